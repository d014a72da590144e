import { localeOf } from '#contracts/document-address'
import type { AskedDocument, DocumentId, DocumentRef } from '#contracts/documents'
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
  http<PreviewAnswer>(previewPath, { query: { ...askedOf(ref), ...localeOf(ref) }, signal })

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
    body: { ...askedOf(ref), references },
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
    query: { ...askedOf(ref), ...localeOf(ref) },
    ...(signal && { signal }),
    signedIn: true,
  })

export const makePreviewLink = (http: Http, ref: DocumentRef): Promise<PreviewLinks> =>
  http<PreviewLinks>(previewLinksPath, {
    method: 'POST',
    query: localeOf(ref),
    body: askedOf(ref),
    signedIn: true,
  })

export const revokePreviewLink = (http: Http, id: DocumentId): Promise<PreviewLinks> =>
  http<PreviewLinks>(`${previewLinksPath}/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    signedIn: true,
  })

const askedOf = (ref: DocumentRef): AskedDocument & Record<string, string | number> =>
  ref.kind === 'global'
    ? { globalSlug: ref.slug }
    : { collectionSlug: ref.slug, ...(ref.id !== null && { id: ref.id }) }
