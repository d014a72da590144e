// @module-tag slow
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import { aPayloadProject, payloadConfig } from './kit/payload-project.ts'
import type { Project } from './kit/stateroom.ts'
import { aProject, Stateroom } from './kit/stateroom.ts'

/** Each command loads the whole server. */
const patience = 300_000

const use = `import type { Config, Post } from './stateroom-types.ts'

export const post: Pick<Post, 'title'> = { title: 'Harbour' }
export const slug: keyof Config['collections'] = 'posts'
// @ts-expect-error a number is no title
export const wrong: Pick<Post, 'title'> = { title: 7 }
`
const tsconfig = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, skipLibCheck: true, target: 'es2023', types: [] },
    ...{ module: 'preserve', allowImportingTsExtensions: true },
  },
  files: ['use.ts'],
}

test(
  '21.5 types are written, compile, and are checked against the config',
  async () => {
    const project = aProject()
    expect(await types(project, '--check')).toEqual([
      1,
      'The types in stateroom-types.ts don’t match the config. Run “stateroom types” and commit the file.\n',
    ])
    expect(await types(project)).toEqual([0, 'Wrote stateroom-types.ts\n'])
    expect(existsSync(project.dataDir), 'nothing is opened').toBe(false)
    expect(written(project)).toContain('run `stateroom types`')
    writeFileSync(join(project.dir, 'use.ts'), use)
    writeFileSync(join(project.dir, 'tsconfig.json'), JSON.stringify(tsconfig))
    await compile(project)

    mkdirSync(join(project.dir, 'node_modules'))
    symlinkSync(inProject('node_modules/payload'), join(project.dir, 'node_modules/payload'))
    expect(await types(project)).toEqual([0, 'Wrote stateroom-types.ts\n'])
    expect(written(project)).toContain("declare module 'payload'")
    await compile(project)

    expect(await types(project, '--check')).toEqual([0, 'stateroom-types.ts is up to date.\n'])
    const config = readFileSync(project.configPath, 'utf8')
    const outputFile = `typescript: { outputFile: 'src/payload-types.ts' },\n  collections: [`
    writeFileSync(project.configPath, config.replace('collections: [', outputFile))
    expect(await types(project)).toEqual([0, 'Wrote src/payload-types.ts\n'])
  },
  patience,
)

test('37.1.10 types finds the config of a Payload project', async () => {
  const project = aPayloadProject({
    'src/payload.config.ts': payloadConfig(
      "collections: [{ slug: 'books', fields: [{ name: 'pages', type: 'number' }] }],",
    ),
  })

  expect(await types(project)).toEqual([0, 'Wrote src/stateroom-types.ts\n'])
  expect(readFileSync(join(project.dir, 'src/stateroom-types.ts'), 'utf8')).toContain(
    'export interface Book',
  )
})

async function types(project: Pick<Project, 'dir'>, ...args: string[]) {
  const stateroom = new Stateroom(project, ['types', ...args])
  const code = await stateroom.ends()
  return [code, stateroom.out + stateroom.err]
}

const written = (project: Project) => readFileSync(join(project.dir, 'stateroom-types.ts'), 'utf8')

const compile = (project: Project) =>
  promisify(execFile)(process.execPath, [
    inProject('node_modules/typescript/bin/tsc'),
    ...['-p', project.dir],
  ])
