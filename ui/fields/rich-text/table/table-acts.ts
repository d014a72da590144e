import {
  $computeTableMap,
  $computeTableMapSkipCellCheck,
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findCellNode,
  $findTableNode,
  $getTableColumnIndexFromTableCellNode,
  $getTableRowIndexFromTableCellNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableSelection,
  $mergeCells,
  $moveTableColumn,
  $moveTableRow,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
  $unmergeCell,
  TableCellHeaderStates,
  TableCellNode,
} from '@lexical/table'
import type { LexicalEditor } from 'lexical'
import { $getSelection, $isRangeSelection } from 'lexical'
import type { CellStyle, ChosenCells, TableAction } from '#machines/table-selection'
import { ownStepTag } from '../engine/own-step.ts'
import { $equalizeColumns, $setColumnWidth } from './column-widths.ts'

/** The cells that are chosen now; null: the caret is in no table. */
export function $chosenCells(): ChosenCells | null {
  const selection = $getSelection()
  if ($isTableSelection(selection)) {
    const { fromX, fromY, toX, toY } = selection.getShape()
    const cells = selection.getNodes().filter((node) => node instanceof TableCellNode)
    return {
      table: selection.tableKey,
      rows: Math.abs(toY - fromY) + 1,
      columns: Math.abs(toX - fromX) + 1,
      merged: cells.filter(isMerged).length,
      style: styleOf(cells[0]),
    }
  }
  if (!$isRangeSelection(selection)) return null
  const node = selection.anchor.getNode()
  const [cell, table] = [$findCellNode(node), $findTableNode(node)]
  if (!cell || !table) return null
  const merged = isMerged(cell) ? 1 : 0
  return { table: table.getKey(), rows: 1, columns: 1, merged, style: styleOf(cell) }
}

function styleOf(cell: TableCellNode | undefined): CellStyle {
  const vertical = cell?.getVerticalAlign()
  return {
    fill: cell?.getBackgroundColor() ?? null,
    vertical: vertical === 'middle' || vertical === 'bottom' ? vertical : 'top',
  }
}

const isMerged = (cell: TableCellNode): boolean => cell.getColSpan() > 1 || cell.getRowSpan() > 1

export function actOnTable(editor: LexicalEditor, action: TableAction): void {
  editor.update(() => acts[action](editor), { tag: ownStepTag })
}

export function styleCells(editor: LexicalEditor, { fill, vertical }: Partial<CellStyle>): void {
  editor.update(
    () => {
      const selection = $getSelection()
      const cells = $isTableSelection(selection)
        ? selection.getNodes().filter((node) => node instanceof TableCellNode)
        : [$place()?.cell]
      for (const cell of cells) {
        if (fill !== undefined) cell?.setBackgroundColor(fill)
        if (vertical !== undefined) cell?.setVerticalAlign(vertical === 'top' ? null : vertical)
      }
    },
    { tag: ownStepTag },
  )
}

/** px by which a column grows and shrinks at once. */
const widthStep = 32

const acts: Readonly<Record<TableAction, (editor: LexicalEditor) => void>> = {
  columnWider: (editor) => $resize(editor, widthStep),
  columnNarrower: (editor) => $resize(editor, -widthStep),
  equalColumns: (editor) => {
    const table = $place()?.table
    if (table) $equalizeColumns(editor, table)
  },
  rowAbove: () => $insertTableRowAtSelection(false),
  rowBelow: () => $insertTableRowAtSelection(true),
  columnBefore: () => $insertTableColumnAtSelection(false),
  columnAfter: () => $insertTableColumnAtSelection(true),
  moveRowUp: () => $move('row', -1),
  moveRowDown: () => $move('row', 1),
  moveColumnBack: () => $move('column', -1),
  moveColumnForward: () => $move('column', 1),
  deleteRow: () => $deleteTableRowAtSelection(),
  deleteColumn: () => $deleteTableColumnAtSelection(),
  deleteTable: () => {
    const table = $place()?.table
    table?.selectNext()
    table?.remove()
  },
  merge: () => {
    const selection = $getSelection()
    if (!$isTableSelection(selection)) return
    const cells = selection.getNodes().filter((node) => node instanceof TableCellNode)
    const joined = $mergeCells(cells)
    joined?.selectEnd()
  },
  split: () => $unmergeCell(),
  headerRow: () => {
    const place = $place()
    if (!place) return
    const isHeader = place.cell.getHeaderStyles() & TableCellHeaderStates.ROW
    $setTableRowIsHeader(place.table, place.row, !isHeader)
  },
  headerColumn: () => {
    const place = $place()
    if (!place) return
    const isHeader = place.cell.getHeaderStyles() & TableCellHeaderStates.COLUMN
    $setTableColumnIsHeader(place.table, place.column, !isHeader)
  },
  striping: () => {
    const table = $place()?.table
    table?.setRowStriping(!table.getRowStriping())
  },
  freezeRow: () => {
    const table = $place()?.table
    table?.setFrozenRows(table.getFrozenRows() > 0 ? 0 : 1)
  },
  freezeColumn: () => {
    const table = $place()?.table
    table?.setFrozenColumns(table.getFrozenColumns() > 0 ? 0 : 1)
  },
}

/** The cell with the caret, or the first of those that are chosen. */
export function $place() {
  const selection = $getSelection()
  const node = $isTableSelection(selection)
    ? selection.anchor.getNode()
    : $isRangeSelection(selection)
      ? selection.anchor.getNode()
      : null
  const [cell, table] = node ? [$findCellNode(node), $findTableNode(node)] : []
  if (!cell || !table) return null
  return {
    cell,
    table,
    row: $getTableRowIndexFromTableCellNode(cell),
    column: $getTableColumnIndexFromTableCellNode(cell),
  }
}

function $resize(editor: LexicalEditor, by: number): void {
  const place = $place()
  if (!place) return
  const [, { startColumn }] = $computeTableMap(place.table, place.cell, place.cell)
  $setColumnWidth(editor, place.table, startColumn, by)
}

function $move(what: 'row' | 'column', by: 1 | -1): void {
  const place = $place()
  if (!place) return
  const [map] = $computeTableMapSkipCellCheck(place.table, null, null)
  const [from, count] =
    what === 'row' ? [place.row, map.length] : [place.column, map[0]?.length ?? 0]
  const to = from + by
  if (to < 0 || to >= count) return
  if (what === 'row') $moveTableRow(place.table, from, to)
  else $moveTableColumn(place.table, from, to)
}
