import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'

/** What a component in the place of a field is given. */
export interface FieldProps {
  /** Where its value is in the document. */
  path: string
  /** What the config says of it, with texts in the panel's language. */
  field: ClientField
  readOnly: boolean
}

/** What a component in a list's cell is given. */
export interface CellProps<Value extends Json = Json> {
  /** undefined: the document has none. */
  cellData: Value | undefined
  /** The document, as far as the list's columns need it. */
  rowData: DocumentData
  field: ClientField
}

/** What a component in the place of a whole block is given; what is in the block, `useBlock` knows. */
export interface BlockProps {
  path: string
  /** From 1. */
  rowNumber: number
  readOnly: boolean
}

/** What a component above or below the sign-in form is given. */
export interface LoginProps {
  /** The session has ended, and the form stands over unsaved work: whatever leads away opens a new tab. */
  newTab: boolean
}

/** What a component that names a row or a block is given; what is in the row, `useRowLabel` knows. */
export interface RowLabelProps {
  path: string
  /** From 1. */
  rowNumber: number
}
