import { localeOf } from '#contracts/document-address'
import { askedDocument } from '#contracts/document-ref'
import type { DocumentId, DocumentRef } from '#contracts/documents'
import type { PreviewAnswer, PreviewLinks } from '#contracts/preview'
import { previewLinksPath, previewPath } from '#contracts/preview'
import type { Http } from './http.ts'
import type { Reference } from './summaries.ts'

/** Where the site shows a document. */
export const readPreview = (
  http: Http,
  ref: DocumentRef,
  signal: AbortSignal,
): Promise<PreviewAnswer> =>
  http<PreviewAnswer>(previewPath, { query: { ...askedDocument(ref), ...localeOf(ref) }, signal })

/** Lets the page of a document follow relations to these, which its form names and nobody has saved yet. */
export function showInPreview(
  http: Http,
  ref: DocumentRef,
  named: readonly Reference[],
): Promise<unknown> {
  const references: Record<string, DocumentId[]> = {}
  for (const { slug, id } of named) references[slug] = [...(references[slug] ?? []), id]
  return http(previewPath, {
    method: 'POST',
    query: localeOf(ref),
    body: { ...askedDocument(ref), references },
    signedIn: true,
  })
}

/** The links to its draft that still work (LIVE-6). */
export const readPreviewLinks = (
  http: Http,
  ref: DocumentRef,
  signal?: AbortSignal,
): Promise<PreviewLinks> =>
  http<PreviewLinks>(previewLinksPath, {
    query: { ...askedDocument(ref), ...localeOf(ref) },
    ...(signal && { signal }),
    signedIn: true,
  })

export const makePreviewLink = (http: Http, ref: DocumentRef): Promise<PreviewLinks> =>
  http<PreviewLinks>(previewLinksPath, {
    method: 'POST',
    query: localeOf(ref),
    body: { ...askedDocument(ref) },
    signedIn: true,
  })

export const revokePreviewLink = (http: Http, id: DocumentId): Promise<PreviewLinks> =>
  http<PreviewLinks>(`${previewLinksPath}/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    signedIn: true,
  })
