import type { DocumentId } from '#contracts/documents'
import type { InboxEntry } from '#contracts/inbox'
import type { InboxContext, InboxEvent } from './inbox.types.ts'

export const unreadIn = (entries: readonly InboxEntry[]): readonly InboxEntry[] =>
  entries.filter(({ isRead }) => !isRead)

/** What is to be marked then: what somebody has read, if they hadn't, and what is on its way. */
export function markedWith(
  { entries, marked }: InboxContext,
  event: InboxEvent,
): readonly DocumentId[] {
  const isMeant = (id: DocumentId) =>
    event.type === 'user.readAll' || (event.type === 'user.read' && event.id === id)
  const added = unreadIn(entries)
    .map(({ id }) => id)
    .filter((id) => isMeant(id) && !marked.includes(id))
  return [...marked, ...added]
}
