import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { getAccessResults, getFieldByPath } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { z } from 'zod'
import { groupsOnPage, mostGroups } from '#contracts/groups'
import { isRecord } from '#contracts/is-record'
import { Problem } from '#problems'
import { accessTo } from '../config/permissions.ts'
import { isZone } from './days.ts'
import { isGroupable } from './groupable.ts'

/** By what which documents are to be grouped, as far as that is possible. */
export interface GroupsAsked {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  /** The way to the field: `kind`, `meta.title`. */
  path: string
  field: FlattenedField
  isReversed: boolean
  page: number
  where: Where
  draft: boolean
  /** In which a day begins and ends. */
  zone: string
}

const query = z.object({
  groupBy: z.string().min(1).max(200),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(mostGroups / groupsOnPage)
    .default(1),
  zone: z.string().refine(isZone).default('UTC'),
  draft: z.stringbool().default(false),
})

/** What is asked, or a refusal of what nobody could answer, or this person may not know. */
export async function readRequest(req: PayloadRequest): Promise<GroupsAsked> {
  const collection = req.payload.collections[String(req.routeParams?.collection)]?.config
  if (!collection) throw new Problem('document.notFound')
  const { data } = query.safeParse(req.query)
  const path = data?.groupBy.replace(/^-/, '') ?? ''
  const { field } = getFieldByPath({ fields: collection.flattenedFields, path }) ?? {}
  if (!data || !field || !collection.admin.groupBy || !isGroupable(field)) {
    throw new Problem('request.invalid', { details: { part: 'query' } })
  }
  await mustBeReadable(req, collection, path)
  return {
    req,
    collection,
    path,
    field,
    isReversed: data.groupBy.startsWith('-'),
    page: data.page,
    // Payload itself refuses a query that it does not understand.
    where: isRecord(req.query.where) ? (req.query.where as Where) : {},
    draft: data.draft && hasDraftsEnabled(collection),
    zone: data.zone,
  }
}

/** What somebody may not read, they may not count either. */
async function mustBeReadable(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  path: string,
): Promise<void> {
  const { collections } = await getAccessResults({ req })
  let level = collections?.[slug]?.fields
  if (!collections?.[slug]?.read) throw new Problem('access.refused')
  for (const name of path.split('.')) {
    const { read, fields } = accessTo(name, level)
    if (!read) throw new Problem('access.refused')
    level = fields
  }
}
