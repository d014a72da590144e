import type { DocumentId } from '#config-schema'

/** What a document tells the page, or the drawer, that shows it. */
export interface Surroundings {
  /** It holds work that guards leaving, known by this key. */
  unsaved: (key: string) => void
  settled: (key: string) => void
  /** It has got its id. */
  named: (id: DocumentId) => void
  /** The person goes back to where such documents are found, or to the dashboard; what is unsaved stays in the journal. */
  left: (to: 'back' | 'dashboard') => void
  /** There is nothing left to show. */
  deleted: () => void
}
