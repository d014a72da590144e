import type { FetchedUpload } from '#contracts/uploads'
import { uploadFromUrlPath } from '#contracts/uploads'
import { Problem } from '#problems'
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
