import type { Endpoint, PayloadRequest } from 'payload'
import type { ResolvedSearch } from '#config-schema/config'
import type { ReindexAnswer } from '#contracts/reindex'
import { linesType, reindexPath } from '#contracts/reindex'
import { Problem } from '#problems'
import { answer } from '../../../kit/answer.ts'
import { answerInLines } from '../../../kit/answer-in-lines.ts'
import type { ReindexReport } from './reindex.ts'
import { reindex } from './reindex.ts'
import { collectionsAsked, mustBeAllowed } from './request.ts'

/**
 * Makes the entries of some collections anew (SRCH-1). Whoever accepts lines hears how far it is;
 * the answer of Payload's own plugin, `{ message }`, is the last of them, or the only one.
 */
export const reindexEndpoint = (search: ResolvedSearch): Omit<Endpoint, 'root'> => ({
  path: reindexPath,
  method: 'post',
  handler: answer(async (req) => {
    await mustBeAllowed(req, search)
    const collections = await collectionsAsked(req, search)
    const slugs = collections.map(({ slug }) => slug)
    const work = reindex(req, search, collections)
    const conclude = (report: ReindexReport) => conclusion(req, slugs, report)
    if (req.headers.get('accept')?.includes(linesType)) return answerInLines(work, conclude)

    for (;;) {
      const step = await work.next()
      if (step.done) return Response.json(conclude(step.value))
    }
  }),
})

/** Payload's own sentence, in the language of whoever asked; a Problem where some could not be read. */
function conclusion(
  { t }: PayloadRequest,
  slugs: readonly string[],
  { failed, found, leftOut }: ReindexReport,
): ReindexAnswer {
  const total = found + leftOut + failed
  if (failed > 0) {
    const details = { failed: String(failed), total: String(total) }
    throw new Problem('search.incomplete', { details })
  }
  const counted = { collections: slugs.join(', '), count: found, skips: leftOut, total }
  return { message: t('general:successfullyReindexed', counted) }
}
