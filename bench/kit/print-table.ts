type Cell = string | number | null

/** Prints rows under their heads, as a table that Markdown understands too. */
export function printTable(heads: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const texts = [heads, ...rows.map((row) => row.map(textOf))]
  const widths = heads.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => aligned(text, widths[column] ?? 0, column)).join(' | ')} |`

  const [head = [], ...body] = texts
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  console.log(['', line(head), line(rule), ...body.map(line), ''].join('\n'))
}

const aligned = (text: string, width: number, column: number) =>
  column === 0 ? text.padEnd(width) : text.padStart(width)

function textOf(cell: Cell): string {
  if (cell === null || Number.isNaN(cell)) return '–'
  if (typeof cell === 'string') return cell
  return cell.toLocaleString('en', { maximumFractionDigits: Math.abs(cell) < 10 ? 2 : 0 })
}
