import type { DocumentRef } from './documents.ts'

/** Fallback texts are never asked for: an editor would store them (R6). */
export const editing = { depth: 0, 'fallback-locale': 'null' } as const

/** Where a document is, below the API's route. */
export function pathOf(ref: DocumentRef): string {
  if (ref.kind === 'global') return `/globals/${ref.slug}`
  return ref.id === null ? `/${ref.slug}` : `/${ref.slug}/${encodeURIComponent(ref.id)}`
}

/** Where it is said what one may do with it. */
export function accessPathOf(ref: DocumentRef): string {
  if (ref.kind === 'global') return `/globals/${ref.slug}/access`
  return ref.id === null
    ? `/${ref.slug}/access`
    : `/${ref.slug}/access/${encodeURIComponent(ref.id)}`
}

export const localeOf = ({ locale }: DocumentRef): { locale?: string } =>
  locale === null ? {} : { locale }

export const isInTrash = (ref: DocumentRef): boolean =>
  ref.kind === 'collection' && ref.inTrash === true

/** What is in the trash is found only where one asks for it. */
export const trashOf = (ref: DocumentRef): { trash?: true } =>
  isInTrash(ref) ? { trash: true } : {}
