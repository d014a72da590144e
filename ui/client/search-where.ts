import type { ClientCollection } from '#config-schema'
import type { QueryValue } from './query-string.ts'

/** The documents in which any of the searchable fields has these words; null for no words. */
export function searchWhere(
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
