import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { SavedView, ViewsActor } from '#machines/views'
import { chosenView } from '#machines/views'
import { useText } from '../../../kit/text.tsx'
import type { Gone } from './gone.ts'
import { goneFrom, withoutGone } from './gone.ts'
import { withView } from './view-search.ts'

/** The views of a list, and the one that it shows. */
export interface ListViews {
  actor: ViewsActor
  /** As far as it still fits the collection. */
  shown: SavedView | null
  gone: Gone
  /** Until it is known what the address asks for. */
  isWaiting: boolean
  /** What the list shows, written as the search of an address. */
  search: string
}

const nothing: Gone = { filters: [], columns: [] }

/** What the views of a list, and the one that the address asks for, make of the address. */
export function useViews(
  actor: ViewsActor,
  collection: ClientCollection,
  asked: string | null,
  address: string,
): ListViews {
  const text = useText()
  const isReading = useSelector(actor, (state) => state.matches('reading'))
  const views = useSelector(actor, ({ context }) => context.views)
  const chosen = chosenView({ chosen: asked, views })
  const gone = useMemo(
    () => (chosen ? goneFrom(chosen, collection, text) : nothing),
    [chosen, collection, text],
  )
  const shown = useMemo(() => chosen && withoutGone(chosen, gone), [chosen, gone])
  return {
    actor,
    shown,
    gone,
    isWaiting: asked !== null && isReading,
    search: withView(address, shown),
  }
}
