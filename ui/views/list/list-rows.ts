import type { ReactNode } from 'react'
import type { DocumentData } from '#contracts/documents'

/** What pressing a row does: it leads to the document, or does something with it here. */
export type RowPress =
  | { kind: 'link'; href: string; onFollow?: () => void }
  | { kind: 'button'; isCurrent: boolean; onPress: () => void }
  /** Presses the control with this id, which stands in the row. */
  | { kind: 'label'; control: string }

/** The boxes to choose documents by, before their columns or on their cards. */
export interface SelectBoxes {
  /** For all on the page. */
  ofPage: ReactNode
  of: (doc: DocumentData) => ReactNode
}
