import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { ReviewState } from '#contracts/review'
import { reviewStatesPath } from '#contracts/review'
import { Problem } from '#problems'
import { aboutDocument } from '../../features/comments/kept-comments.ts'
import { lastSteps } from '../../features/review/kept-steps.ts'
import { reviewRules } from '../../features/review/review-rules.ts'
import { stateAfter } from '../../features/review/review-state.ts'
import { answer } from '../../kit/answer.ts'
import { idAsKept, isPossibleId } from '../../kit/possible-id.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'

/** How far the reviews of some documents are, for whoever may read these. */
export const readReviewStates: Endpoint = {
  path: `${reviewStatesPath}/:collection`,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const states = await statesOf(req, ...readAsked(req))
    return Response.json(states, { headers: { 'cache-control': 'private, no-store' } })
  }),
}

const mostAsked = 100

const ids = z.union([z.string().transform((id) => [id]), z.array(z.string()).max(mostAsked)])

function readAsked({ payload, query, routeParams }: PayloadRequest) {
  const collection = payload.collections[String(routeParams?.collection)]?.config
  if (!collection || !reviewRules(payload, collection)) throw new Problem('document.notFound')
  const { data = [], success } = ids.safeParse(query.ids ?? [])
  if (!success) throw new Problem('request.invalid', { details: { part: 'query' } })
  const { slug } = collection
  const possible = data.filter((id) => isPossibleId(payload, slug, id))
  return [slug, possible.map((id) => idAsKept(payload, slug, id))] as const
}

async function statesOf(
  req: PayloadRequest,
  collection: string,
  ids: readonly (string | number)[],
): Promise<Record<string, ReviewState>> {
  if (ids.length === 0) return {}
  const { docs } = await req.payload.find({
    ...{ collection, where: { id: { in: [...ids] } }, select: {}, draft: true, trash: true },
    ...{ depth: 0, pagination: false, overrideAccess: false, req },
  })
  const abouts = new Map(docs.map(({ id }) => [aboutDocument(collection, id), id]))
  if (abouts.size === 0) return {}
  const states: Record<string, ReviewState> = {}
  const steps = await lastSteps(req, { about: { in: [...abouts.keys()] } })
  // The newest of a document is first, and is the one that counts.
  for (const step of steps.toReversed()) {
    const state = stateAfter(step)
    const id = String(abouts.get(step.about))
    if (state === 'none') delete states[id]
    else states[id] = state
  }
  return states
}
