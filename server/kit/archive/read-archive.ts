import { createHash } from 'node:crypto'
import type { PackedEntry } from './each-entry.ts'
import { damaged, eachEntry } from './each-entry.ts'
import type { ArchiveEntry, Manifest } from './manifest.ts'
import { manifestName } from './manifest.ts'
import { readManifest } from './read-manifest.ts'

/** Takes the content of an entry, all of it. */
export type TakeEntry = (path: string, content: AsyncIterable<Uint8Array>) => Promise<void>

interface Bounds {
  /** Bytes that there's room for. */
  room?: number
  /** As it was written a moment ago; otherwise the archive is read for it first. */
  manifest?: Manifest
}

/**
 * Reads a backup to its end and compares every entry with the manifest. An entry is taken once its
 * size is the manifest's: a few kilobytes could fill the disk before anyone knows that they're wrong.
 */
export async function readArchive(
  file: string,
  take: TakeEntry,
  { manifest: known, room = Number.POSITIVE_INFINITY }: Bounds = {},
): Promise<Manifest> {
  const reading = { file, room }
  const manifest = known ?? (await readManifest(reading))
  const missing = new Map(manifest.entries.map((entry) => [entry.path, entry]))
  await eachEntry(reading, async (entry) => {
    const { body, name, size } = entry
    if (name === manifestName) return body.cancel()
    const listed = missing.get(name)
    if (!listed) throw damaged(file, `${name} isn’t in its manifest`)
    if (listed.size !== size) throw damaged(file, `${name} has changed`)
    missing.delete(name)
    await takeEntry(entry, listed, { file, take })
  })
  const [path] = missing.keys()
  if (path !== undefined) throw damaged(file, `${path} is missing`)
  return manifest
}

async function takeEntry(
  { body, name }: PackedEntry,
  { sha256, size }: ArchiveEntry,
  { file, take }: { file: string; take: TakeEntry },
): Promise<void> {
  const hash = createHash('sha256')
  let read = 0
  async function* hashed() {
    for await (const part of body) {
      hash.update(part)
      read += part.length
      yield part
    }
  }
  await take(name, hashed())
  if (read !== size || hash.digest('hex') !== sha256) throw damaged(file, `${name} has changed`)
}
