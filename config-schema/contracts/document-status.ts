/** What a document of a collection or a global with drafts is to people, the same word everywhere (LIST-7). */
export const documentStatuses = ['draft', 'changed', 'published', 'scheduled'] as const

export type DocumentStatus = (typeof documentStatuses)[number]

export interface StatusFacts {
  /** The `_status` of its latest version. */
  latest: unknown
  /** Visitors see it, maybe in an older version. */
  isPublic: boolean
  /** A publication is planned, and still to come. */
  isScheduled: boolean
}

/** null: it has no drafts. A plan to publish what is published already changes nothing. */
export function documentStatus({
  latest,
  isPublic,
  isScheduled,
}: StatusFacts): DocumentStatus | null {
  if (latest === 'published') return 'published'
  if (latest !== 'draft') return null
  if (isScheduled) return 'scheduled'
  return isPublic ? 'changed' : 'draft'
}

/**
 * What a `where` names to compare with one of these four; `_status` is Payload's own, which knows the
 * latest version only. Its operators: `equals`, `not_equals`, `in`, `not_in`, `exists`.
 */
export const statusFilterField = '_stateroomStatus'

export const isDocumentStatus = (value: unknown): value is DocumentStatus =>
  documentStatuses.some((status) => status === value)
