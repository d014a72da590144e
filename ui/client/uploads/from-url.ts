import type { FetchedUpload } from '#config-schema'
import { Problem, uploadFromUrlPath } from '#config-schema'
import type { Http } from '../http.ts'

/** The server fetches the file of an address; why it doesn't is its own sentence. */
export const fetchFromUrl = (
  http: Http,
  slug: string,
  url: string,
  signal: AbortSignal,
): Promise<FetchedUpload> =>
  http<FetchedUpload>(uploadFromUrlPath, {
    method: 'POST',
    body: { collectionSlug: slug, url },
    readRefusal: saidByServer,
    signal,
  })

function saidByServer(refusal: Problem): Problem {
  const { message } = refusal.details
  if (refusal.code === 'session.ended' || message === undefined) return refusal
  return new Problem('upload.fromUrl', { details: { message } })
}
