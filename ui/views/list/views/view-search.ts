import type { SavedView } from '#machines/views'
import type { QueryValue } from '../../../client/query-string.ts'
import { parsedQuery, queryString, saidIn } from '../../../client/query-string.ts'
import { writtenColumns } from '../list-place.ts'

/** The search of an address, and what a view says where the address itself says nothing. */
export function withView(search: string, view: SavedView | null): string {
  if (view === null) return search
  const { where, columns, sort, groupBy } = view.list
  return queryString({
    // Both came as text, or as JSON.
    ...(where && { where: where as QueryValue }),
    ...(columns && { columns: writtenColumns(columns) }),
    ...(sort !== null && { sort }),
    ...(groupBy !== null && { groupBy }),
    ...saidIn(search),
  })
}

/** The id of the view that an address asks for. */
export function presetIn(search: string): string | null {
  const { preset } = parsedQuery(search)
  return typeof preset === 'string' && preset !== '' ? preset : null
}

/** What the address has to say to show a view as it was saved. */
export const asSaved = (view: SavedView | null) => ({
  preset: view?.id,
  where: undefined,
  columns: undefined,
  sort: undefined,
  groupBy: undefined,
})
