import type { DocumentId } from '#contracts/documents'
import type { PlainWhere } from '#contracts/fields'
import type { ProblemData } from '#problems'

/** What a view keeps of a list; null: as the list is without it. */
export interface ListState {
  where: PlainWhere | null
  /** In order; one that is not shown keeps its place. */
  columns: readonly { accessor: string; active: boolean }[] | null
  /** Fields with commas between, a leading '-' for the reverse. */
  sort: string | null
  /** The field whose values make groups, with a leading '-' for the reverse. */
  groupBy: string | null
}

/** Who may do something with a view. A site can have constraints of its own. */
export interface Audience {
  constraint: 'onlyMe' | 'specificUsers' | 'everyone' | (string & {})
  users: readonly DocumentId[]
}

export type Sharing = Readonly<Record<'read' | 'update' | 'delete', Audience>>

/** The state of a list under a name. */
export interface SavedView {
  id: DocumentId
  title: string
  list: ListState
  sharing: Sharing
  /** What this person may do with it. */
  may: { update: boolean; delete: boolean }
}

/** A view as it is to be. */
export interface ViewDraft {
  /** null: a new one. */
  id: DocumentId | null
  title: string
  sharing: Sharing
  /** null: it keeps the list that it has. */
  list: ListState | null
}

export interface ViewsInput {
  /** The id of the view that the address asks for, as it stands there. */
  chosen: string | null
}

export interface ViewsContext extends ViewsInput {
  /** All that this person may see, by their names. */
  views: readonly SavedView[]
  /** What is being described, saved or deleted. */
  draft: ViewDraft | null
  /** Why the last of these could not be done. */
  problem: ProblemData | null
}

export type ViewsEvent =
  | { type: 'user.retry' }
  /** The chosen view becomes what the list is now. */
  | { type: 'user.save'; list: ListState }
  | { type: 'user.saveAs'; list: ListState }
  /** The chosen one gets another name, or other people. */
  | { type: 'user.describe' }
  | { type: 'user.rename'; title: string }
  | { type: 'user.share'; sharing: Sharing }
  | { type: 'user.submit' }
  | { type: 'user.delete' }
  | { type: 'user.confirm' }
  | { type: 'user.cancel' }
  | { type: 'browser.moved'; chosen: string | null }

/** What the world outside should hear. */
export type ViewsEmitted =
  /** The list shows it, with nothing in the address that differs. */
  | { type: 'saved'; view: SavedView }
  | { type: 'described'; view: SavedView }
  | { type: 'deleted'; title: string }
  | { type: 'failed'; problem: ProblemData }
