import type { Endpoint, PayloadRequest } from 'payload'
import type { Thread } from '#contracts/comments'
import { commentsPath } from '#contracts/comments'
import { Problem } from '#problems'
import { mayComment } from '../../features/comments/comment-rules.ts'
import {
  addComment,
  commentsOfThread,
  isIt,
  removeComments,
} from '../../features/comments/kept-comments.ts'
import { userKey } from '../../features/comments/user-key.ts'
import { keysOf, once } from '../../features/creations/once.ts'
import { answer } from '../../kit/answer.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { answerChanged, answerThread } from './answer-thread.ts'
import type { Commented } from './asked-comments.ts'
import { askedComment, commentedDocument, gone } from './asked-comments.ts'
import { mentionsIn } from './mentions-in.ts'
import { presentThread } from './present-threads.ts'
import { readNewThread, readText } from './request.ts'

/** Begins a thread, at a field that the one who asks may read. */
export const beginThread: Endpoint = {
  path: commentsPath,
  method: 'post',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const { anchor, text, ...asked } = await readNewThread(req)
    const commented = await commentedDocument(req, asked)
    await mustBeAllowedToComment(req, commented)
    if ((await commented.judge(anchor)) !== 'shown') throw new Problem('access.refused')
    return writtenOnce(req, commented, 'comment', async () => {
      const { about } = commented
      const mentions = await mentionsIn(req, commented, text, anchor)
      const first = { about, anchor, text, mentions, author: authorOf(req) }
      const thread = await addComment(req, first)
      return { thread, comment: thread }
    })
  }),
}

/** Replies to a thread. */
export const replyTo: Endpoint = {
  path: `${commentsPath}/:comment`,
  method: 'post',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const { comments, ...commented } = await askedComment(req, req.routeParams?.comment)
    const { text } = await readText(req)
    await mustBeAllowedToComment(req, commented)
    const { anchor, id: thread } = comments[0]!
    return writtenOnce(req, commented, `reply ${thread}`, async () => {
      const { about } = commented
      const mentions = await mentionsIn(req, commented, text, anchor ?? {})
      const reply = { about, thread, text, mentions, author: authorOf(req) }
      const id = await addComment(req, reply)
      // Somebody may have deleted the thread at this moment.
      if ((await commentsOfThread(req, about, thread)).length === 0) {
        await removeComments(req, isIt(id))
        throw gone()
      }
      return { thread, comment: id }
    })
  }),
}

async function mustBeAllowedToComment(req: PayloadRequest, { document }: Commented): Promise<void> {
  if (!(await mayComment(req, document, 'create'))) throw new Problem('access.refused')
}

/** What is sent again because its answer was lost is answered with what the first one wrote. */
const writtenOnce = (
  req: PayloadRequest,
  commented: Commented,
  scope: string,
  write: () => Promise<{ thread: string; comment: string }>,
): Promise<Response> =>
  once(
    req,
    {
      idIn: ({ id }: Thread) => id,
      again: async ({ document: thread }) => {
        const comments = await commentsOfThread(req, commented.about, thread)
        return answerThread(await presentThread(req, comments), 201)
      },
    },
    keysOf(req, `${commented.about} ${scope}`),
    async () => answerChanged(req, commented, await write(), 201),
  )

const authorOf = ({ user }: PayloadRequest): string =>
  userKey({ relationTo: user!.collection, value: user!.id })
