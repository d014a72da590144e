import type { Comment, Thread } from '#contracts/comments'
import type { DocumentId } from '#contracts/documents'
import type { Answer, Change } from './comments.types.ts'

type Threads = readonly Thread[]

export const threadOf = (threads: Threads, id: DocumentId): Thread | undefined =>
  threads.find((thread) => thread.id === id)

export const commentIn = (
  threads: Threads,
  thread: DocumentId,
  comment: DocumentId,
): Comment | undefined => threadOf(threads, thread)?.comments.find(({ id }) => id === comment)

/** Its place is kept; a new one stands first, as the server has it. */
export function withThread(threads: Threads, thread: Thread): Threads {
  return threadOf(threads, thread.id)
    ? threads.map((known) => (known.id === thread.id ? thread : known))
    : [thread, ...threads]
}

export const answeredIn = (threads: Threads, change: Change | null, answer: Answer): Threads =>
  answer ? withThread(threads, answer) : threads.filter(({ id }) => id !== change?.thread)

export const isOpen = ({ resolved }: Thread): boolean => resolved === null
