import type { ClientCollection } from '#contracts/admin-config'
import type { QueryValue } from './query-string.ts'
import { isTitleLocalized } from './summaries.ts'

/** In which language the words are looked for, and which one stands in for it. */
export interface SearchLocales {
  locale: string | null
  fallback?: string | null | undefined
}

/** The documents in which any of the searchable fields has these words; null for no words. */
export function searchWhere(
  collection: ClientCollection,
  search: string,
  locales: SearchLocales,
): QueryValue {
  const words = search.trim()
  if (words === '') return null
  const { useAsTitle, listSearchableFields } = collection
  const fields = listSearchableFields.length > 0 ? listSearchableFields : [useAsTitle]
  const wheres = fields.map((field) => ({ [field]: test(field, words) }))
  const byFallback = fields.includes(useAsTitle) && fallbackTitleWhere(collection, words, locales)
  return { or: byFallback ? [...wheres, byFallback] : wheres }
}

/** The documents that are called so in the default language, as they have no title in this one. */
export function fallbackTitleWhere(
  collection: ClientCollection,
  words: string,
  { locale, fallback = null }: SearchLocales,
): QueryValue {
  if (locale === null || fallback === null || locale === fallback) return null
  if (!isTitleLocalized(collection)) return null
  const { useAsTitle } = collection
  const isUntitled = { or: [{ [useAsTitle]: { exists: false } }, { [useAsTitle]: { equals: '' } }] }
  return { and: [isUntitled, { [`${useAsTitle}.${fallback}`]: { like: words } }] }
}

/** An id is searched for as a whole: it may be a number, which is like nothing but itself. */
const test = (field: string, words: string): QueryValue =>
  field === 'id' ? { equals: words } : { like: words }
