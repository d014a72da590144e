import type { PayloadRequest } from 'payload'
import type { Comment, Thread } from '#contracts/comments'
import type { KeptComment } from '../../features/comments/kept-comments.ts'
import { mentionedKeys } from '../../features/comments/mentions.ts'
import { userKey } from '../../features/comments/user-key.ts'
import type { NameOf } from './names.ts'
import { namesIn } from './names.ts'

/** Threads as they are told to whoever asks, the newest first. */
export async function presentThreads(
  req: PayloadRequest,
  comments: readonly KeptComment[],
): Promise<Thread[]> {
  const nameOf = await namesIn(req, comments)
  const replies = new Map<string, KeptComment[]>()
  for (const comment of comments) {
    if (!comment.thread) continue
    const others = replies.get(comment.thread)
    if (others) others.push(comment)
    else replies.set(comment.thread, [comment])
  }
  return comments
    .filter(({ thread }) => !thread)
    .map((first) => threadOf(req, nameOf, first, replies.get(first.id) ?? []))
    .reverse()
}

/** One of them, as it is now; null: nothing of it is left. */
export async function presentThread(
  req: PayloadRequest,
  comments: readonly KeptComment[],
): Promise<Thread | null> {
  const [thread] = await presentThreads(req, comments)
  return thread ?? null
}

function threadOf(
  req: PayloadRequest,
  nameOf: NameOf,
  first: KeptComment,
  replies: readonly KeptComment[],
): Thread {
  const { anchor, id, resolvedAt, resolvedBy } = first
  return {
    id,
    anchor: anchor ?? {},
    comments: [first, ...replies].map((comment) => commentOf(req, nameOf, comment)),
    resolved: resolvedAt ? { by: nameOf(resolvedBy), at: resolvedAt } : null,
  }
}

export function commentOf(req: PayloadRequest, nameOf: NameOf, comment: KeptComment): Comment {
  const { author, createdAt, editedAt, id, removedAt, text } = comment
  const about = { id, by: nameOf(author), isMine: isBy(comment, req), at: createdAt }
  if (removedAt) return { ...about, text: '', mentions: [], editedAt: null, isDeleted: true }
  const mentions = mentionedKeys(comment)
    .flatMap((key) => nameOf(key) ?? [])
    .filter(({ title }) => title !== null)
  return { ...about, text: text ?? '', mentions, editedAt: editedAt ?? null }
}

export const isBy = ({ author }: KeptComment, { user }: PayloadRequest): boolean =>
  user !== null && author === userKey({ relationTo: user.collection, value: user.id })
