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

/** The row, or the column, of the cell with the caret. */
export type TableLine = 'row' | 'column'

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
  | 'equalColumns'
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
  /** By the grip at its start: it is chosen, and its menu opens. */
  | { type: 'user.chooseLine'; line: TableLine }
  | { type: 'user.closeMenu' }
  | { type: 'user.act'; action: TableAction }
  | { type: 'user.style'; style: Partial<CellStyle> }

export type TableSelectionEmitted =
  | { type: 'asked'; action: TableAction; table: string }
  | { type: 'styled'; style: Partial<CellStyle>; table: string }
  | { type: 'lineChosen'; line: TableLine; table: string }
