import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { z } from 'zod'
import { mostChanged } from '#contracts/changes'
import { Problem } from '#problems'
import { isPossibleId } from '../../kit/possible-id.ts'

/** Which versions: of one document of a collection, or of a global, from a moment on. */
export type AskedChanges = { from: string | null; limit: number } & (
  | { collection: SanitizedCollectionConfig; id: string }
  | { global: SanitizedGlobalConfig }
)

const schema = z.object({
  collectionSlug: z.string().exactOptional(),
  globalSlug: z.string().exactOptional(),
  id: z.string().exactOptional(),
  from: z.iso.datetime().exactOptional(),
  limit: z.coerce.number().int().min(1).max(mostChanged),
})

/** What the address asks for. */
export function readAsked({ payload, query }: PayloadRequest): AskedChanges {
  const { data, success } = schema.safeParse(query)
  if (!success) throw new Problem('request.invalid', { details: { part: 'query' } })
  const { collectionSlug, globalSlug, id = '', from = null, limit } = data
  const collection = payload.collections[collectionSlug ?? '']?.config
  if (collection?.versions && id !== '' && isPossibleId(payload, collection.slug, id)) {
    return { collection, id, from, limit }
  }
  const global = payload.config.globals.find(({ slug }) => slug === globalSlug)
  if (global?.versions) return { global, from, limit }
  throw new Problem('document.notFound')
}
