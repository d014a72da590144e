// @module-tag slow
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { expect, test } from 'vitest'
import type { Project } from './kit/stateroom.ts'
import { aProject, Stateroom, start } from './kit/stateroom.ts'

/** Each command loads the whole server. */
const patience = 1_200_000

const config = `import { defineConfig } from 'stateroom-admin'

const open = { read: () => true, create: () => true, update: () => true }

export default defineConfig({
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { slug: 'posts', access: open, fields: [{ name: 'title', type: 'text' }] },
    { slug: 'media', access: open, upload: true, fields: [] },
    { slug: 'maps', access: open, upload: { staticDir: new URL('maps', import.meta.url).pathname }, fields: [] },
  ],
})
`

test(
  '23 CLI-1 a site is backed up while it runs, and restored when it has stopped',
  async () => {
    const project = aProject(config)
    expect(await run(project, 'backup')).toMatchObject({
      code: 4,
      err: `There’s no database at ${join(project.dataDir, 'stateroom.db')} yet. Start the site once, or set STATEROOM_DATA to the folder that it uses.`,
    })

    const server = start(project)
    const [, origin = ''] = await server.says(/^Stateroom is ready at (http:\/\/localhost:\d+)/m)
    await send(origin, 'posts', { title: 'Kept' })
    await send(origin, 'media', file('harbour.txt', 'first'))
    await send(origin, 'maps', file('coast.txt', 'coast'))

    const backup = await run(project, 'backup', 'site.tar.gz', '--json')
    expect(JSON.parse(backup.out)).toMatchObject({
      file: join(project.dir, 'site.tar.gz'),
      documents: { users: 0, posts: 1, media: 1, maps: 1 },
      // The database, the secret and two files.
      entries: 4,
    })
    expect(await run(project, 'backup', 'site.tar.gz')).toMatchObject({
      code: 2,
      err: `${join(project.dir, 'site.tar.gz')} already exists. Choose another file, or delete it first.`,
    })
    expect(
      readdirSync(project.dir).filter((name) => name.startsWith('.site')),
      'no leftovers',
    ).toEqual([])
    expect(await run(project, 'restore', 'site.tar.gz', '--yes')).toMatchObject({
      code: 4,
      err: `A server is using the database ${join(project.dataDir, 'stateroom.db')}. Nothing was changed. Stop it, then restore again.`,
    })
    expect((await run(project, 'restore', 'site.tar.gz', '--dry-run')).out).toMatch(
      /^site\.tar\.gz is complete, from .+\. Documents: 3, files: 2\. Nothing was changed\.\n$/,
    )
    await send(origin, 'posts', { title: 'Later' })
    await send(origin, 'media', file('later.txt', 'later'))
    await stop(server)

    const before = snapshotOf(project)
    expect(await run(project, 'restore', 'site.tar.gz')).toMatchObject({
      code: 2,
      err: `Nothing was changed. This replaces the content of ${project.dataDir}; if that’s right, run the command again with --yes.`,
    })
    expect(snapshotOf(project)).toEqual(before)

    const restored = await run(project, 'restore', 'site.tar.gz', '--yes', '--json')
    expect([restored.code, restored.err]).toEqual([0, ''])
    const { kept } = JSON.parse(restored.out) as { kept: { from: string; to: string }[] }
    expect(kept.map(({ from }) => from)).toEqual([
      join(project.dataDir, 'stateroom.db'),
      join(project.dataDir, 'secret'),
      join(project.dataDir, 'files'),
      join(project.dir, 'maps'),
    ])
    expect(kept.every(({ to }) => existsSync(to))).toBe(true)
    expect(readdirSync(join(project.dataDir, 'files/media'))).toEqual(['harbour.txt'])

    const again = start(project)
    const [, there = ''] = await again.says(/^Stateroom is ready at (http:\/\/localhost:\d+)/m)
    const { docs } = await (await fetch(`${there}/api/posts`)).json()
    expect(docs).toMatchObject([{ title: 'Kept' }])
    expect(await (await fetch(`${there}/api/media/file/harbour.txt`)).text()).toBe('first')
    expect(await (await fetch(`${there}/api/maps/file/coast.txt`)).text()).toBe('coast')
    await stop(again)
  },
  patience,
)

const entry = (name: string, body: string) => ({ header: { name, size: body.length }, body })
const manifest = (entries: object[] = []) =>
  entry(
    'manifest.json',
    JSON.stringify({
      ...{ format: 1, stateroom: '0.1.0', createdAt: '2026-11-25T10:00:00.000Z' },
      ...{ documents: {}, entries },
    }),
  )
