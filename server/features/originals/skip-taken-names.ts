import { writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { PayloadRequest, SanitizedCollectionConfig, TypeWithID } from 'payload'
import { isStored } from './from-storage.ts'

/**
 * Payload gives a copy's file the next name that neither a document nor the folder has. A file that only
 * a draft has is in the storage alone, and would be overwritten: its name is taken in the folder, too.
 */
export async function skipTakenNames(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { doc, filename, folder }: { doc: TypeWithID; filename: string; folder: string },
): Promise<void> {
  for (let name = nextName(filename); ; name = nextName(name)) {
    const where = { filename: { equals: name } }
    if (await req.payload.db.findOne({ collection: collection.slug, where, req })) continue
    if (!(await isStored(req, collection, { doc, filename: name }))) return
    await writeFile(join(folder, name), '')
  }
}

function nextName(filename: string): string {
  const { ext, name } = parse(filename)
  const [, stem = name, count = '0'] = /^(.*)-(\d+)$/.exec(name) ?? []
  return `${stem}-${Number(count) + 1}${ext}`
}
