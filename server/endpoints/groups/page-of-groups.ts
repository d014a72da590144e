import { groupsOnPage, mostGroups } from '#contracts/groups'
import { ownCode } from '#server-texts'
import type { Group } from './groups-of.ts'
import { groupsOf } from './groups-of.ts'
import type { GroupsAsked } from './request.ts'
import { titlesOf } from './titles.ts'

interface GroupsOnPage {
  groups: readonly Group[]
  hasMore: boolean
}

/** The groups of the page that is asked for, in the order in which people read them. */
export async function pageOf(asked: GroupsAsked): Promise<GroupsOnPage> {
  const first = (asked.page - 1) * groupsOnPage
  const end = Math.min(first + groupsOnPage, mostGroups)
  const isReference = asked.field.type === 'relationship'
  const found = await upTo(isReference ? mostGroups : end + 1, groupsOf(asked))
  const groups = isReference ? await byTitle(asked, found) : found
  return { groups: groups.slice(first, end), hasMore: groups.length > end && end < mostGroups }
}

/** References in the order of their titles: ids say nothing to people. */
async function byTitle(asked: GroupsAsked, groups: readonly Group[]): Promise<readonly Group[]> {
  const titles = await titlesOf(asked, groups)
  const titled = groups.map((group) =>
    group.value === null ? group : { ...group, title: titles.get(String(group.value)) ?? null },
  )
  const { compare } = new Intl.Collator(ownCode(asked.req.i18n.language), { numeric: true })
  const direction = asked.isReversed ? -1 : 1
  return [
    ...titled
      .filter(({ title }) => title)
      .sort((one, other) => direction * compare(one.title ?? '', other.title ?? '')),
    ...titled.filter(({ title }) => !title),
  ]
}

async function upTo<Item>(most: number, items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const found: Item[] = []
  for await (const item of items) {
    found.push(item)
    if (found.length === most) break
  }
  return found
}
