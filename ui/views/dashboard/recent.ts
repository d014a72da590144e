import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData, DocumentId } from '#contracts/documents'
import { titleOf } from '../../kit/document-title.ts'

/** A document that somebody edited lately. */
export interface RecentDocument {
  slug: string
  id: DocumentId
  /** Empty where the document has no title. */
  title: string
  updatedAt: Date
}

const shownAtMost = 8

export const recentDocuments = (
  collection: ClientCollection,
  docs: readonly DocumentData[],
): RecentDocument[] =>
  docs.flatMap((document) => {
    const { id, updatedAt } = document
    const date = new Date(String(updatedAt))
    const isWhole = (typeof id === 'string' || typeof id === 'number') && !Number.isNaN(+date)
    if (!isWhole) return []
    return { slug: collection.slug, id, title: titleOf(collection, document), updatedAt: date }
  })

/** The newest of all, whichever collection they are in. */
export const newest = (documents: readonly RecentDocument[]): RecentDocument[] =>
  documents.toSorted((a, b) => +b.updatedAt - +a.updatedAt).slice(0, shownAtMost)
