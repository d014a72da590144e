import type { DocumentGroup } from '#contracts/groups'
import type { GroupsAsked } from './request.ts'

/** What the documents are called that groups refer to, by their ids: one question for all of them. */
export async function titlesOf(
  { req, field }: GroupsAsked,
  groups: readonly Pick<DocumentGroup, 'value'>[],
): Promise<ReadonlyMap<string, string>> {
  if (field.type !== 'relationship' || typeof field.relationTo !== 'string') return new Map()
  const related = req.payload.collections[field.relationTo]?.config
  const { useAsTitle = 'id' } = related?.admin ?? {}
  const ids = groups.flatMap(({ value }) => value ?? [])
  const { docs } = await req.payload.find({
    collection: field.relationTo,
    where: { id: { in: ids } },
    limit: ids.length,
    pagination: false,
    depth: 0,
    draft: Boolean(related?.versions?.drafts),
    select: { [useAsTitle]: true },
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  return new Map(
    docs.flatMap((doc) => (doc[useAsTitle] ? [[String(doc.id), String(doc[useAsTitle])]] : [])),
  )
}
