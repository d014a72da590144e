import { useQuery } from '@tanstack/react-query'
import type { Favorite } from '../client/favorites.ts'
import { favoritesPreference } from '../client/favorites.ts'
import { useAddresses } from './addresses.ts'
import { useConfig } from './config.ts'
import { useLocale } from './locale.ts'
import { usePanel } from './panel.ts'
import { useText } from './text.tsx'
import type { FallbackTitle } from './titles.ts'
import { useSummaries } from './titles.ts'

/** What this person wants to come back to, newest first. */
export function useFavorites() {
  const { http, queries } = usePanel()
  return useQuery(favoritesPreference(http), queries)
}

/** A favorite as a line leads to it. */
export interface FavoriteLine {
  /** Unique among lines; that of a document is its document's. */
  id: string
  href: string
  title: string | FallbackTitle
  /** Of what kind a document is. */
  kind?: string
}

/** Those that are there, and that this person may read by now. Some documents may still be on their way. */
export function useFavoriteLines(favorites: readonly Favorite[]): {
  lines: readonly FavoriteLine[]
  isLoading: boolean
} {
  const text = useText()
  const addresses = useAddresses()
  const { collections } = useConfig()
  const documents = favorites.filter((favorite) => 'id' in favorite)
  const known = useSummaries(documents, useLocale())
  const lines = favorites.flatMap((favorite): FavoriteLine[] => {
    const { slug } = favorite
    const collection = collections.find((one) => one.slug === slug)
    if (!collection?.access.read) return []
    const { singular, plural } = collection.labels
    if ('id' in favorite) {
      const one = known[documents.indexOf(favorite)]
      if (one?.status !== 'found') return []
      const title = one.summary.title ?? one.fallback ?? text('document.untitled')
      const href = addresses.document(slug, favorite.id)
      return [{ id: `document-${slug}-${favorite.id}`, href, title, kind: singular }]
    }
    const { search, name } = favorite
    const title = name ? text('palette.choice', { name: plural, choice: name }) : plural
    return [{ id: `list-${slug}${search}`, href: addresses.list(slug) + search, title }]
  })
  return { lines, isLoading: known.some(({ status }) => status === 'loading') }
}
