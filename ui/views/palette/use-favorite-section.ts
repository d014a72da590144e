import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useFavoriteLines, useFavorites } from '../../kit/favorites.ts'
import { useLocaleLabel } from '../../kit/locale.ts'
import { useGo } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import type { Section } from './entry.ts'

/** As many as leave the others in sight; all of them are there for whoever types. */
const mostUntyped = 9

/** What this person wants to come back to. */
export function useFavoriteSection(isTyped: boolean): Section {
  const text = useText()
  const carried = useCarriedLocale()
  const go = useGo()
  const labelOf = useLocaleLabel()
  const { data: favorites = [] } = useFavorites()
  const { lines } = useFavoriteLines(favorites)
  return {
    id: 'favorites',
    label: text('favorites.title'),
    entries: (isTyped ? lines : lines.slice(0, mostUntyped)).map(({ id, href, title, kind }) => ({
      id,
      detail: kind,
      run: () => go(carried(href)),
      ...(typeof title === 'string'
        ? { label: title }
        : { label: title.title, language: { code: title.locale, name: labelOf(title.locale) } }),
    })),
  }
}