const hashOfOther = 'd9298a10d1b0735837dc4bd85dac641b0f3cef27a47e5d53a54f2f3f5b2fcffa'

test.each([
  ['text', null, 'isn’t a backup. Pass an archive that “stateroom backup” wrote.'],
  [
    'a changed byte',
    [entry('files/a', 'otter'), manifest([{ path: 'files/a', size: 5, sha256: hashOfOther }])],
    'is damaged: files/a has changed. Nothing was changed.',
  ],
  [
    'more than its manifest says',
    [
      entry('files/a', '\0'.repeat(2 ** 22)),
      manifest([{ path: 'files/a', size: 5, sha256: hashOfOther }]),
    ],
    'is damaged: files/a has changed. Nothing was changed.',
  ],
  ['a path that leads elsewhere', [entry('../a', 'other'), manifest()], '“../a” would be written'],
  [
    'the files of another config',
    [
      entry('folders/maps/a', 'other'),
      manifest([{ path: 'folders/maps/a', size: 5, sha256: hashOfOther }]),
    ],
    'is of another config',
  ],
])(
  '23 a restore of %s is refused, and nothing is left of it',
  async (_what, entries, said) => {
    const project = aProject()
    const bytes = entries ? gzipSync(Buffer.from(await packTar(entries))) : 'no archive'
    writeFileSync(join(project.dir, 'site.tar.gz'), bytes)

    const { code, err, out } = await run(project, 'restore', 'site.tar.gz', '--yes')

    expect([code, out, err]).toEqual([2, '', expect.stringContaining(said)])
    const left = readdirSync(project.dir, { recursive: true }).map(String)
    expect(left.filter((name) => /restoring|before-|files|stateroom\.db/.test(name))).toEqual([])
  },
  patience,
)

test(
  '23 what other tools copy better is left to them, with their names',
  async () => {
    const project = aProject()
    const postgres = { DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:1/none' }
    const stateroom = new Stateroom(project, ['backup'], postgres)
    expect([await stateroom.ends(), stateroom.err.trim()]).toEqual([
      2,
      `This site’s database is PostgreSQL, which its own tools copy and restore consistently: use “pg_dump --format=custom” and “pg_restore”. Copy the folder ${project.dataDir} as well, for the uploaded files and the secret.`,
    ])
    expect(existsSync(project.dataDir), 'nothing is made').toBe(false)
  },
  patience,
)

test('37.1.10 a backup speaks of a secret only where it holds the one that is used', async () => {
  const project = aProject(config)
  const env = { STATEROOM_SECRET: 'a-secret-of-thirty-two-characters' }
  const server = start(project, env)
  await server.says(/^Started/m)
  await stop(server)
  const elsewhere = new Stateroom(project, ['backup', 'one.tar.gz'], env)
  expect(await elsewhere.ends()).toBe(0)
  expect(elsewhere.out).toContain(
    '\nThe secret isn’t in it, since STATEROOM_SECRET or the config has it: keep that, too.',
  )

  const own = start(project)
  await own.says(/^Started/m)
  await stop(own)
  expect((await run(project, 'backup', 'two.tar.gz')).out).toContain('\nIts secret signs sessions')
})

async function run(project: Project, ...args: string[]) {
  const stateroom = new Stateroom(project, args)
  const code = await stateroom.ends()
  return { code, out: stateroom.out, err: stateroom.err.trim() }
}

async function stop(server: Stateroom): Promise<void> {
  server.child.kill('SIGTERM')
  await server.ends()
}

/** Everything of a site, and nothing that a refused command leaves behind. */
const snapshotOf = ({ dataDir, dir }: Project) => [
  // SQLite moves what is in its log into the file.
  readdirSync(dataDir, { recursive: true })
    .filter((name) => !/-(wal|shm)$/.test(String(name)))
    .sort(),
  readdirSync(join(dir, 'maps')),
  readdirSync(dir).filter((name) => name.includes('restor')),
]

const file = (name: string, content: string): FormData => {
  const form = new FormData()
  form.set('file', new File([content], name, { type: 'text/plain' }))
  return form
}

async function send(origin: string, collection: string, body: object): Promise<void> {
  const isForm = body instanceof FormData
  const answer = await fetch(`${origin}/api/${collection}`, {
    method: 'POST',
    body: isForm ? body : JSON.stringify(body),
    ...(!isForm && { headers: { 'content-type': 'application/json' } }),
  })
  expect(answer.status, await answer.text()).toBe(201)
}
