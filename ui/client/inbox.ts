import type { DocumentId } from '#contracts/documents'
import type { Inbox, ReadMark } from '#contracts/inbox'
import { inboxPath } from '#contracts/inbox'
import type { Http } from './http.ts'

/** What others wrote to this user (39.2). */
export const readInbox = (http: Http, signal: AbortSignal): Promise<Inbox> =>
  http<Inbox>(inboxPath, { signal, signedIn: true })

/** Sent again, it changes nothing. */
export async function markRead(
  http: Http,
  read: readonly DocumentId[],
  signal: AbortSignal,
): Promise<void> {
  const body: ReadMark = { read }
  await http<null>(inboxPath, { method: 'POST', body, signal, signedIn: true })
}
