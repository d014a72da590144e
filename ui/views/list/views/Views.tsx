import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { ArrangementActor } from '#machines/arrangement'
import { useOffered } from '../../../actions/use-offered.ts'
import { later } from '../../../kit/later.tsx'
import { useEver } from '../../../kit/use-ever.ts'
import type { ListPlace } from '../list-place.ts'
import { useViewActions } from './use-view-actions.ts'
import type { ListViews } from './use-views.ts'
import { ViewsMenu } from './ViewsMenu.tsx'

const ViewWindows = later(async () => (await import('./ViewWindows.tsx')).ViewWindows)

interface Props {
  views: ListViews
  collection: ClientCollection
  place: ListPlace
  choice: ArrangementActor
}

/** The views of a list: chosen, saved, shared and deleted (LIST-4). */
export function Views({ views, collection, place, choice }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const actions = useViewActions({ views, collection, place, choice })
  useOffered(actions, root)
  const isUsed = useEver(
    useSelector(views.actor, (state) => state.matches('describing') || state.matches('deleting')),
  )
  return (
    <div ref={root}>
      <ViewsMenu views={views} collection={collection} actions={actions} />
      {isUsed && <ViewWindows actor={views.actor} />}
    </div>
  )
}
