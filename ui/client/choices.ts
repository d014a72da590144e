import type { ClientCollection } from '#contracts/admin-config'
import type { ReferenceFilter } from '#contracts/fields'
import type { Http } from './http.ts'
import type { Page } from './lists.ts'
import type { QueryValue } from './query-string.ts'
import type { SearchLocales } from './search-where.ts'
import { searchWhere } from './search-where.ts'
import { siteFilter } from './site-filter.ts'
import type { Summary } from './summaries.ts'
import { summaryFields, summaryOf } from './summaries.ts'

/** A document that may be chosen. */
export interface Choice extends Summary {
  slug: string
}

/** Where to go on reading: a page of one of the collections. */
export interface ChoicesCursor {
  collection: number
  page: number
}

export interface Choices {
  choices: readonly Choice[]
  /** null: that was all. */
  next: ChoicesCursor | null
}

export const firstChoices: ChoicesCursor = { collection: 0, page: 1 }

const pageSize = 10

export interface ChoicesQuery extends SearchLocales {
  collections: readonly ClientCollection[]
  /** What was typed; '' for everything. */
  search: string
  /** Which documents are offered, by slug: `false` none, what is not named all. */
  filter?: ReferenceFilter
  /** Their order, by slug; by their titles where it is not named. */
  sort?: Readonly<Record<string, string>>
}

/** At least a page of documents that match, one collection after the other. */
export async function readChoices(
  http: Http,
  query: ChoicesQuery,
  cursor: ChoicesCursor,
  signal?: AbortSignal,
): Promise<Choices> {
  const choices: Choice[] = []
  let next: ChoicesCursor | null = cursor
  while (next !== null && choices.length < pageSize) {
    const collection: ClientCollection | undefined = query.collections[next.collection]
    if (collection === undefined) return { choices, next: null }
    const page = await readPage(http, collection, query, next.page, signal)
    choices.push(
      ...page.docs.map((document) => ({
        ...summaryOf(collection, document),
        slug: collection.slug,
      })),
    )
    next = after(next, page, query.collections.length)
  }
  return { choices, next }
}

async function readPage(
  http: Http,
  collection: ClientCollection,
  { search, locale, fallback, filter = {}, sort = {} }: ChoicesQuery,
  page: number,
  signal: AbortSignal | undefined,
): Promise<Pick<Page, 'docs' | 'totalPages'>> {
  const allowed = filter[collection.slug]
  if (allowed === false) return { docs: [], totalPages: 0 }
  const where = both(searchWhere(collection, search, { locale, fallback }), siteFilter(allowed))
  return http<Page>(`/${collection.slug}`, {
    query: {
      depth: 0,
      page,
      limit: pageSize,
      sort: sort[collection.slug] ?? usualSort(collection),
      'fallback-locale': 'null',
      select: summaryFields(collection),
      ...(where ? { where } : {}),
      ...(collection.drafts && { draft: true }),
      ...(locale && { locale }),
    },
    ...(signal && { signal }),
  })
}

const usualSort = ({ useAsTitle }: ClientCollection) =>
  useAsTitle === 'id' ? '-createdAt' : useAsTitle

function both(search: QueryValue, allowed: QueryValue): QueryValue {
  const given = [search, allowed].filter(Boolean)
  return given.length > 1 ? { and: given } : given[0]
}

function after(
  { collection, page }: ChoicesCursor,
  { totalPages }: Pick<Page, 'totalPages'>,
  count: number,
): ChoicesCursor | null {
  if (page < totalPages) return { collection, page: page + 1 }
  return collection + 1 < count ? { collection: collection + 1, page: 1 } : null
}
