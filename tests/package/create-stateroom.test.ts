// @module-tag slow
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildWhatIsStale } from '../../scripts/kit/build-parts.ts'
import { inProject } from '../../scripts/kit/root.ts'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'

const folder = inProject('packages/create-stateroom')
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

test('23 CLI-1 create-stateroom has the version of Stateroom, and depends on exactly that one', () => {
  const { engines, license, version } = read(inProject('package.json'))
  expect(read(join(folder, 'package.json'))).toMatchObject({
    ...{ engines, license, version, dependencies: { 'stateroom-admin': version } },
  })
})

test('23 CLI-1 create-stateroom is stateroom create, with its flags and exit codes', async () => {
  await buildWhatIsStale()
  const dir = temporaryFolder('create-stateroom')
  mkdirSync(join(dir, 'node_modules'))
  cpSync(folder, join(dir, 'node_modules/create-stateroom'), { recursive: true })
  symlinkSync(inProject(''), join(dir, 'node_modules/stateroom-admin'))
  const create = (...args: string[]) =>
    spawnSync(join(dir, 'node_modules/create-stateroom/create-stateroom.js'), args, {
      ...{ cwd: dir, encoding: 'utf8', env: { PATH: process.env.PATH, LANG: 'C.UTF-8' } },
    })

  const { status, stderr, stdout } = create('demo', '--template', 'docs', '--yes')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('Created demo with 9 files.')
  expect(read(join(dir, 'demo/package.json')).name).toBe('demo')
  expect(create('demo', '--yes').status).toBe(2)
})
