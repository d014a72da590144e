import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { ArrangementActor } from '#machines/arrangement'
import type { SavedView } from '#machines/views'
import type { Action } from '../../../actions/action.ts'
import { useGo } from '../../../kit/place.ts'
import { useText } from '../../../kit/text.tsx'
import type { ListPlace } from '../list-place.ts'
import { useListHref } from '../use-list-href.ts'
import { differs, listState } from './list-state.ts'
import type { ListViews } from './use-views.ts'
import { asSaved } from './view-search.ts'

interface Listed {
  views: ListViews
  collection: ClientCollection
  place: ListPlace
  choice: ArrangementActor
}

export const chooseView = (view: SavedView): string => `view-choose-${view.id}`

/** What can be done with the views of a list: its menu, the palette and the help sheet share it. */
export function useViewActions({ views, collection, place, choice }: Listed): readonly Action[] {
  const { actor, shown } = views
  const text = useText()
  const go = useGo()
  const href = useListHref()
  const all = useSelector(actor, ({ context }) => context.views)
  const canSave = useSelector(actor, (state) => state.can({ type: 'user.describe' }))
  const canDelete = useSelector(actor, (state) => state.can({ type: 'user.delete' }))
  const isThere = useSelector(actor, (state) => state.matches('idle'))
  // What a person would keep changes with every column that they choose.
  useSelector(choice, ({ context }) => context)
  if (!isThere) return []
  const list = () => listState(place, choice)
  const isChanged = shown !== null && differs(place, shown, collection, choice, text)
  const refusal = (may: boolean) => {
    if (shown === null) return text('views.refusal.none')
    return may ? undefined : text('views.refusal.notYours')
  }
  const unchanged = isChanged ? undefined : text('views.refusal.unchanged')
  return [
    {
      id: 'view-save',
      label: text('views.save'),
      refusal: refusal(canSave),
      run: () => actor.send({ type: 'user.save', list: list() }),
    },
    {
      id: 'view-save-as',
      label: text('views.saveAs'),
      run: () => actor.send({ type: 'user.saveAs', list: list() }),
    },
    {
      id: 'view-reset',
      label: text('views.reset'),
      refusal: refusal(true) ?? unchanged,
      run: () => go(href(asSaved(shown))),
    },
    {
      id: 'view-describe',
      label: text('views.describe'),
      refusal: refusal(canSave),
      run: () => actor.send({ type: 'user.describe' }),
    },
    {
      id: 'view-delete',
      label: text('views.delete'),
      refusal: refusal(canDelete),
      run: () => actor.send({ type: 'user.delete' }),
    },
    {
      id: 'view-none',
      label: text('views.all'),
      refusal: refusal(true),
      run: () => go(href({ ...asSaved(null), search: undefined })),
    },
    ...all.map((view) => ({
      id: chooseView(view),
      label: text('views.choose', { title: view.title }),
      run: () => go(href({ ...asSaved(view), search: undefined })),
    })),
  ]
}
