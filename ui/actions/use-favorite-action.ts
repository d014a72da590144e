import { toProblemData } from '#problems'
import type { Favorite } from '../client/favorites.ts'
import { changeFavorites, isSameFavorite } from '../client/favorites.ts'
import { useFavorites } from '../kit/favorites.ts'
import { usePanel } from '../kit/panel.ts'
import { problemText, useText } from '../kit/text.tsx'
import { toaster } from '../parts/toaster.ts'
import type { Action } from './action.ts'

/** Makes it a favorite, or none any more, and tells whether that was kept. */
export function useFavoriteAction(
  { id, refusal }: Pick<Action, 'id' | 'refusal'>,
  favorite: Favorite,
): Action {
  const text = useText()
  const { http, queries } = usePanel()
  const { data: favorites = [] } = useFavorites()
  const isFavorite = favorites.some((one) => isSameFavorite(one, favorite))
  const change = isFavorite ? 'remove' : 'add'
  return {
    id,
    refusal,
    label: text(`favorites.${change}`),
    run: () =>
      void changeFavorites(http, queries, change, favorite).then(
        () => toaster.create({ title: text(`favorites.${change}.done`), type: 'info' }),
        (thrown: unknown) =>
          toaster.create({
            title: text(`favorites.${change}.failed`),
            description: problemText(text, toProblemData(thrown)),
            type: 'error',
          }),
      ),
  }
}
