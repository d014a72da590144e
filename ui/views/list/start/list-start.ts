import type { ClientCollection } from '#contracts/admin-config'
import type { KeptStart } from '../../../client/list-preferences.ts'
import { parsedQuery, queryString } from '../../../client/query-string.ts'
import type { Column } from '../columns.ts'
import { groupPlace } from '../groups/group-place.ts'
import { listPlace } from '../list-place.ts'

/** What a list begins with, as its address says it; null: as the config has it. */
export interface ListStart {
  limit: string | null
  sort: string | null
  groupBy: string | null
  layout: string | null
}

/** An address that says anything of the list is shown as it is: a link shows the same to everybody. */
export const isBare = (search: string): boolean =>
  Object.keys(parsedQuery(search)).every((key) => key === 'locale')

/** What is still good of what was kept; an older version may have kept anything. */
export function validStart(
  kept: KeptStart,
  collection: ClientCollection,
  sortable: readonly string[],
  groupable: readonly Column[],
): ListStart {
  const limit = written(kept.limit)
  const sort = written(kept.sort)
  const groupBy = written(kept.groupBy)
  const layout = written(kept.layout)
  const search = queryString({ limit, sort, groupBy, layout })
  const place = listPlace(search, collection, sortable)
  return {
    limit: String(place.limit) === limit ? limit : null,
    sort: place.sort === sort ? sort : null,
    groupBy: groupPlace(search, groupable)?.by ?? null,
    layout: place.layout === layout ? layout : null,
  }
}

/** What somebody chose by going from one address of a list to another; null: none of it. */
export function chosenBetween(before: string, after: string): ListStart | null {
  // A view says this itself, and is no choice for other days.
  if (isOfView(before) || isOfView(after)) return null
  const chosen = startIn(after)
  return JSON.stringify(startIn(before)) === JSON.stringify(chosen) ? null : chosen
}

function startIn(search: string): ListStart {
  const { limit, sort, groupBy, layout } = parsedQuery(search)
  return {
    limit: written(limit),
    sort: written(sort),
    groupBy: written(groupBy),
    layout: written(layout),
  }
}

const isOfView = (search: string): boolean => parsedQuery(search).preset !== undefined

const written = (value: unknown): string | null =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null
