import { askedDocument } from '#contracts/document-ref'
import type { DocumentRef } from '#contracts/documents'
import { idempotencyHeader } from '#contracts/documents'
import type { LockOwner } from '#contracts/locks'
import type { Review, ReviewStep } from '#contracts/review'
import { reviewersPath, reviewPath } from '#contracts/review'
import type { AskedStep } from '#machines/review'
import type { Http } from './http.ts'

/** How far the review of a document is (39.2). */
export const readReview = (http: Http, ref: DocumentRef, signal: AbortSignal): Promise<Review> =>
  http<Review>(reviewPath, { query: { ...askedDocument(ref) }, signal, signedIn: true })

/** Sent twice under its key, it is taken once. */
export function takeStep(
  http: Http,
  ref: DocumentRef,
  { key, ...step }: AskedStep,
  signal: AbortSignal,
): Promise<Review> {
  return http<Review>(reviewPath, {
    ...{ method: 'POST', headers: { [idempotencyHeader]: key } },
    body: { ...askedDocument(ref), ...step } satisfies ReviewStep,
    ...{ signal, signedIn: true },
  })
}

/** Who may decide on it, of those whose names have these words. */
export const readReviewers = (
  http: Http,
  ref: DocumentRef,
  words: string,
  signal: AbortSignal,
): Promise<readonly LockOwner[]> =>
  http<readonly LockOwner[]>(reviewersPath, {
    query: { ...askedDocument(ref), q: words },
    signal,
    signedIn: true,
  })
