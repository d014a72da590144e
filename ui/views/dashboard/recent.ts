import type { ClientCollection } from '#contracts/admin-config'
import { statusFilterField } from '#contracts/document-status'
import type { DocumentData, DocumentId } from '#contracts/documents'
import type { ListQuery } from '../../client/lists.ts'
import { titleOf } from '../../kit/document-title.ts'
import { isOffered } from '../../kit/entity-groups.ts'

/** A document that somebody edited lately. */
export interface RecentDocument {
  slug: string
  id: DocumentId
  /** Empty where the document has no title. */
  title: string
  updatedAt: Date
}

const shownAtMost = 8

/** Those that people edit, and that say when: an entry of the search index is nobody's edit. */
export const editedCollections = (
  collections: readonly ClientCollection[],
): readonly ClientCollection[] =>
  collections.filter(
    (collection) => isOffered(collection) && collection.timestamps && !collection.derived,
  )

/** All documents, or those that were never published and wait for nothing. */
export type Which = 'all' | 'drafts'

export const draftsOnly = { or: [{ and: [{ _status: { equals: 'draft' } }] }] }

/** The newest few of a collection: enough for a list in which every collection has a part. */
export const recentQuery = (
  collection: ClientCollection,
  locale: string | null,
  which: Which = 'all',
): ListQuery => ({
  slug: collection.slug,
  page: 1,
  limit: 3,
  sort: '-updatedAt',
  where: which === 'drafts' ? { [statusFilterField]: { equals: 'draft' } } : null,
  fields: ['id', collection.useAsTitle, 'updatedAt'],
  drafts: collection.drafts !== null,
  locale,
})

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
