import type { DocumentData, DocumentId } from '#contracts/documents'
import type { OriginalAnswer } from '#contracts/files'
import { originalFilePath } from '#contracts/files'
import type { EditedImage } from '#machines/image-edit'
import { Problem } from '#problems'
import type { Http } from './http.ts'
import { queryString } from './query-string.ts'
import { fileOf, versioned } from './summaries.ts'

interface Asked {
  slug: string
  id: DocumentId
  doc: DocumentData
  /** The API route. */
  api: string
  hasFocalPoint: boolean
}

/** The picture to crop: its original where the server has one, else what there is. */
export async function readEditedImage(
  http: Http,
  { slug, id, doc, api, hasFocalPoint }: Asked,
  signal: AbortSignal,
): Promise<EditedImage> {
  const file = fileOf(doc)
  if (!(file?.url && file.width && file.height)) throw new Problem('document.notFound')
  const stored = { width: file.width, height: file.height }
  const query = { collectionSlug: slug, id }
  const { isKept, original, shown } = await http<OriginalAnswer>(originalFilePath, {
    query,
    signal,
  })
  const focal = hasFocalPoint ? { x: at(doc.focalX), y: at(doc.focalY) } : null
  if (original) {
    const { width, height, crop } = original
    const area = crop.width === 100 && crop.height === 100 ? null : crop
    const url = `${api}${originalFilePath}${queryString({ ...query, file: 1 })}`
    return { isKept, width, height, url, now: { area, focal } }
  }
  const url = versioned(file.url, doc.updatedAt) ?? file.url
  return { isKept, ...(shown ?? stored), url, now: { area: null, focal } }
}

const at = (percent: unknown): number => (typeof percent === 'number' ? percent : 50)
