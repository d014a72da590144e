import type { QueryClient } from '@tanstack/react-query'
import { favoritesPreferenceKey } from '#contracts/first-questions'
import { isRecord } from '#contracts/is-record'
import type { Http } from './http.ts'
import { keepPreference, preferencesKey, readPreference } from './preferences.ts'
import { isReference, isSame } from './recent-documents.ts'
import type { Reference } from './summaries.ts'

/** A list as it was shown. */
export interface FavoriteList {
  slug: string
  /** Of its address: the saved view, filters, order and columns. */
  search: string
  /** What is shown of it, by its view or its filters; '': all. */
  name: string
}

/** What somebody wants to come back to. What a document is called is asked for anew. */
export type Favorite = Reference | FavoriteList

export type FavoriteChange = 'add' | 'remove'

/** The newest ones are kept. */
const most = 100

const queryKey = [preferencesKey, favoritesPreferenceKey]

/** Newest first. */
export const favoritesPreference = (http: Http) => ({
  queryKey,
  queryFn: () => readFavorites(http),
  staleTime: 60_000,
})

/** Known to the page once the server has it. What other tabs and browsers added meanwhile stays. */
export const changeFavorites = (
  http: Http,
  queries: QueryClient,
  change: FavoriteChange,
  favorite: Favorite,
): Promise<void> =>
  oneByOne(async () => {
    const others = (await readFavorites(http)).filter((one) => !isSameFavorite(one, favorite))
    const favorites = change === 'add' ? [favorite, ...others].slice(0, most) : others
    await keepPreference(http, favoritesPreferenceKey, { favorites })
    queries.setQueryData(queryKey, favorites)
  })

export function isSameFavorite(one: Favorite, other: Favorite): boolean {
  if ('id' in one) return 'id' in other && isSame(one, other)
  return !('id' in other) && one.slug === other.slug && one.search === other.search
}

export const favoritesIn = (kept: unknown): readonly Favorite[] =>
  isRecord(kept) && Array.isArray(kept.favorites) ? kept.favorites.filter(isFavorite) : []

const readFavorites = async (http: Http) =>
  favoritesIn(await readPreference<unknown>(http, favoritesPreferenceKey))

/** Another version may have kept anything. */
const isFavorite = (candidate: unknown): candidate is Favorite =>
  isReference(candidate) ||
  (isRecord(candidate) &&
    typeof candidate.slug === 'string' &&
    typeof candidate.search === 'string' &&
    typeof candidate.name === 'string')

/** Between reading and writing no other tab of this browser writes; pages that are not secure have no locks. */
const oneByOne = (write: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(favoritesPreferenceKey, write) : write()
