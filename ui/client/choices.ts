import type { ClientCollection } from '#config-schema'
import type { Http } from './http.ts'
import type { Page } from './lists.ts'
import { searchWhere } from './search-where.ts'
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

interface ChoicesQuery {
  collections: readonly ClientCollection[]
  /** What was typed; '' for everything. */
  search: string
  locale: string | null
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

function readPage(
  http: Http,
  collection: ClientCollection,
  { search, locale }: ChoicesQuery,
  page: number,
  signal: AbortSignal | undefined,
): Promise<Page> {
  const where = searchWhere(collection, search)
  return http<Page>(`/${collection.slug}`, {
    query: {
      depth: 0,
      page,
      limit: pageSize,
      sort: collection.useAsTitle === 'id' ? '-createdAt' : collection.useAsTitle,
      select: summaryFields(collection),
      ...(where ? { where } : {}),
      ...(collection.drafts && { draft: true }),
      ...(locale && { locale }),
    },
    ...(signal && { signal }),
  })
}

function after(
  { collection, page }: ChoicesCursor,
  { totalPages }: Page,
  count: number,
): ChoicesCursor | null {
  if (page < totalPages) return { collection, page: page + 1 }
  return collection + 1 < count ? { collection: collection + 1, page: 1 } : null
}
