import type { DocumentId } from '#contracts/documents'
import type { InboxEntry } from '#contracts/inbox'
import type { ProblemData } from '#problems'

export interface InboxContext {
  /** As the server told them last, the newest first. */
  entries: readonly InboxEntry[]
  /** What is being marked as read. */
  marked: readonly DocumentId[]
  /** Why it couldn't be read, or why the last marks couldn't be kept. */
  problem: ProblemData | null
}

export type InboxEvent =
  /** Somebody wrote something, or it was read elsewhere, or nobody can say. */
  | { type: 'server.changed' }
  | { type: 'user.open' }
  | { type: 'user.close' }
  | { type: 'user.retry' }
  | { type: 'user.read'; id: DocumentId }
  | { type: 'user.readAll' }
