/** Rows below one another, with their cells in columns; none ends with spaces. */
export function inColumns(rows: readonly (readonly string[])[], indent = '  '): string[] {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)),
    [],
  )
  return rows.map((row) =>
    `${indent}${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd(),
  )
}
