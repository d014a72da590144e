import type { DefaultDocumentIDType, PayloadRequest } from 'payload'
import { isRecord } from '#contracts/is-record'

/** The file of a document as the database has it. */
export async function storedFile(
  req: PayloadRequest,
  collection: string,
  id: DefaultDocumentIDType,
) {
  const doc: unknown = await req.payload.db.findOne({
    collection,
    where: { id: { equals: id } },
    req,
  })
  if (!isRecord(doc)) return null
  const { filename, mimeType } = doc
  if (typeof filename !== 'string' || typeof mimeType !== 'string') return null
  return { id, filename, mimeType }
}
