import type { PayloadRequest } from 'payload'
import type { Thread } from '#contracts/comments'
import { commentsOfThread } from '../../features/comments/kept-comments.ts'
import { askedDocument } from '../../kit/document.ts'
import { publishAfterCommit } from '../../live/after-commit.ts'
import type { Commented } from './asked-comments.ts'
import { presentThread } from './present-threads.ts'

/** The thread as it is now, once it is told that it has changed. */
export async function answerChanged(
  req: PayloadRequest,
  { about, document }: Commented,
  thread: string,
  status = 200,
): Promise<Response> {
  const { user } = req
  await publishAfterCommit(req.payload, req, {
    kind: 'comments',
    document: askedDocument(document),
    by: user && { relationTo: user.collection, value: user.id },
  })
  const comments = await commentsOfThread(req, about, thread)
  return answerThread(await presentThread(req, comments), status)
}

export const answerThread = (thread: Thread | null, status = 200): Response =>
  Response.json(thread, { status, headers: { 'cache-control': 'private, no-store' } })
