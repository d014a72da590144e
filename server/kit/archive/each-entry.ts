import { createReadStream } from 'node:fs'
import { posix } from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { Problem } from '#problems'

export interface PackedEntry {
  name: string
  /** In bytes, as the archive says; there are no more of them. */
  size: number
  body: AsyncIterable<Uint8Array> & Pick<ReadableStream, 'cancel'>
}

export interface Reading {
  file: string
  /** Bytes that the archive may have when it's unpacked. */
  room: number
}

/** Visits one entry after the other, in constant memory. A path that leads elsewhere is refused before its visit. */
export async function eachEntry(
  { file, room }: Reading,
  visit: (entry: PackedEntry) => Promise<void>,
): Promise<void> {
  let isGzip = false
  const gunzip = createGunzip().once('data', () => {
    isGzip = true
  })
  const bytes = createReadStream(file)
  bytes.once('error', (thrown) => gunzip.destroy(thrown))
  bytes.pipe(gunzip)
  try {
    const unpacked = Readable.toWeb(Readable.from(upTo(room, gunzip)))
    const entries = unpacked.pipeThrough(createTarDecoder({ strict: true }) as never)
    for await (const { body, header } of entries as unknown as AsyncIterable<TarEntry>) {
      const { name, size, type = 'file' } = header
      if (type !== 'file' || !staysInside(name)) {
        throw new Problem('backup.unsafe', { details: { file, entry: name } })
      }
      await visit({ name, size, body })
    }
  } catch (thrown) {
    throw asProblem(thrown, file, isGzip)
  } finally {
    bytes.destroy()
    gunzip.destroy()
  }
}

interface TarEntry {
  header: { name: string; size: number; type?: string }
  body: PackedEntry['body']
}

async function* upTo(room: number, parts: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let read = 0
  for await (const part of parts) {
    read += part.length
    if (read > room) throw noSpace()
    yield part
  }
}

/** What the system says where there's no room. */
export const noSpace = (): NodeJS.ErrnoException =>
  Object.assign(new Error('No space is left.'), { code: 'ENOSPC' })

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

export const damaged = (file: string, reason: string): Problem =>
  new Problem('backup.damaged', { details: { file, reason } })
