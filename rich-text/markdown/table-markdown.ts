import type { Table, TableCell } from '../tree/rich-tree.ts'

/** GitHub's tables have one row of headers, and no cell reaches over others: those get empty cells. */
export function tableLines(
  table: Table,
  linesOf: (cell: TableCell) => readonly string[],
): string[] {
  const columns = table.colWidths.length
  if (columns === 0) return []
  const rows = gridOf(table, (cell) => cellText(linesOf(cell)))
  const hasHead = table.children[0]?.children.every((cell) => cell.isColumnHeader) ?? false
  const empty = Array.from({ length: columns }, () => '')
  const [head = empty, ...body] = hasHead ? rows : [empty, ...rows]
  return [line(head), line(empty.map(() => '---')), ...body.map(line)]
}

const line = (cells: readonly string[]): string => `|${cells.map((cell) => ` ${cell} |`).join('')}`

const cellText = (lines: readonly string[]): string =>
  lines
    .filter((text) => text !== '')
    .map((text) => text.trim().replace(/(?<!\\)((?:\\\\)*)\\$/, '$1'))
    .join('<br>')
    // A bar that is escaped already stands in a table in this one.
    .replace(/(\\*)\|/g, (_bar, signs: string) =>
      signs.length % 2 === 1 ? `${signs.slice(1)}&#124;` : `${signs}\\|`,
    )

function gridOf({ children, colWidths }: Table, textOf: (cell: TableCell) => string): string[][] {
  const columns = colWidths.length
  /** In how many of the next rows each column is covered from above. */
  const covered: number[] = Array.from({ length: columns }, () => 0)
  return children.map((row) => {
    const cells: string[] = Array.from({ length: columns }, () => '')
    const isFree = covered.map((rows) => rows === 0)
    for (const [at, rows] of covered.entries()) if (rows > 0) covered[at] = rows - 1
    for (const cell of row.children) {
      const at = isFree.indexOf(true)
      if (at === -1) break
      cells[at] = textOf(cell)
      for (let column = at; column < Math.min(columns, at + cell.colSpan); column += 1) {
        isFree[column] = false
        covered[column] = Math.max(covered[column] ?? 0, cell.rowSpan - 1)
      }
    }
    return cells
  })
}
