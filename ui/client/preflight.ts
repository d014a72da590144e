import type { DocumentData, DocumentRef, PreflightAnswer, PreflightRequest } from '#config-schema'
import { localeOf, preflightPath } from '#config-schema'
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
