import { useQuery } from '@tanstack/react-query'
import { favoritesPreferenceKey, preferenceQuestion } from '#contracts/first-questions'
import type { Favorite } from '../../client/favorites.ts'
import { favoritesIn, favoritesPreference } from '../../client/favorites.ts'
import { useBrought } from '../../kit/brought.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import type { FavoriteLine } from '../../kit/favorites.ts'
import { useFavoriteLines } from '../../kit/favorites.ts'
import { InOtherLanguage } from '../../kit/InOtherLanguage.tsx'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { classes } from '../../parts/classes.ts'
import { Link } from '../../parts/Link.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import css from './DashboardLines.module.css'
import { DashboardSection } from './DashboardSection.tsx'
import { UnknownLines } from './UnknownLines.tsx'

const shownAtMost = 8

/** What this person wants to come back to; no section where that is nothing. */
export function FavoritesSection() {
  const text = useText()
  const { http, queries } = usePanel()
  const brought = useBrought()
  const { data, isLoadingError, refetch } = useQuery(
    {
      ...favoritesPreference(http),
      initialData: () => {
        const kept = brought<{ value?: unknown }>(preferenceQuestion(favoritesPreferenceKey))
        return kept && favoritesIn(kept.value)
      },
      initialDataUpdatedAt: 0,
    },
    queries,
  )
  const label = text('favorites.title')
  if (isLoadingError) {
    return (
      <DashboardSection label={label}>
        <UnknownLines
          {...{ id: 'dashboard-favorites', label, onRetry: refetch }}
          words={text('favorites.unknown')}
        />
      </DashboardSection>
    )
  }
  return data && data.length > 0 && <Lines label={label} favorites={data} />
}

function Lines({ label, favorites }: { label: string; favorites: readonly Favorite[] }) {
  const text = useText()
  const { lines, isLoading } = useFavoriteLines(favorites)
  const room = Math.min(favorites.length, shownAtMost)
  if (!isLoading && lines.length === 0) return null
  return (
    <DashboardSection label={label}>
      {isLoading ? (
        <Skeleton label={text('app.loading')} lines={room} look="rows" />
      ) : (
        <ul>
          {lines.slice(0, shownAtMost).map((line) => (
            <Line key={line.id} {...line} />
          ))}
        </ul>
      )}
    </DashboardSection>
  )
}

function Line({ href, title, kind }: FavoriteLine) {
  const carried = useCarriedLocale()
  return (
    <li className={css.line}>
      <Link href={carried(href)} dir="auto" className={classes(css.link, css.title)}>
        {typeof title === 'string' ? title : <InOtherLanguage {...title} />}
      </Link>
      {kind && (
        <span className={css.facts}>
          <bdi>{kind}</bdi>
        </span>
      )}
    </li>
  )
}
