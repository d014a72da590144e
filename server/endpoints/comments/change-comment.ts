import type { Endpoint, PayloadRequest } from 'payload'
import { commentsPath } from '#contracts/comments'
import { Problem } from '#problems'
import { mayComment } from '../../features/comments/comment-rules.ts'
import { changeComment } from '../../features/comments/kept-comments.ts'
import { userKey } from '../../features/comments/user-key.ts'
import { answer } from '../../kit/answer.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { answerChanged } from './answer-thread.ts'
import type { CommentedThread } from './asked-comments.ts'
import { askedComment, gone } from './asked-comments.ts'
import { mentionsIn } from './mentions-in.ts'
import { isBy } from './present-threads.ts'
import { readChange } from './request.ts'

/** Edits one's own comment, or resolves or reopens the thread that it begins. */
export const changeOne: Endpoint = {
  path: `${commentsPath}/:comment`,
  method: 'patch',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const found = await askedComment(req, req.routeParams?.comment)
    const change = await readChange(req)
    const thread = found.comments[0]!.id
    if ('text' in change) {
      await edit(req, found, change.text)
      const { comment: before } = found
      return answerChanged(req, found, { thread, comment: before.id, before })
    }
    await resolve(req, found, change.isResolved)
    return answerChanged(req, found, { thread })
  }),
}

async function edit(req: PayloadRequest, found: CommentedThread, text: string): Promise<void> {
  const { comment, comments } = found
  if (!isBy(comment, req)) throw new Problem('access.refused')
  if (comment.removedAt) throw gone()
  // Sent again, it has been edited once.
  if (comment.text === text) return
  const mentions = await mentionsIn(req, found, text, comments[0]!.anchor ?? {})
  await changeComment(req, comment.id, { text, mentions, editedAt: new Date().toISOString() })
}

async function resolve(
  req: PayloadRequest,
  { comment, document }: CommentedThread,
  isResolved: boolean,
): Promise<void> {
  if (comment.thread) throw gone()
  if (!(await mayComment(req, document, 'resolve'))) throw new Problem('access.refused')
  // Whoever did it first has done it.
  if (Boolean(comment.resolvedAt) === isResolved) return
  const { user } = req
  const by = userKey({ relationTo: user!.collection, value: user!.id })
  await changeComment(req, comment.id, {
    resolvedAt: isResolved ? new Date().toISOString() : null,
    resolvedBy: isResolved ? by : null,
  })
}
