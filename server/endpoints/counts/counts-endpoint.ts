import type { Endpoint } from 'payload'
import type { CountsAnswer } from '#contracts/counts'
import { countsPath } from '#contracts/counts'
import { answer } from '../../kit/answer.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import type { CountsAsked } from './request.ts'
import { readRequest } from './request.ts'

/**
 * GET /stateroom/counts/:collection. How many documents of a list fit each of some filters, among those
 * that this person may read. Payload counts one filter a request, and never among drafts.
 */
export const countsEndpoint: Endpoint = {
  path: `${countsPath}/:collection`,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const asked = readRequest(req)
    const counts: Record<string, number> = {}
    for (const name of Object.keys(asked.of)) counts[name] = await countOf(asked, name)
    const body: CountsAnswer = { counts }
    return Response.json(body, { headers: { 'cache-control': 'private, no-store' } })
  }),
}

async function countOf(
  { req, slug, draft, where, of }: CountsAsked,
  name: string,
): Promise<number> {
  const { totalDocs } = await req.payload.find({
    collection: slug,
    where: { and: [where, of[name]!] },
    // Any order but the collection's own, which the database may have to make first.
    sort: 'id',
    select: { id: true },
    limit: 1,
    depth: 0,
    draft,
    overrideAccess: false,
    fallbackLocale: false,
    req,
  })
  return totalDocs
}
