import { localeOf } from '#contracts/document-address'
import type { DocumentRef } from '#contracts/documents'
import { previewPagePath } from '#contracts/preview'
import { queryString } from '../client/query-string.ts'

/** A link to the page of a document as visitors see it. */
export const pageOnSite = (api: string, ref: DocumentRef): string =>
  api +
  previewPagePath +
  queryString({
    ...(ref.kind === 'global'
      ? { globalSlug: ref.slug }
      : { collectionSlug: ref.slug, ...(ref.id !== null && { id: String(ref.id) }) }),
    ...localeOf(ref),
  })
