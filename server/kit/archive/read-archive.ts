import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { posix } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { Problem } from '#config-schema'
import type { ArchiveEntry, Manifest } from './manifest.ts'
import { backupFormat, manifestName, manifestSchema } from './manifest.ts'

/** Takes the content of an entry, all of it. */
export type TakeEntry = (path: string, content: AsyncIterable<Uint8Array>) => Promise<void>

/** Reads a backup to its end and compares every entry with the manifest. */
export async function readArchive(file: string, take: TakeEntry): Promise<Manifest> {
  const read: ArchiveEntry[] = []
  const manifest = await entriesOf(file, read, take)
  if (!manifest) throw damaged(file, 'its manifest is missing')
  if (manifest.format !== backupFormat) {
    const details = { file, found: `${manifest.format}`, own: `${backupFormat}` }
    throw new Problem('backup.otherFormat', { details })
  }
  const found = new Map(read.map((entry) => [entry.path, entry]))
  for (const { path, sha256, size } of manifest.entries) {
    const entry = found.get(path)
    if (!entry) throw damaged(file, `${path} is missing`)
    if (entry.sha256 !== sha256 || entry.size !== size) throw damaged(file, `${path} has changed`)
    found.delete(path)
  }
  const [extra] = found.keys()
  if (extra !== undefined) throw damaged(file, `${extra} isn’t in its manifest`)
  return manifest
}

async function entriesOf(
  file: string,
  read: ArchiveEntry[],
  take: TakeEntry,
): Promise<Manifest | null> {
  let manifest: Manifest | null = null
  let isGzip = false
  const gunzip = createGunzip().once('data', () => {
    isGzip = true
  })
  const bytes = createReadStream(file)
  bytes.once('error', (thrown) => gunzip.destroy(thrown))
  bytes.pipe(gunzip)
  try {
    const entries = Readable.toWeb(gunzip).pipeThrough(createTarDecoder({ strict: true }) as never)
    for await (const { body, header } of entries as unknown as AsyncIterable<TarEntry>) {
      if (header.name === manifestName) {
        manifest = manifestSchema.parse(JSON.parse(await text(body as never)))
      } else read.push(await readEntry(header, body, file, take))
    }
    return manifest
  } catch (thrown) {
    throw asProblem(thrown, file, isGzip)
  } finally {
    bytes.destroy()
    gunzip.destroy()
  }
}

interface TarEntry {
  header: { name: string; type?: string }
  body: ReadableStream<Uint8Array>
}

async function readEntry(
  { name, type = 'file' }: TarEntry['header'],
  body: TarEntry['body'],
  file: string,
  take: TakeEntry,
): Promise<ArchiveEntry> {
  if (type !== 'file' || !staysInside(name)) {
    throw new Problem('backup.unsafe', { details: { file, entry: name } })
  }
  const hash = createHash('sha256')
  let size = 0
  async function* hashed() {
    for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
      hash.update(part)
      size += part.length
      yield part
    }
  }
  await take(name, hashed())
  return { path: name, size, sha256: hash.digest('hex') }
}

/** Whether a path leads nowhere but below the folder that it's put into. */
const staysInside = (path: string): boolean =>
  path !== '' &&
  posix.normalize(path) === path &&
  !posix.isAbsolute(path) &&
  !path.startsWith('..') &&
  !/[\\\0]|^[A-Za-z]:/.test(path)

function asProblem(thrown: unknown, file: string, isGzip: boolean): unknown {
  if (thrown instanceof Problem) return thrown
  const { code = '', message } = thrown as NodeJS.ErrnoException
  if (/^(ENOENT|EISDIR|EACCES)$/.test(code)) {
    return new Problem('backup.unreadable', { details: { file, reason: code }, cause: thrown })
  }
  // What is wrong with the folder that it's put into isn't wrong with the archive.
  if (/^E[A-Z]+$/.test(code)) return thrown
  return isGzip
    ? damaged(file, message)
    : new Problem('backup.notOne', { details: { file }, cause: thrown })
}

const damaged = (file: string, reason: string): Problem =>
  new Problem('backup.damaged', { details: { file, reason } })
