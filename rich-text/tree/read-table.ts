import type { DocumentData } from '#contracts/documents'
import type { Place, Reader } from './reader.ts'
import { placedIn } from './reader.ts'
import type { Table, TableCell, TableRow } from './rich-tree.ts'
import { colourAt, own, sizeOf, textAt, wholeAt } from './values.ts'

/** RICH-4: of a column that nobody made wider or narrower. */
const defaultWidth = 75
const mostColumns = 1000

export function tableOf(reader: Reader, node: DocumentData, place: Place): Table {
  const rows = placedIn(node, place).map(
    ({ child: row, at }): TableRow => ({
      type: 'tablerow',
      height: sizeOf(own(row, 'height')),
      children: placedIn(row, at).map(({ child, at }) => cellOf(reader, child, at)),
    }),
  )
  const stored = own(node, 'colWidths')
  const widths = Array.isArray(stored) ? stored : []
  const columns = columnsOf(rows)
  return {
    type: 'table',
    colWidths: Array.from({ length: columns }, (_, at) => sizeOf(widths[at]) ?? defaultWidth),
    isStriped: own(node, 'rowStriping') === true,
    frozenRows: wholeAt(node, 'frozenRowCount', 0, rows.length) ?? 0,
    frozenColumns: wholeAt(node, 'frozenColumnCount', 0, columns) ?? 0,
    children: rows,
  }
}

function cellOf(reader: Reader, node: DocumentData, place: Place): TableCell {
  const header = wholeAt(node, 'headerState', 0, 3) ?? 0
  const verticalAlign = textAt(node, 'verticalAlign')
  return {
    type: 'tablecell',
    isColumnHeader: (header & 1) !== 0,
    isRowHeader: (header & 2) !== 0,
    colSpan: wholeAt(node, 'colSpan', 1, mostColumns) ?? 1,
    rowSpan: wholeAt(node, 'rowSpan', 1, 65_534) ?? 1,
    backgroundColor: colourAt(node, 'backgroundColor'),
    verticalAlign:
      (['top', 'middle', 'bottom'] as const).find((align) => align === verticalAlign) ?? null,
    children: reader.blocks(node, { ...place, isInLine: false }),
  }
}

/** As many as the widest row has, with the cells that reach down into it. */
function columnsOf(rows: readonly TableRow[]): number {
  let reaching: { colSpan: number; rows: number }[] = []
  let most = 0
  for (const { children } of rows) {
    const own = children.map(({ colSpan, rowSpan }) => ({ colSpan, rows: rowSpan }))
    const all = [...reaching, ...own]
    most = Math.max(
      most,
      all.reduce((sum, { colSpan }) => sum + colSpan, 0),
    )
    reaching = all.flatMap(({ colSpan, rows }) => (rows > 1 ? [{ colSpan, rows: rows - 1 }] : []))
  }
  return Math.min(most, mostColumns)
}
