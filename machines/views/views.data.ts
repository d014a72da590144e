import type { ListState, SavedView, Sharing, ViewDraft, ViewsContext } from './views.types.ts'

type Known = Pick<ViewsContext, 'chosen' | 'views'>

/** The view that the address asks for; null: none, or none that this person may see. */
export const chosenView = ({ chosen, views }: Known): SavedView | null =>
  views.find(({ id }) => String(id) === chosen) ?? null

/** Nobody else sees it. */
const onlyMine: Sharing = {
  read: { constraint: 'onlyMe', users: [] },
  update: { constraint: 'onlyMe', users: [] },
  delete: { constraint: 'onlyMe', users: [] },
}

export const newDraft = (list: ListState): ViewDraft => ({
  id: null,
  title: '',
  sharing: onlyMine,
  list,
})

export const draftOf = (view: SavedView | null, list: ListState | null): ViewDraft | null =>
  view && { id: view.id, title: view.title, sharing: view.sharing, list }

export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] =>
  [...views.filter(({ id }) => id !== view.id), view].toSorted(byTitle)

const byTitle = (one: SavedView, other: SavedView): number => one.title.localeCompare(other.title)
