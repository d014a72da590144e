import { text } from 'node:stream/consumers'
import { Problem } from '#problems'
import type { Reading } from './each-entry.ts'
import { damaged, eachEntry, noSpace } from './each-entry.ts'
import type { Manifest } from './manifest.ts'
import { backupFormat, manifestName, manifestSchema } from './manifest.ts'

/** Bytes; about 600,000 files. It is the only entry that is read into memory. */
const largestManifest = 2 ** 27

/** What a backup says it holds. It's the last entry, so all others are passed over and counted. */
export async function readManifest(reading: Reading): Promise<Manifest> {
  const { file, room } = reading
  let manifest: Manifest | null = null
  await eachEntry(reading, async ({ body, name, size }) => {
    if (manifest) throw damaged(file, `${name} comes after its manifest`)
    if (name !== manifestName) return body.cancel()
    if (size > largestManifest) throw damaged(file, 'its manifest is too large')
    manifest = manifestSchema.parse(JSON.parse(await text(body)))
  })
  return checked(manifest, { file, room })
}

function checked(manifest: Manifest | null, { file, room }: Reading): Manifest {
  if (!manifest) throw damaged(file, 'its manifest is missing')
  const { entries, format } = manifest
  if (format !== backupFormat) {
    const details = { file, found: `${format}`, own: `${backupFormat}` }
    throw new Problem('backup.otherFormat', { details })
  }
  if (entries.reduce((sum, { size }) => sum + size, 0) > room) throw noSpace()
  return manifest
}
