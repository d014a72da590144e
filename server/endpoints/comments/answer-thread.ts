import type { PayloadRequest } from 'payload'
import type { Thread } from '#contracts/comments'
import type { KeptComment } from '../../features/comments/kept-comments.ts'
import { commentsOfThread } from '../../features/comments/kept-comments.ts'
import { askedDocument } from '../../kit/document.ts'
import { publishAfterCommit } from '../../live/after-commit.ts'
import type { Commented } from './asked-comments.ts'
import { presentThread } from './present-threads.ts'
import { tellInboxes } from './tell-inboxes.ts'

/** What was done in a thread. */
interface Change {
  thread: string
  /** The comment that was written, edited or deleted; absent: its thread was resolved or reopened. */
  comment?: string
  /** As it was before. */
  before?: KeptComment
}

/** The thread as it is now, once it is told that it has changed. */
export async function answerChanged(
  req: PayloadRequest,
  commented: Commented,
  { before, comment, thread }: Change,
  status = 200,
): Promise<Response> {
  const { about, document } = commented
  const { user } = req
  await publishAfterCommit(req.payload, req, {
    kind: 'comments',
    document: askedDocument(document),
    by: user && { relationTo: user.collection, value: user.id },
  })
  const comments = await commentsOfThread(req, about, thread)
  const versions = [...(before ? [before] : []), ...comments.filter(({ id }) => id === comment)]
  await tellInboxes(req, commented, { versions, thread: comments.length > 0 ? comments : versions })
  return answerThread(await presentThread(req, comments), status)
}

export const answerThread = (thread: Thread | null, status = 200): Response =>
  Response.json(thread, { status, headers: { 'cache-control': 'private, no-store' } })
