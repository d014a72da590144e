import { documentStatus } from '#contracts/document-status'
import type { DocumentData, DocumentId } from '#contracts/documents'
import { idOf } from './id-of.ts'

/** Of these drafts, those that are so; `unknown` until the server has said it. */
export type Among = ReadonlySet<DocumentId> | 'unknown'

/** The ids of documents whose newest version is a draft: only they can be anything but published. */
export const draftIds = (docs: readonly DocumentData[]): DocumentId[] =>
  docs.filter(({ _status }) => _status === 'draft').map(idOf)

/** The documents with their statuses; a draft has none while anything about it is unknown. */
export const withStatuses = (
  docs: readonly DocumentData[],
  published: Among,
  scheduled: Among,
): readonly DocumentData[] =>
  docs.map((doc) => {
    if (doc._status !== 'draft') return doc
    if (published === 'unknown' || scheduled === 'unknown') return { ...doc, _status: null }
    const status = documentStatus({
      latest: doc._status,
      isPublic: published.has(idOf(doc)),
      isScheduled: scheduled.has(idOf(doc)),
    })
    return { ...doc, _status: status }
  })
