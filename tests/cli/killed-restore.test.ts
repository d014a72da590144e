// @module-tag slow
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
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

test('23 a restore that is killed between two renames is told by doctor, and undone by the next start', {
  timeout: 600_000,
}, async () => {
  const project = aProject(config)
  await visit(project, (origin) => post(origin, 'Kept'))
  write(project, 'first')
  expect((await run(project, ['backup', 'site.tar.gz'])).code).toBe(0)
  await visit(project, (origin) => post(origin, 'Later'))
  write(project, 'second')
  const before = namesIn(project)

  // The journal is the first; then the database, the secret and the files, each out of and into its place.
  for (const KILL_BEFORE_RENAME of ['2', '3', '5', '7']) {
    const killed = await run(project, ['restore', 'site.tar.gz', '--yes'], {
      ...{ KILL_BEFORE_RENAME, NODE_OPTIONS: `--import=${killer}` },
    })
    expect(killed.code, killed.out).toBe(null)
    const told = await run(project, ['doctor', '--json'])
    expect([told.code, JSON.parse(told.out).findings]).toEqual([
      1,
      expect.arrayContaining([expect.objectContaining({ check: 'restore', state: 'wrong' })]),
    ])

    const mended = await visit(project, async (origin) => {
      const { docs } = await (await fetch(`${origin}/api/posts?sort=id`)).json()
      expect(docs, KILL_BEFORE_RENAME).toMatchObject([{ title: 'Kept' }, { title: 'Later' }])
    })
    expect(mended.err).toContain(
      'An interrupted restore was undone: content, files and secret are as they were before it.',
    )
    expect(read(project)).toEqual(['second', 'second'])
    expect(namesIn(project), KILL_BEFORE_RENAME).toEqual(before)
  }
  expect(JSON.parse((await run(project, ['doctor', '--json'])).out).ok).toBe(true)

  expect((await run(project, ['restore', 'site.tar.gz', '--yes'])).code).toBe(0)
  expect(read(project)).toEqual(['first', 'first'])
})

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
