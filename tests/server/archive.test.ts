import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { TarEntry } from 'modern-tar'
import { packTar } from 'modern-tar'
import { expect, test } from 'vitest'
import { readArchive } from '../../server/kit/archive/read-archive.ts'
import { writeArchive } from '../../server/kit/archive/write-archive.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

const facts = {
  ...{ format: 1, stateroom: '1.2.3', createdAt: '2026-11-25T10:00:00.000Z' },
  documents: { posts: 3 },
}
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex')

async function written(): Promise<string> {
  const dir = temporaryFolder('archive')
  writeFileSync(join(dir, 'one.txt'), 'one')
  writeFileSync(join(dir, 'large.bin'), Buffer.alloc(300_000, 7))
  const file = join(dir, 'backup.tar.gz')
  async function* files() {
    yield { path: 'files/one.txt', source: join(dir, 'one.txt') }
    yield { path: 'files/deleted.txt', source: join(dir, 'deleted.txt') }
    yield { path: `files/${'long/'.repeat(60)}größe.bin`, source: join(dir, 'large.bin') }
  }
  await writeArchive(file, files(), facts)
  return file
}

async function packed(entries: readonly TarEntry[], change = (bytes: Buffer) => bytes) {
  const file = join(temporaryFolder('archive'), 'backup.tar.gz')
  writeFileSync(file, change(gzipSync(Buffer.from(await packTar(entries)))))
  return file
}

const entry = (name: string, body: string, type?: 'symlink'): TarEntry => ({
  header: { name, size: type ? 0 : body.length, ...(type && { type, linkname: body }) },
  ...(!type && { body }),
})
const manifest = (more: object = {}) =>
  entry('manifest.json', JSON.stringify({ ...facts, entries: [], ...more }))
const listed = (path: string, content: string) => ({
  entries: [{ path, size: content.length, sha256: sha256(content) }],
})

async function contentsOf(file: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  await readArchive(file, async (path, bytes) => {
    found[path] = (await text(bytes as never)).length
  })
  return found
}

test('23 a backup has every file that is still there, and is read as it was written', async () => {
  expect(await contentsOf(await written())).toEqual({
    'files/one.txt': 3,
    [`files/${'long/'.repeat(60)}größe.bin`]: 300_000,
  })
})

test('23 a backup that was cut at any place is damaged', async () => {
  const file = await written()
  const whole = readFileSync(file)
  for (const part of [0.2, 0.5, 0.9, 0.999]) {
    writeFileSync(file, whole.subarray(0, Math.floor(whole.length * part)))
    await expect(contentsOf(file)).rejects.toMatchObject({ code: 'backup.damaged' })
  }
  const tar = gunzipSync(whole)
  writeFileSync(file, gzipSync(tar.subarray(0, tar.length - 4096)))
  await expect(contentsOf(file)).rejects.toMatchObject({ code: 'backup.damaged' })
})

test.each([
  [
    'a changed byte',
    [entry('files/a', 'otter'), manifest(listed('files/a', 'other'))],
    'files/a has changed',
  ],
  ['a file too few', [manifest(listed('files/a', 'other'))], 'files/a is missing'],
  ['a file too many', [entry('files/a', 'other'), manifest()], 'files/a isn’t in its manifest'],
  ['no manifest', [entry('files/a', 'other')], 'its manifest is missing'],
])('23 a backup with %s is damaged', async (_what, entries, reason) => {
  await expect(contentsOf(await packed(entries))).rejects.toMatchObject({
    code: 'backup.damaged',
    details: { reason },
  })
})

test.each([
  '../outside',
  'files/../../outside',
  '/etc/outside',
  'files\\..\\outside',
  'C:/outside',
])('23 a backup that would write to %s is refused before that', async (name) => {
  const taken: string[] = []
  const file = await packed([entry(name, 'other'), manifest(listed(name, 'other'))])
  await expect(
    readArchive(file, async (path) => {
      taken.push(path)
    }),
  ).rejects.toMatchObject({ code: 'backup.unsafe', details: { entry: name } })
  expect(taken).toEqual([])
})

test('23 a backup with a link is refused', async () => {
  const file = await packed([entry('files/a', '/etc', 'symlink'), manifest()])
  await expect(contentsOf(file)).rejects.toMatchObject({ code: 'backup.unsafe' })
})

test('23 what is no backup, or one of a later version, says so', async () => {
  const file = join(temporaryFolder('archive'), 'backup.tar.gz')
  writeFileSync(file, 'just some text that is no archive at all')
  await expect(contentsOf(file)).rejects.toMatchObject({ code: 'backup.notOne' })
  await expect(contentsOf(`${file}.missing`)).rejects.toMatchObject({ code: 'backup.unreadable' })
  await expect(contentsOf(await packed([manifest({ format: 2 })]))).rejects.toMatchObject({
    code: 'backup.otherFormat',
    details: { found: '2', own: '1' },
  })
})

const zeros = (size: number) => '\0'.repeat(size)

/** What is taken of an archive before it's refused, in bytes, and how it's refused. */
async function takenOf(file: string, room?: number) {
  let taken = 0
  const thrown = await readArchive(
    file,
    async (_path, bytes) => {
      for await (const part of bytes) taken += part.length
    },
    room === undefined ? {} : { room },
  ).then(
    () => null,
    (reason: unknown) => reason,
  )
  return { taken, thrown }
}

test.each([
  [
    'more than its manifest says',
    [entry('files/a', zeros(2 ** 24)), manifest(listed('files/a', 'a'))],
  ],
  [
    'what its manifest doesn’t list',
    [entry('files/a', 'a'), entry('files/b', zeros(2 ** 24)), manifest(listed('files/a', 'a'))],
  ],
  ['more after its manifest', [manifest(), entry('files/a', zeros(2 ** 24))]],
  [
    'a file twice',
    [entry('files/a', 'a'), entry('files/a', 'a'), manifest(listed('files/a', 'a'))],
  ],
  ['a manifest without end', [entry('manifest.json', zeros(2 ** 27 + 1))]],
])(
  '23 18 of a small archive with %s nothing is unpacked beyond its manifest',
  async (_what, entries) => {
    const file = await packed(entries)
    expect(statSync(file).size).toBeLessThan(2 ** 19)

    const { taken, thrown } = await takenOf(file)

    expect(thrown).toMatchObject({ code: 'backup.damaged' })
    expect(taken).toBeLessThanOrEqual(1)
  },
)

test('23 18 a backup that claims more than there is room for is refused before it is unpacked', async () => {
  const honest = [entry('files/a', zeros(2 ** 24)), manifest(listed('files/a', zeros(2 ** 24)))]
  const liar = [
    entry('files/a', 'a'),
    manifest({ entries: [{ path: 'files/a', size: 2 ** 50, sha256: sha256('a') }] }),
  ]

  for (const entries of [honest, liar]) {
    expect(await takenOf(await packed(entries), 2 ** 22)).toMatchObject({
      taken: 0,
      thrown: { code: 'ENOSPC' },
    })
  }
  expect(await takenOf(await packed(honest), 2 ** 25)).toEqual({ taken: 2 ** 24, thrown: null })
})
