import type { Sort, Where } from 'payload'
import type { DocumentData } from '#contracts/documents'
import type { GroupsAsked } from './request.ts'

/** No condition. */
export const everything: Where = {}

/** How many documents of the list fit; drafts as the list shows them. */
export async function countIn(asked: GroupsAsked, where: Where): Promise<number> {
  const { totalDocs } = await asked.req.payload.find({
    ...askedOf(asked, where),
    limit: 1,
    select: { id: true },
  })
  return totalDocs
}

/** The first document of the list that fits, with the field that it is grouped by. */
export async function firstIn(
  asked: GroupsAsked,
  where: Where,
  sort: Sort,
): Promise<DocumentData | undefined> {
  const { docs } = await asked.req.payload.find({
    ...askedOf(asked, where),
    limit: 1,
    pagination: false,
    sort,
    select: selectOf(asked.path),
  })
  return docs[0]
}

const askedOf = ({ req, collection, draft, where: narrowed }: GroupsAsked, where: Where) => ({
  collection: collection.slug,
  where: { and: [narrowed, where] },
  depth: 0,
  draft,
  overrideAccess: false,
  fallbackLocale: false as const,
  req,
})

/** `meta.title` is asked for as `{ meta: { title: true } }`. */
const selectOf = (path: string): Record<string, true> =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), true) as Record<
    string,
    true
  >
