import type { DocumentGroup } from '#config-schema'
import type { GroupsAsked } from './request.ts'

/** Groups of references, with the titles of what they name: one question for all of them. */
export async function withTitles(
  { req, field }: GroupsAsked,
  groups: readonly DocumentGroup[],
): Promise<readonly DocumentGroup[]> {
  if (field.type !== 'relationship' || typeof field.relationTo !== 'string') return groups
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
  const titles = new Map(docs.map((doc) => [String(doc.id), doc[useAsTitle]]))
  return groups.map((group) => {
    const title = titles.get(String(group.value))
    return group.value === null ? group : { ...group, title: title ? String(title) : null }
  })
}
