// @module-tag slow
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import { sharedBrowser } from '../kit/browser.ts'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'
import { walkThrough } from './kit/walk-through.ts'

const patience = 300_000
const folder = temporaryFolder('any-project')
const testing = manifest('packages/testing/package.json')

beforeAll(() => {
  const made = spawnSync(process.execPath, ['scripts/run.mjs', 'build-testing'], {
    cwd: inProject(''),
    encoding: 'utf8',
  })
  expect(made.status, made.stderr).toBe(0)
  installIn(folder)
}, 120_000)

test('22.12 the walk-through of the flight booker works to the letter', {
  timeout: patience,
}, async () => {
  const { executablePath, env: browser } = await sharedBrowser()
  const env = { ...process.env, ...browser, CI: '', STATEROOM_BROWSER: executablePath }
  const isSkipped = (command: string) => /^npm install|playwright install/.test(command)

  const walked = await walkThrough('docs/qa/any-project.md', { folder, env, isSkipped })

  for (const { command, expected, said, status } of walked)
    expect(status, `${command}\n${said}`).toBe(expected)
  expect(walked.map(({ command }) => command).at(-1)).toMatch(/--rung browser/)
})

test('34.5 so does the page for who comes from @xstate/test', { timeout: patience }, async () => {
  const folder = temporaryFolder('from-xstate-test')
  installIn(folder)
  const isSkipped = (command: string) => command.startsWith('npm install')

  const walked = await walkThrough('docs/qa/coming-from-xstate-test.md', {
    folder,
    env: { ...process.env, CI: '' },
    isSkipped,
  })

  for (const { command, expected, said, status } of walked)
    expect(status, `${command}\n${said}`).toBe(expected)
  expect(walked.at(-1)).toMatchObject({ command: 'npx vitest run' })
  expect(walked.at(-1)!.said).toMatch(/4 passed/)
})

test('22.12 the package asks for what the project has, and for no panel, server or browser', () => {
  const whole = manifest('package.json')
  const versions = { ...whole.devDependencies, ...whole.dependencies }

  expect(testing.version).toBe(whole.version)
  // At least what it is tested with here.
  for (const [name, version] of Object.entries(testing.dependencies))
    expect(`${name}@${version}`).toBe(`${name}@^${versions[name]!.replace('^', '')}`)
  expect(Object.keys(testing.dependencies).sort()).toEqual([
    'commander',
    'i18next',
    'jiti',
    'react',
  ])
})

interface Manifest {
  version: string
  dependencies: Record<string, string>
  devDependencies?: Record<string, string>
}

function manifest(path: string): Manifest {
  return JSON.parse(readFileSync(inProject(path), 'utf8'))
}

/**
 * The folder of somebody who has installed the package and what the page names: nothing else of this
 * project is to be found there.
 */
function installIn(where: string): void {
  const modules = join(where, 'node_modules')
  const own = join(modules, 'stateroom-testing')
  mkdirSync(join(modules, '.bin'), { recursive: true })
  for (const part of ['package.json', 'dist'])
    cpSync(inProject(`packages/testing/${part}`), join(own, part), { recursive: true })
  const named = ['xstate', 'typescript', '@playwright/test', '@types/node', 'vitest']
  for (const name of [...named, ...Object.keys(testing.dependencies)]) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(inProject(`node_modules/${name}`), join(modules, name))
  }
  symlinkSync(join(own, 'dist/node/cli.js'), join(modules, '.bin/stateroom'))
  symlinkSync(inProject('node_modules/typescript/bin/tsc'), join(modules, '.bin/tsc'))
  symlinkSync(inProject('node_modules/vitest/vitest.mjs'), join(modules, '.bin/vitest'))
  writeFileSync(join(where, 'package.json'), '{ "private": true }')
}
