import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { getAccessResults } from 'payload'
import { z } from 'zod'
import type { ResolvedSearch } from '#config-schema/config'
import { Problem } from '#problems'
import { jsonOf } from '../../../kit/json-of.ts'
import { refuseStrangers } from '../../../kit/refuse-strangers.ts'

/** Refuses whoever may not change and delete entries. */
export async function mustBeAllowed(req: PayloadRequest, { slug }: ResolvedSearch): Promise<void> {
  await refuseStrangers(req)
  const { collections } = await getAccessResults({ req })
  const entries = collections?.[slug]
  if (!entries?.update || !entries.delete) throw new Problem('access.refused')
}

const body = z.object({ collections: z.array(z.string()).min(1) })

/** The collections whose entries are to be made anew, each once. */
export async function collectionsAsked(
  req: PayloadRequest,
  search: ResolvedSearch,
): Promise<SanitizedCollectionConfig[]> {
  const { data, success } = body.safeParse(await jsonOf(req))
  if (!success) throw new Problem('request.invalid', { details: { part: 'body' } })
  return [...new Set(data.collections)].map((slug) => {
    const collection = req.payload.collections[slug]?.config
    if (!collection || !search.collections.includes(slug)) {
      const allowed = search.collections.join(', ')
      throw new Problem('search.unknownCollection', { details: { slug, allowed } })
    }
    return collection
  })
}
