import type { PayloadRequest, Where } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { z } from 'zod'
import { mostCounts } from '#contracts/counts'
import { isRecord } from '#contracts/is-record'
import { Problem } from '#problems'

/** Which documents of which list are to be counted. */
export interface CountsAsked {
  req: PayloadRequest
  slug: string
  draft: boolean
  /** What all of them have to fit. */
  where: Where
  /** What those of each name have to fit besides. */
  of: Readonly<Record<string, Where>>
}

/** Payload itself refuses a filter that it does not understand. */
const where = z.custom<Where>(isRecord)

const query = z.object({
  of: z.record(z.string().max(40), where).refine((of) => Object.keys(of).length <= mostCounts),
  where: where.default({}),
  draft: z.stringbool().default(false),
})

/** What is asked, or a refusal of what nobody could answer. */
export function readRequest(req: PayloadRequest): CountsAsked {
  const collection = req.payload.collections[String(req.routeParams?.collection)]?.config
  if (!collection) throw new Problem('document.notFound')
  const { data } = query.safeParse(req.query)
  if (!data) throw new Problem('request.invalid', { details: { part: 'query' } })
  return {
    ...data,
    req,
    slug: collection.slug,
    draft: data.draft && hasDraftsEnabled(collection),
  }
}
