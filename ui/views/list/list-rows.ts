import type { ReactNode } from 'react'
import type { DocumentData } from '#config-schema'

/** What pressing a row does: it leads to the document, or does something with it here. */
export type RowPress =
  | { kind: 'link'; href: string; onFollow?: () => void }
  | { kind: 'button'; isCurrent: boolean; onPress: () => void }
  /** Presses the control with this id, which stands in the row. */
  | { kind: 'label'; control: string }

/** A column before those of the collection: a box to choose by, a handle to move by. */
export interface LeadColumn {
  head: ReactNode
  cellOf: (doc: DocumentData) => ReactNode
}
