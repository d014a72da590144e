import type { ClientCollection } from '#contracts/admin-config'
import type { Found, FoundDocument } from '#machines/palette'
import { isProblem, isUnreachable } from '#problems'
import type { Http } from './http.ts'
import type { Page } from './lists.ts'
import type { SearchLocales } from './search-where.ts'
import { fallbackTitleWhere } from './search-where.ts'
import { summaryOf } from './summaries.ts'

/** More would be a list; the collection's own is better at that. */
const mostOfEach = 5

/** So many are asked at a time, however many collections a site has. */
const atOnce = 4

interface FindQuery extends SearchLocales {
  collections: readonly ClientCollection[]
  words: string
}

/**
 * The documents whose titles have these words, in this language or in the one that stands in for it:
 * a few of each collection, and who did not answer.
 */
export async function findDocuments(
  http: Http,
  { collections, ...query }: FindQuery,
  signal: AbortSignal,
): Promise<Found> {
  const titled = collections.filter(({ useAsTitle }) => useAsTitle !== 'id')
  const waiting = [...titled]
  const documents = new Map<string, readonly FoundDocument[]>()
  const failures = new Map<string, unknown>()
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        documents.set(next.slug, await findIn(http, next, query, signal))
      } catch (thrown) {
        if (isDecisive(thrown) || signal.aborted) throw thrown
        failures.set(next.slug, thrown)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))

  const [failure] = failures.values()
  if (failure !== undefined && documents.size === 0) throw failure
  return {
    documents: titled.flatMap(({ slug }) => documents.get(slug) ?? []),
    missed: titled.map(({ slug }) => slug).filter((slug) => failures.has(slug)),
  }
}

async function findIn(
  http: Http,
  collection: ClientCollection,
  { words: typed, ...locales }: Omit<FindQuery, 'collections'>,
  signal: AbortSignal,
): Promise<FoundDocument[]> {
  const { slug, useAsTitle, drafts, timestamps } = collection
  const { locale } = locales
  const words = typed.trim()
  const byFallback = fallbackTitleWhere(collection, words, locales)
  const byTitle = { [useAsTitle]: { like: words } }
  const { docs } = await http<Page>(`/${slug}`, {
    query: {
      depth: 0,
      limit: mostOfEach,
      // Nobody is told how many there are, so nobody has to count them.
      pagination: false,
      select: { [useAsTitle]: true },
      'fallback-locale': 'null',
      where: byFallback ? { or: [byTitle, byFallback] } : byTitle,
      ...(timestamps && { sort: '-updatedAt' }),
      ...(drafts && { draft: true }),
      ...(locale && { locale }),
    },
    signal,
    signedIn: true,
  })
  return docs.flatMap((document) => {
    const { id, title } = summaryOf(collection, document)
    return title === null && !byFallback ? [] : [{ slug, id, title }]
  })
}

/** It would be the same everywhere. */
const isDecisive = (thrown: unknown): boolean =>
  isProblem(thrown, 'session.ended') || isUnreachable(thrown)
