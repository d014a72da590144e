import type { DocumentData, DocumentId } from '#config-schema'

/** The ids of documents whose newest version is a draft: only those can hide something published. */
export const draftIds = (docs: readonly DocumentData[]): DocumentId[] =>
  docs.filter(({ _status }) => _status === 'draft').map(idOf)

/** Calls a draft 'changed' where something older of it is published; says nothing while that is unknown. */
export const withChanged = (
  docs: readonly DocumentData[],
  publishedIds: ReadonlySet<DocumentId> | 'unknown',
): readonly DocumentData[] =>
  docs.map((doc) => {
    if (doc._status !== 'draft') return doc
    if (publishedIds === 'unknown') return { ...doc, _status: null }
    return publishedIds.has(idOf(doc)) ? { ...doc, _status: 'changed' } : doc
  })

/** Every document that was read has an id, whatever its fields are. */
export const idOf = ({ id }: DocumentData): DocumentId => id as DocumentId
