import type { TableNode } from '@lexical/table'
import { $computeTableMapSkipCellCheck } from '@lexical/table'
import type { LexicalEditor } from 'lexical'

/** px; on export as well (RICH-4). */
const standard = 75
/** px that a column has at least. */
export const narrowest = 48

/** Changes the width of one column; those that had none get what they have on the screen. */
export function $setColumnWidth(
  editor: LexicalEditor,
  table: TableNode,
  column: number,
  by: number,
): void {
  const widths = $widthsOf(editor, table)
  const width = widths[column]
  if (width === undefined) return
  table.setColWidths(widths.with(column, Math.max(narrowest, Math.round(width + by))))
}

/** The table stays as wide as it is. */
export function $equalizeColumns(editor: LexicalEditor, table: TableNode): void {
  const widths = $widthsOf(editor, table)
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length
  table.setColWidths(widths.map(() => Math.max(narrowest, Math.round(mean))))
}

function $widthsOf(editor: LexicalEditor, table: TableNode): number[] {
  const [rows] = $computeTableMapSkipCellCheck(table, null, null)
  const stored = table.getColWidths() ?? []
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, column) => {
    const known = stored[column]
    if (known) return known
    const cell = rows.map((row) => row[column]?.cell).find((one) => one?.getColSpan() === 1)
    const width = cell && editor.getElementByKey(cell.getKey())?.getBoundingClientRect().width
    return Math.round(width || standard)
  })
}
