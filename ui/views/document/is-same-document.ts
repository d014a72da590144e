import type { DocumentRef } from '#contracts/documents'

/** In whatever language, and whether its ID comes from an address or a server. */
export const isSameDocument = (one: DocumentRef, other: DocumentRef): boolean =>
  one.kind === other.kind && one.slug === other.slug && idOf(one) === idOf(other)

const idOf = (ref: DocumentRef): string | null =>
  ref.kind === 'collection' && ref.id !== null ? String(ref.id) : null
