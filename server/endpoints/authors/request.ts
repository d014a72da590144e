import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { z } from 'zod'
import { Problem } from '#problems'
import { isPossibleId } from '../../kit/possible-id.ts'

/** Versions of one collection, or of one global. */
export type AskedVersions = { ids: readonly string[] } & (
  | { collection: SanitizedCollectionConfig }
  | { global: SanitizedGlobalConfig }
)

/** As many as a page of a list can have. */
const most = 1000

const schema = z.object({
  collectionSlug: z.string().exactOptional(),
  globalSlug: z.string().exactOptional(),
  versions: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.string()).max(most)),
})

/** Which versions the address asks about; ids that no version can have are left out. */
export function readAsked({ payload, query }: PayloadRequest): AskedVersions {
  const { data, success } = schema.safeParse(query)
  if (!success) throw new Problem('request.invalid', { details: { part: 'query' } })
  const { collectionSlug, globalSlug, versions } = data
  const collection = payload.collections[collectionSlug ?? '']?.config
  if (collection?.versions) {
    return { collection, ids: versions.filter((id) => isPossibleId(payload, collection.slug, id)) }
  }
  const global = payload.config.globals.find(({ slug }) => slug === globalSlug)
  if (global?.versions)
    return { global, ids: versions.filter((id) => isPossibleId(payload, '', id)) }
  throw new Problem('document.notFound')
}
