import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import type { AskedDocument } from '#contracts/documents'

/** A document of a collection, or a global. */
export type Document =
  | { collection: SanitizedCollectionConfig; id: string | number }
  | { global: SanitizedGlobalConfig }

/** How a request names it. */
export const askedDocument = (document: Document): AskedDocument =>
  'global' in document
    ? { globalSlug: document.global.slug }
    : { collectionSlug: document.collection.slug, id: document.id }

/** Whether it is this one that the request's address names. */
export function isRequested(
  document: Document,
  { payloadAPI, routeParams }: PayloadRequest,
): boolean {
  if (payloadAPI !== 'REST') return false
  return 'global' in document
    ? routeParams?.global === document.global.slug
    : routeParams?.collection === document.collection.slug &&
        String(routeParams.id) === String(document.id)
}

/** Whether it is a version of this one that the request's address names. */
export function isVersionRequested(
  document: Document,
  version: string | number,
  { payloadAPI, routeParams }: PayloadRequest,
): boolean {
  if (payloadAPI !== 'REST' || String(routeParams?.id) !== String(version)) return false
  return 'global' in document
    ? routeParams?.global === document.global.slug
    : routeParams?.collection === document.collection.slug
}
