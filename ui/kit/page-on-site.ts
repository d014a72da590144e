import { localeOf } from '#contracts/document-address'
import { askedDocument } from '#contracts/document-ref'
import type { DocumentRef } from '#contracts/documents'
import { previewPagePath } from '#contracts/preview'
import { queryString } from '../client/query-string.ts'

/** A link to the page of a document as visitors see it. */
export const pageOnSite = (api: string, ref: DocumentRef): string =>
  api + previewPagePath + queryString({ ...askedDocument(ref), ...localeOf(ref) })
