import type { DocumentId, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { Reference } from '../../../client/summaries.ts'

/** The document that a link leads to. */
export function referenceIn(doc: Json | undefined): Reference | null {
  if (!isRecord(doc) || typeof doc.relationTo !== 'string') return null
  const id = isRecord(doc.value) ? doc.value.id : doc.value
  return typeof id === 'string' || typeof id === 'number'
    ? { slug: doc.relationTo, id: id as DocumentId }
    : null
}
