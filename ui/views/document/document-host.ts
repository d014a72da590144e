import type { DocumentData, DocumentId } from '#contracts/documents'
import type { UnsavedWork } from '#machines/navigation'

/** What a document tells the page, or the drawer, that shows it. */
export interface DocumentHost {
  /** Present in a drawer: what a new document began with there. */
  started?: DocumentData
  /** The key of what the journal keeps of a new document: that alone comes back. */
  kept?: string
  /** What it holds that is not saved, known by the key. */
  unsaved: (work: UnsavedWork) => void
  settled: (key: string) => void
  /** The save that leaving waits for came to nothing. */
  notSaved: (key: string) => void
  /** Calls back when leaving waits for a save, until the answer is called. */
  onSaveWanted: (save: () => void) => () => void
  /** It has got its id. */
  named: (id: DocumentId) => void
  /** The person goes back to where such documents are found, or to the dashboard; what is unsaved stays in the journal. */
  left: (to: 'back' | 'dashboard') => void
  /** There is nothing left to show. */
  deleted: () => void
}
