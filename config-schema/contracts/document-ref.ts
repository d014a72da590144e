import type { AskedDocument, DocumentRef } from './documents.ts'

/** It was never saved, so it has no ID. */
export const isNewDocument = (ref: DocumentRef): boolean =>
  ref.kind === 'collection' && ref.id === null

/** How a request names it. */
export const askedDocument = (ref: DocumentRef): AskedDocument =>
  ref.kind === 'global'
    ? { globalSlug: ref.slug }
    : { collectionSlug: ref.slug, ...(ref.id !== null && { id: ref.id }) }
