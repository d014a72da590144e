// @module-tag slow
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import type { Project } from './kit/stateroom.ts'
import { aProject, Stateroom, start } from './kit/stateroom.ts'

const config = `import { defineConfig } from 'stateroom-admin'

const open = { read: () => true, create: () => true }

export default defineConfig({
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { slug: 'posts', access: open, fields: [{ name: 'title', type: 'text' }] },
  ],
})
`

const killer = pathToFileURL(inProject('tests/cli/kit/kill-before-rename.mjs')).href

/** A site that was backed up, as each test finds it. */
let site: Project
beforeAll(async () => {
  site = aProject(config)
  await visit(site, (origin) => post(origin, 'Kept'))
  write(site, 'first')
  expect((await run(site, ['backup', 'site.tar.gz'])).code).toBe(0)
}, 600_000)

function copyOfSite(): Project {
  const project = aProject(config)
  cpSync(site.dir, project.dir, { recursive: true })
  return project
}

test('23 a restore that is killed between two renames is told by doctor, and undone by the next start', {
  timeout: 600_000,
  tags: ['long'],
}, async () => {
  const project = copyOfSite()
  await visit(project, (origin) => post(origin, 'Later'))
  write(project, 'second')
  const before = namesIn(project)

  // The note of what is unpacked is the first and the journal the second; then the database, the
  // secret and the files, each out of and into its place.
  for (const rename of [3, 4, 6, 8]) {
    await restoreKilledBefore(project, rename)
    const told = await run(project, ['doctor', '--json'])
    expect([told.code, JSON.parse(told.out).findings]).toEqual([
      1,
      expect.arrayContaining([expect.objectContaining({ check: 'restore', state: 'wrong' })]),
    ])

    const mended = await visit(project, async (origin) => {
      const { docs } = await (await fetch(`${origin}/api/posts?sort=id`)).json()
      expect(docs, `${rename}`).toMatchObject([{ title: 'Kept' }, { title: 'Later' }])
    })
    expect(mended.err).toContain(
      'An interrupted restore was undone: content, files and secret are as they were before it.',
    )
    expect(read(project)).toEqual(['second', 'second'])
    expect(namesIn(project), `${rename}`).toEqual(before)
  }
  expect(JSON.parse((await run(project, ['doctor', '--json'])).out).ok).toBe(true)

  expect((await run(project, ['restore', 'site.tar.gz', '--yes'])).code).toBe(0)
  expect(read(project)).toEqual(['first', 'first'])
})

test('23 what a restore has unpacked before it was killed goes at the next command, without a word', {
  timeout: 600_000,
}, async () => {
  const project = copyOfSite()
  const before = namesIn(project)

  for (const rename of [1, 2]) {
    await restoreKilledBefore(project, rename)
    expect(namesIn(project)).not.toEqual(before)

    expect((await run(project, ['migrate', 'status'])).err).not.toContain('restore')
    expect(namesIn(project), `${rename}`).toEqual(before)
  }
})

test('23 migrations and the config of a user are those of the site before a restore was killed', {
  timeout: 600_000,
}, async () => {
  const project = copyOfSite()

  for (const next of [
    ['migrate', 'status'],
    ['config', '--user', 'ada@site.example'],
  ]) {
    await restoreKilledBefore(project, 4)
    expect((await run(project, next)).err).toContain('An interrupted restore was undone')
    expect((await run(project, next)).err).not.toContain('An interrupted restore was undone')
  }
})

test('23 Ctrl-C leaves nothing of a backup, which has the secret in it', {
  timeout: 600_000,
}, async () => {
  const project = copyOfSite()
  const before = readdirSync(project.dir).sort()

  const stopped = await run(project, ['backup', 'again.tar.gz'], {
    ...{ KILL_BEFORE_RENAME: '1', KILL_WITH: 'SIGINT', NODE_OPTIONS: `--import=${killer}` },
  })

  expect(stopped.code, stopped.err).toBe(130)
  expect(readdirSync(project.dir).sort()).toEqual(before)
})

async function restoreKilledBefore(project: Project, rename: number): Promise<void> {
  const killed = await run(project, ['restore', 'site.tar.gz', '--yes'], {
    KILL_BEFORE_RENAME: `${rename}`,
    NODE_OPTIONS: `--import=${killer}`,
  })
  expect(killed.code, killed.out).toBe(null)
}

const places = ['secret', 'files/notes.txt']

function write({ dataDir }: Project, text: string): void {
  mkdirSync(join(dataDir, 'files'), { recursive: true })
  for (const place of places) writeFileSync(join(dataDir, place), text.padEnd(32, '.'))
}

const read = ({ dataDir }: Project): string[] =>
  places.map((place) => readFileSync(join(dataDir, place), 'utf8').replaceAll('.', ''))

/** Without what SQLite keeps beside its file. */
const namesIn = ({ dataDir }: Project): string[] =>
  readdirSync(dataDir, { recursive: true })
    .map(String)
    .filter((name) => !/-(wal|shm)$/.test(name))
    .sort()

async function run(
  project: Project,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const stateroom = new Stateroom(project, args, env)
  const code = await stateroom.ends()
  return { code, out: stateroom.out, err: stateroom.err }
}

/** Starts the site, does something there, and stops it. */
async function visit(project: Project, work: (origin: string) => Promise<void>) {
  const server = start(project)
  const [, origin = ''] = await server.says(/^Stateroom is ready at (http:\/\/localhost:\d+)/m)
  await work(origin)
  server.child.kill('SIGTERM')
  await server.ends()
  return server
}

async function post(origin: string, title: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ title })
  const { status } = await fetch(`${origin}/api/posts`, { method: 'POST', headers, body })
  expect(status).toBe(201)
}
