import type { DocumentThreads, Mentionable } from '#contracts/comments'
import { commentsPath, mentionablePath } from '#contracts/comments'
import { askedDocument } from '#contracts/document-ref'
import type { DocumentRef } from '#contracts/documents'
import { idempotencyHeader } from '#contracts/documents'
import type { Answer, Change, Sending } from '#machines/comments'
import type { Http } from './http.ts'

/** What people say about a document (39.2). */
export const readComments = (
  http: Http,
  ref: DocumentRef,
  signal: AbortSignal,
): Promise<DocumentThreads> =>
  http<DocumentThreads>(commentsPath, { query: { ...askedDocument(ref) }, signal, signedIn: true })

/** Sent twice under its key, it is stored once. */
export function sendComment(
  http: Http,
  ref: DocumentRef,
  { to, attempt: { key, text } }: Sending,
  signal: AbortSignal,
): Promise<Answer> {
  const headers = { [idempotencyHeader]: key }
  const asked = { signal, signedIn: true } as const
  switch (to.kind) {
    case 'thread':
      return http<Answer>(commentsPath, {
        ...{ ...asked, method: 'POST', headers },
        body: { ...askedDocument(ref), anchor: to.anchor, text },
      })
    case 'reply':
      return http<Answer>(pathOf(to.thread), { ...asked, method: 'POST', headers, body: { text } })
    case 'edit':
      return http<Answer>(pathOf(to.comment), { ...asked, method: 'PATCH', body: { text } })
  }
}

export const changeComments = (http: Http, change: Change, signal: AbortSignal): Promise<Answer> =>
  change.kind === 'resolve'
    ? http<Answer>(pathOf(change.thread), {
        method: 'PATCH',
        body: { isResolved: change.isResolved },
        signal,
        signedIn: true,
      })
    : http<Answer>(pathOf(change.comment), { method: 'DELETE', signal, signedIn: true })

/** Whom a comment on it can mention. */
export const readMentionable = (
  http: Http,
  ref: DocumentRef,
  words: string,
  signal: AbortSignal,
): Promise<readonly Mentionable[]> =>
  http<readonly Mentionable[]>(mentionablePath, {
    query: { ...askedDocument(ref), q: words },
    signal,
    signedIn: true,
  })

const pathOf = (id: string | number): string => `${commentsPath}/${encodeURIComponent(id)}`
