import { useSelector } from '@xstate/react'
import type { PaletteRef } from '#machines/palette'
import { useConfig } from '../../kit/config.ts'
import { useFavorites } from '../../kit/favorites.ts'
import { problemText, useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Spinner } from '../../parts/Spinner.tsx'
import css from './Palette.module.css'

interface Props {
  palette: PaletteRef
  isEmpty: boolean
}

/** How far the search for documents has come, and what it could not find out. */
export function PaletteNote({ palette, isEmpty }: Props) {
  const canRetry = useSelector(palette, (state) => state.can({ type: 'user.retry' }))
  const text = useText()
  return (
    <div className={css.note}>
      <p role="status" className={css.said}>
        <Said palette={palette} isEmpty={isEmpty} />
      </p>
      {canRetry && (
        <Button size="small" onClick={() => palette.send({ type: 'user.retry' })}>
          {text('app.tryAgain')}
        </Button>
      )}
    </div>
  )
}

function Said({ palette, isEmpty }: Props) {
  const text = useText()
  const { collections } = useConfig()
  const isSearching = useSelector(palette, (state) => state.hasTag('searching'))
  const isFound = useSelector(palette, (state) => state.matches({ open: 'found' }))
  const { isLoadingError: areFavoritesUnknown } = useFavorites()
  const { problem, missed } = useSelector(palette, ({ context }) => context)
  if (isSearching) {
    return (
      <>
        <Spinner /> {text('palette.searching')}
      </>
    )
  }
  if (problem) return `${text('palette.failed')} ${problemText(text, problem)}`
  if (isFound && missed.length > 0) {
    const labels = missed.map(
      (slug) => collections.find((one) => one.slug === slug)?.labels.plural ?? slug,
    )
    return text('palette.missed', { labels })
  }
  if (areFavoritesUnknown) return text('favorites.unknown')
  return isEmpty ? text('palette.nothing') : null
}
