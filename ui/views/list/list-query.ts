import type { ClientCollection } from '#contracts/admin-config'
import type { PlainWhere } from '#contracts/fields'
import { dateWhere } from '../../client/date-where.ts'
import type { ListQuery } from '../../client/lists.ts'
import { orderField } from '../../client/order.ts'
import type { QueryValue } from '../../client/query-string.ts'
import type { SearchLocales } from '../../client/search-where.ts'
import { searchWhere } from '../../client/search-where.ts'
import { siteFilter } from '../../client/site-filter.ts'
import { statusWhere } from '../../client/status-where.ts'
import { trashedWhere } from '../../client/trash.ts'
import type { Column } from './columns.ts'
import { zoneAccessor } from './columns.ts'
import type { ListPlace } from './list-place.ts'

/** What to ask the server for one page of a list: what the columns show, of what all of `within` let through. */
export function listQuery(
  collection: ClientCollection,
  { page, limit, sort, search, where, isTrash }: ListPlace,
  columns: readonly Column[],
  { locale, fallback }: SearchLocales,
  within: readonly (PlainWhere | null | undefined)[] = [],
  /** With what a tree begins. */
  roots?: QueryValue,
): ListQuery {
  return {
    slug: collection.slug,
    page,
    limit,
    sort,
    where: joined(
      ...within.map(siteFilter),
      isTrash && trashedWhere,
      searchWhere(collection, search, { locale, fallback }),
      dateWhere(collection, statusWhere(collection, where)),
      roots,
    ),
    fields: [...neededFields(collection, columns), ...(sort === orderField ? [orderField] : [])],
    drafts: collection.drafts !== null,
    locale,
    ...(isTrash && { trash: true }),
  }
}

function joined(...wheres: readonly QueryValue[]): QueryValue {
  const given = wheres.filter(Boolean)
  return given.length > 1 ? { and: given } : given[0]
}

/** The thumbnail's address is made of the file's name and those of its sizes; a card says the rest. */
const fileFields = ['filename', 'url', 'thumbnailURL', 'mimeType', 'sizes', 'updatedAt'].concat([
  'filesize',
  'width',
  'height',
])

const topOf = (accessor: string): string => accessor.split('.', 1)[0] ?? accessor

function neededFields(
  { useAsTitle, drafts, upload }: ClientCollection,
  columns: readonly Column[],
): string[] {
  const fields = [
    'id',
    useAsTitle,
    ...columns.flatMap((column) => [column.accessor, zoneAccessor(column) ?? []].flat()).map(topOf),
    ...(drafts ? ['_status'] : []),
    ...(upload ? fileFields : []),
    ...(upload?.altText ? [upload.altText] : []),
  ]
  return [...new Set(fields)]
}
