import type { ClientCollection } from '#config-schema'
import { isProblem, isUnreachable } from '#config-schema'
import type { Found, FoundDocument } from '#machines/palette'
import type { Http } from './http.ts'
import type { Page } from './lists.ts'
import { summaryOf } from './summaries.ts'

/** More would be a list; the collection's own is better at that. */
const mostOfEach = 5

/** So many are asked at a time, however many collections a site has. */
const atOnce = 4

interface FindQuery {
  collections: readonly ClientCollection[]
  words: string
  locale: string | null
}

/** The documents whose titles have these words, a few of each collection, and who did not answer. */
export async function findDocuments(
  http: Http,
  { collections, words, locale }: FindQuery,
  signal: AbortSignal,
): Promise<Found> {
  const titled = collections.filter(({ useAsTitle }) => useAsTitle !== 'id')
  const waiting = [...titled]
  const documents = new Map<string, readonly FoundDocument[]>()
  const failures = new Map<string, unknown>()
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        documents.set(next.slug, await findIn(http, next, words, locale, signal))
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
  words: string,
  locale: string | null,
  signal: AbortSignal,
): Promise<FoundDocument[]> {
  const { slug, useAsTitle, drafts, timestamps } = collection
  const { docs } = await http<Page>(`/${slug}`, {
    query: {
      depth: 0,
      limit: mostOfEach,
      // Nobody is told how many there are, so nobody has to count them.
      pagination: false,
      select: { [useAsTitle]: true },
      where: { [useAsTitle]: { like: words.trim() } },
      ...(timestamps && { sort: '-updatedAt' }),
      ...(drafts && { draft: true }),
      ...(locale && { locale }),
    },
    signal,
    signedIn: true,
  })
  return docs.flatMap((document) => {
    const { id, title } = summaryOf(collection, document)
    return title === null ? [] : [{ slug, id, title }]
  })
}

/** It would be the same everywhere. */
const isDecisive = (thrown: unknown): boolean =>
  isProblem(thrown, 'session.ended') || isUnreachable(thrown)
