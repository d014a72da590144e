import type { DocumentData, DocumentId } from '#contracts/documents'
import type { UnsavedWork } from '#machines/navigation'

/** A document in a drawer. */
export interface OpenDrawer {
  /** Its own, for as long as it is open. */
  key: string
  /** Of the collection. */
  slug: string
  /** null: nobody has saved it yet. */
  id: DocumentId | null
  /** What a new document begins with, besides the config's defaults. */
  values: DocumentData
  /** The key of what a journal keeps of a new one; absent: whatever is kept is offered. */
  kept?: string
  /** It closes when the document has been made: whoever opened it has what they came for. */
  closesWhenMade: boolean
  /** How many drawers there are up to here, itself and lists among them. */
  depth: number
}

export interface DrawersContext {
  /** The topmost last. */
  stack: readonly OpenDrawer[]
  /** Each by the key of its drawer. */
  unsaved: readonly UnsavedWork[]
}

export type DrawersEvent =
  | { type: 'user.open'; drawer: OpenDrawer }
  /** Escape, the close button, or a press outside. */
  | { type: 'user.close' }
  | { type: 'user.stay' }
  | { type: 'user.leave' }
  | { type: 'user.saveAndLeave' }
  | ({ type: 'document.unsaved' } & UnsavedWork)
  | { type: 'document.settled'; key: string }
  /** The save that was asked for came to nothing; the document says why. */
  | { type: 'document.notSaved'; key: string }
  | { type: 'document.made'; key: string; id: DocumentId }
  | { type: 'document.deleted'; key: string }
  /** The page below has become another one. */
  /** The page asks whether it may be left. */
  | { type: 'page.leaving' }
  | { type: 'page.left' }

export type DrawersEmitted =
  /** What whoever opened a drawer wants to hear. */
  | { type: 'made'; key: string; slug: string; id: DocumentId }
  /** The document in this drawer is to be saved. */
  | { type: 'saveWanted'; key: string }
