import { askedDocument } from '#contracts/document-ref'
import type { DocumentRef } from '#contracts/documents'
import type { DocumentTranslations } from '#contracts/translations'
import { translationsPath } from '#contracts/translations'
import type { Http } from './http.ts'

/** How far a document is translated into each language (39.3). */
export const readTranslations = (
  http: Http,
  ref: DocumentRef,
  signal: AbortSignal,
): Promise<DocumentTranslations> =>
  http<DocumentTranslations>(translationsPath, {
    query: { ...askedDocument(ref) },
    signal,
    signedIn: true,
  })
