import { useRef } from 'react'
import type { ClientCollection } from '#config-schema'
import type { ArrangementActor } from '#machines/arrangement'
import { useOffered } from '../../../actions/use-offered.ts'
import type { ListPlace } from '../list-place.ts'
import { DeleteView } from './DeleteView.tsx'
import { useViewActions } from './use-view-actions.ts'
import type { ListViews } from './use-views.ts'
import { ViewDialog } from './ViewDialog.tsx'
import { ViewsMenu } from './ViewsMenu.tsx'

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
  return (
    <div ref={root}>
      <ViewsMenu views={views} collection={collection} actions={actions} />
      <ViewDialog actor={views.actor} />
      <DeleteView actor={views.actor} />
    </div>
  )
}
