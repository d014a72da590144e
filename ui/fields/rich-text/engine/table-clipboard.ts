import { $getClipboardDataFromSelection, copyToClipboard } from '@lexical/clipboard'
import type { TableSelection } from '@lexical/table'
import {
  $createTableCellNode,
  $createTableNode,
  $createTableRowNode,
  $findCellNode,
  $isTableSelection,
  TableCellNode,
  TableNode,
} from '@lexical/table'
import type { LexicalEditor } from 'lexical'
import {
  $addUpdateTag,
  $createParagraphNode,
  $createTextNode,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  COPY_COMMAND,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
} from 'lexical'
import { ownStepTag } from './own-step.ts'
import { cellsOf, textOfCells } from './spreadsheet.ts'

/** Cells that come as text go into the cells from the caret on; the table grows for them. */
export function $pasteCells(editor: LexicalEditor, text: string): boolean {
  if (!text.includes('\t') || !editor.hasNodes([TableNode])) return false
  const selection = $getSelection()
  const isInCell = $isRangeSelection(selection) && $findCellNode(selection.anchor.getNode())
  if (!selection || !(isInCell || $isTableSelection(selection))) return false
  const table = $createTableNode().append(
    ...cellsOf(text).map((row) =>
      $createTableRowNode().append(
        ...row.map((cell) => $createTableCellNode().append(...$lines(cell))),
      ),
    ),
  )
  $addUpdateTag(ownStepTag)
  return editor.dispatchCommand(SELECTION_INSERT_CLIPBOARD_NODES_COMMAND, {
    nodes: [table],
    selection,
  })
}

const $lines = (cell: string) =>
  cell
    .split('\n')
    .map((line) => $createParagraphNode().append(...(line ? [$createTextNode(line)] : [])))

/** Chosen cells are copied as a table, and as text that a spreadsheet parts in the same cells. */
export const registerTableCopy = (editor: LexicalEditor): (() => void) =>
  editor.registerCommand(
    COPY_COMMAND,
    (event) => {
      const selection = $getSelection()
      if (!$isTableSelection(selection) || !(event instanceof ClipboardEvent)) return false
      const data = { ...$getClipboardDataFromSelection(selection) }
      copyToClipboard(editor, event, { ...data, 'text/plain': $textOf(selection) })
      return true
    },
    COMMAND_PRIORITY_HIGH,
  )

function $textOf(selection: TableSelection): string {
  const rows = new Map<string, string[]>()
  for (const node of selection.getNodes()) {
    if (!(node instanceof TableCellNode)) continue
    const row = node.getParentOrThrow().getKey()
    const words = node.getTextContent().replaceAll(/\n{2,}/g, '\n')
    rows.set(row, [...(rows.get(row) ?? []), words])
  }
  return textOfCells([...rows.values()])
}
