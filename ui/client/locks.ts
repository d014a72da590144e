import { askedDocument } from '#contracts/document-ref'
import type { DocumentRef } from '#contracts/documents'
import type { Lock, LockAction, LockAnswer } from '#contracts/locks'
import { lockPath } from '#contracts/locks'
import type { Http } from './http.ts'

/** Who edits a document; null: nobody. */
export const readLock = async (
  http: Http,
  ref: DocumentRef,
  signal: AbortSignal,
): Promise<Lock | null> =>
  (await http<LockAnswer>(lockPath, { query: { ...askedDocument(ref) }, signal, signedIn: true }))
    .lock

export const changeLock = async (
  http: Http,
  ref: DocumentRef,
  action: LockAction,
  signal?: AbortSignal,
): Promise<Lock | null> => {
  const body = { ...askedDocument(ref), action }
  const answer = await http<LockAnswer>(lockPath, {
    method: 'POST',
    body,
    signedIn: true,
    // Whoever closes the page gives the lock back all the same.
    ...(signal ? { signal } : { keepalive: true }),
  })
  return answer.lock
}
