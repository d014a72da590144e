import type { DocumentData, DocumentId, DocumentRef } from '#config-schema'
import type { QueryValue } from './query-string.ts'

/** Fallback texts are never asked for: an editor would store them (R6). */
export const editing = { depth: 0, 'fallback-locale': 'null' } as const

export function pathOf(ref: DocumentRef): string {
  if (ref.kind === 'global') return `/globals/${ref.slug}`
  return ref.id === null ? `/${ref.slug}` : `/${ref.slug}/${encodeURIComponent(ref.id)}`
}

export const localeOf = ({ locale }: DocumentRef): Record<string, QueryValue> =>
  locale === null ? {} : { locale }

export const isInTrash = (ref: DocumentRef): boolean =>
  ref.kind === 'collection' && ref.inTrash === true

/** What is in the trash is found only where one asks for it. */
export const trashOf = (ref: DocumentRef): Record<string, QueryValue> =>
  isInTrash(ref) ? { trash: true } : {}

export const isId = (id: unknown): id is DocumentId =>
  typeof id === 'string' || typeof id === 'number'

/** Payload's answer to a change: a collection says `doc`, a global `result`. */
export interface Changed {
  doc?: DocumentData
  result?: DocumentData
  /** A creation whose first answer was lost: the document says what it said then. */
  isRepeated?: true
}
