import {
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
import type { ChosenCells, TableAction } from '#machines/table-selection'

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
    }
  }
  if (!$isRangeSelection(selection)) return null
  const node = selection.anchor.getNode()
  const [cell, table] = [$findCellNode(node), $findTableNode(node)]
  if (!cell || !table) return null
  return { table: table.getKey(), rows: 1, columns: 1, merged: isMerged(cell) ? 1 : 0 }
}

const isMerged = (cell: TableCellNode): boolean => cell.getColSpan() > 1 || cell.getRowSpan() > 1

export function actOnTable(editor: LexicalEditor, action: TableAction): void {
  editor.update(() => acts[action]())
}

const acts: Readonly<Record<TableAction, () => void>> = {
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

function $place() {
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
