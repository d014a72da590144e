import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DefaultDocumentIDType, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import type { CropArea } from '#contracts/files'
import { isRecord } from '#contracts/is-record'

/** A picture as it was before its first crop. */
export interface KeptOriginal {
  path: string
  mimeType: string
  /** The part of it that is shown. */
  crop: CropArea
}

const area = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})

const factsShape = z.object({ mimeType: z.string(), crop: area })

/** Crops of files in a bucket are Payload's own: nothing is kept beside them. */
export const keepsOriginals = ({ upload }: SanitizedCollectionConfig): boolean =>
  Boolean(upload) && upload.crop !== false && !upload.disableLocalStorage

/** Beside the collection's own folder, out of which files are served by name. */
const folderOf = ({ slug, upload }: SanitizedCollectionConfig): string =>
  join(dirname(upload.staticDir ?? slug), '.originals', slug)

const pathOf = (collection: SanitizedCollectionConfig, id: DefaultDocumentIDType): string =>
  join(folderOf(collection), encodeURIComponent(String(id)))

/** The original of a document's picture; null where it was never cropped. */
export async function originalOf(
  collection: SanitizedCollectionConfig,
  id: DefaultDocumentIDType,
): Promise<KeptOriginal | null> {
  if (!keepsOriginals(collection)) return null
  const path = pathOf(collection, id)
  const written = await readFile(`${path}.json`, 'utf8').catch(() => null)
  const { data } = factsShape.safeParse(parsed(written))
  return data ? { path, ...data } : null
}

/** Keeps the picture that a document has now, unless one is kept already. */
export async function keepOriginal(
  collection: SanitizedCollectionConfig,
  doc: { id: DefaultDocumentIDType; filename: string; mimeType: string },
): Promise<KeptOriginal> {
  const kept = await originalOf(collection, doc.id)
  if (kept) return kept
  const path = pathOf(collection, doc.id)
  await mkdir(folderOf(collection), { recursive: true })
  // What an interrupted crop has left is the same picture, whole or in part.
  await copyFile(join(collection.upload.staticDir ?? '', doc.filename), `${path}.part`)
  await rename(`${path}.part`, path)
  const facts = { mimeType: doc.mimeType, crop: wholePicture }
  await noteCrop(collection, doc.id, facts)
  return { path, ...facts }
}

export async function noteCrop(
  collection: SanitizedCollectionConfig,
  id: DefaultDocumentIDType,
  facts: Pick<KeptOriginal, 'mimeType' | 'crop'>,
): Promise<void> {
  const path = `${pathOf(collection, id)}.json`
  await writeFile(`${path}.part`, JSON.stringify(facts))
  await rename(`${path}.part`, path)
}

/** Its document has another file now, or is gone. */
export async function forgetOriginal(
  collection: SanitizedCollectionConfig,
  id: DefaultDocumentIDType,
): Promise<void> {
  if (!keepsOriginals(collection)) return
  const path = pathOf(collection, id)
  await rm(`${path}.json`, { force: true })
  await rm(path, { force: true })
}

export const wholePicture: CropArea = { x: 0, y: 0, width: 100, height: 100 }

function parsed(written: string | null): unknown {
  if (written === null) return null
  try {
    const facts: unknown = JSON.parse(written)
    return isRecord(facts) ? facts : null
  } catch {
    return null
  }
}
