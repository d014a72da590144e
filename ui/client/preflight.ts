import { localeOf } from '#contracts/document-address'
import type { DocumentData, DocumentRef } from '#contracts/documents'
import type { PreflightAnswer, PreflightRequest } from '#contracts/preflight'
import { preflightPath } from '#contracts/preflight'
import type { Http } from './http.ts'

/** What stands in the way of publishing these values (20.10). */
export const checkBeforePublishing = (
  http: Http,
  ref: DocumentRef,
  data: DocumentData,
  signal: AbortSignal,
): Promise<PreflightAnswer> =>
  http<PreflightAnswer>(preflightPath, {
    method: 'POST',
    query: localeOf(ref),
    body: { ...asked(ref, data) },
    signal,
    signedIn: true,
  })

const asked = (ref: DocumentRef, data: DocumentData): PreflightRequest =>
  ref.kind === 'global'
    ? { globalSlug: ref.slug, data }
    : { collectionSlug: ref.slug, ...(ref.id !== null && { id: ref.id }), data }
