/** The cells that a person has chosen in a table. */
export interface ChosenCells {
  /** Of the table in the editor. */
  table: string
  rows: number
  columns: number
  /** How many of them are joined already. */
  merged: number
  /** Of the first of them. */
  style: CellStyle
}

export interface CellStyle {
  /** As it is stored; null: none. */
  fill: string | null
  vertical: 'top' | 'middle' | 'bottom'
}

export interface TableSelectionContext {
  cells: ChosenCells | null
}

/** What can be done with the chosen cells, rows and columns. */
export type TableAction =
  | 'rowAbove'
  | 'rowBelow'
  | 'columnBefore'
  | 'columnAfter'
  | 'moveRowUp'
  | 'moveRowDown'
  | 'moveColumnBack'
  | 'moveColumnForward'
  | 'columnWider'
  | 'columnNarrower'
  | 'deleteRow'
  | 'deleteColumn'
  | 'deleteTable'
  | 'merge'
  | 'split'
  | 'headerRow'
  | 'headerColumn'
  | 'striping'
  | 'freezeRow'
  | 'freezeColumn'

export type TableSelectionEvent =
  | { type: 'page.selected'; cells: ChosenCells | null }
  | { type: 'user.openMenu' }
  | { type: 'user.closeMenu' }
  | { type: 'user.act'; action: TableAction }
  | { type: 'user.style'; style: Partial<CellStyle> }

export type TableSelectionEmitted =
  | { type: 'asked'; action: TableAction; table: string }
  | { type: 'styled'; style: Partial<CellStyle>; table: string }
