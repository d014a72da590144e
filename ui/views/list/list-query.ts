import type { ClientCollection } from '#config-schema'
import type { ListQuery } from '../../client/lists.ts'
import type { QueryValue } from '../../client/query-string.ts'
import type { Column } from './columns.ts'
import type { ListPlace } from './list-place.ts'

/** What to ask the server for one page of a list: what the columns show, and nothing else. */
export function listQuery(
  collection: ClientCollection,
  { page, limit, sort, search, where }: ListPlace,
  columns: readonly Column[],
  locale: string | null,
): ListQuery {
  return {
    slug: collection.slug,
    page,
    limit,
    sort,
    where: joined(searchWhere(collection, search), where),
    fields: neededFields(collection, columns),
    drafts: collection.drafts !== null,
    locale,
  }
}

function joined(...wheres: readonly QueryValue[]): QueryValue {
  const given = wheres.filter(Boolean)
  return given.length > 1 ? { and: given } : given[0]
}

/** Whatever the search box looks through contains every word of it. */
function searchWhere(
  { useAsTitle, listSearchableFields }: ClientCollection,
  search: string,
): QueryValue {
  const words = search.trim()
  if (words === '') return null
  const fields = listSearchableFields.length > 0 ? listSearchableFields : [useAsTitle]
  return { or: fields.map((field) => ({ [field]: test(field, words) })) }
}

/** An id is searched for as a whole: it may be a number, which is like nothing but itself. */
const test = (field: string, words: string): QueryValue =>
  field === 'id' ? { equals: words } : { like: words }

/** The thumbnail's address is made of the file's name and those of its sizes. */
const thumbnailFields = ['filename', 'url', 'thumbnailURL', 'mimeType', 'sizes']

function neededFields(
  { useAsTitle, drafts, upload }: ClientCollection,
  columns: readonly Column[],
): string[] {
  const fields = [
    'id',
    useAsTitle,
    ...columns.map(({ accessor }) => accessor.split('.', 1)[0] ?? accessor),
    ...(drafts ? ['_status'] : []),
    ...(upload ? thumbnailFields : []),
  ]
  return [...new Set(fields)]
}
