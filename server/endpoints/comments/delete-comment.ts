import type { Endpoint, PayloadRequest } from 'payload'
import { commentsPath } from '#contracts/comments'
import { Problem } from '#problems'
import {
  changeComment,
  commentsOfThread,
  isIt,
  removeComments,
} from '../../features/comments/kept-comments.ts'
import { answer } from '../../kit/answer.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { answerChanged } from './answer-thread.ts'
import type { CommentedThread } from './asked-comments.ts'
import { askedComment, mayDeleteAny } from './asked-comments.ts'
import { isBy } from './present-threads.ts'

/** Deletes one's own comment, or as an administrator anyone's. */
export const deleteComment: Endpoint = {
  path: `${commentsPath}/:comment`,
  method: 'delete',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const found = await askedComment(req, req.routeParams?.comment)
    const mayDelete = isBy(found.comment, req) || (await mayDeleteAny(req))
    if (!mayDelete) throw new Problem('access.refused')
    await remove(req, found)
    return answerChanged(req, found, { thread: found.comments[0]!.id, before: found.comment })
  }),
}

/** A thread keeps its place while it has replies. */
async function remove(
  req: PayloadRequest,
  { about, comment, comments }: CommentedThread,
): Promise<void> {
  const thread = comments[0]!.id
  if (comment.id === thread) {
    const removedAt = new Date().toISOString()
    await changeComment(req, thread, { removedAt, text: '', mentions: '' })
  } else {
    await removeComments(req, isIt(comment.id))
  }
  const [first, ...replies] = await commentsOfThread(req, about, thread)
  if (first?.removedAt && replies.length === 0) await removeComments(req, isIt(thread))
}
