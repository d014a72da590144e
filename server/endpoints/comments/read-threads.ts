import type { Endpoint } from 'payload'
import type { DocumentThreads } from '#contracts/comments'
import { commentsPath } from '#contracts/comments'
import { mayComment } from '../../features/comments/comment-rules.ts'
import type { KeptComment } from '../../features/comments/kept-comments.ts'
import { commentsAbout } from '../../features/comments/kept-comments.ts'
import { answer } from '../../kit/answer.ts'
import { readAskedDocument } from '../../kit/asked-document.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import type { Commented } from './asked-comments.ts'
import { commentedDocument, mayDeleteAny } from './asked-comments.ts'
import { presentThreads } from './present-threads.ts'

/** The comments on one document, as far as the one who asks may read the fields that they are about. */
export const readThreads: Endpoint = {
  path: commentsPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const commented = await commentedDocument(req, readAskedDocument(req))
    const { about, document } = commented
    const shown = await shownAmong(commented, await commentsAbout(req, about))
    const body: DocumentThreads = {
      threads: await presentThreads(req, shown),
      mayComment: await mayComment(req, document, 'create'),
      mayResolve: await mayComment(req, document, 'resolve'),
      mayDeleteAny: await mayDeleteAny(req),
    }
    return Response.json(body, { headers: { 'cache-control': 'private, no-store' } })
  }),
}

/** Without threads at fields that may not be read. Where a field is no more, the nearest one counts. */
async function shownAmong(
  { judge }: Commented,
  comments: readonly KeptComment[],
): Promise<KeptComment[]> {
  const shown = new Set<string>()
  for (const { anchor, id, thread } of comments) {
    if (!thread && (await judge(anchor ?? {})) !== 'refused') shown.add(id)
  }
  return comments.filter(({ id, thread }) => shown.has(thread || id))
}
