import {
  $computeTableMap,
  $createTableSelectionFrom,
  $isTableCellNode,
  $isTableSelection,
} from '@lexical/table'
import type { LexicalEditor, NodeKey } from 'lexical'
import { $getNodeByKey, $getSelection, $setSelection } from 'lexical'
import type { TableLine } from '#machines/table-selection'
import { $place } from './table-acts.ts'

/** Chooses the row, or the column, of the cell with the caret; the key of that cell. */
export function chooseLine(editor: LexicalEditor, line: TableLine): NodeKey | null {
  const key = editor.read(() => $place()?.cell.getKey() ?? null)
  editor.update(() => {
    const place = $place()
    if (!place) return
    const { cell, table } = place
    const [map, { startColumn, startRow }] = $computeTableMap(table, cell, cell)
    const [first, last] =
      line === 'row'
        ? [map[startRow]?.[0], map[startRow]?.at(-1)]
        : [map[0]?.[startColumn], map.at(-1)?.[startColumn]]
    if (first && last) $setSelection($createTableSelectionFrom(table, first.cell, last.cell))
  })
  return key
}

/** The caret goes back to the cell in which it was when its line was chosen. */
export const returnToCell = (editor: LexicalEditor, key: NodeKey): void =>
  editor.update(() => {
    const [selection, cell] = [$getSelection(), $getNodeByKey(key)]
    const isChosen = $isTableSelection(selection) && cell && selection.getNodes().includes(cell)
    if (isChosen && $isTableCellNode(cell)) cell.selectEnd()
  })

/** What is seen of a table, in the window; one that is too wide scrolls in its place. */
export function tableRect(
  editor: LexicalEditor,
  key: NodeKey,
): (DOMRect & { isRtl: boolean }) | null {
  const place = editor.getElementByKey(key)
  const table = place?.matches('table') ? place : place?.querySelector('table')
  if (!place || !table) return null
  const [whole, seen] = [table.getBoundingClientRect(), place.getBoundingClientRect()]
  const left = Math.max(whole.left, seen.left)
  const rect = new DOMRect(left, whole.top, Math.min(whole.right, seen.right) - left, whole.height)
  return Object.assign(rect, { isRtl: getComputedStyle(table).direction === 'rtl' })
}

/** Where the cell with the caret, or the first chosen one, and its table are; null: there are none. */
export function lineRects(editor: LexicalEditor) {
  const keys = editor.read(() => {
    const place = $place()
    return place && { cell: place.cell.getKey(), table: place.table.getKey() }
  })
  const cell = keys && editor.getElementByKey(keys.cell)
  const table = keys && tableRect(editor, keys.table)
  return cell && table ? { cell: cell.getBoundingClientRect(), table } : null
}
