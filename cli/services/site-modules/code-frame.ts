import type { SitePlace } from './site-place.ts'
import { linesOf } from './site-place.ts'

/** Lines before and after the one that is meant. */
const around = 2

/** The place in its file, with a caret below it; nothing where the file can't be read. */
export function codeFrame({ column, file, line }: SitePlace): string[] {
  const lines = linesOf(file)
  if (lines[line - 1] === undefined) return []
  const first = Math.max(line - around, 1)
  const shown = lines.slice(first - 1, line + around)
  while (shown.at(-1) === '' && first + shown.length - 1 > line) shown.pop()
  const width = String(first + shown.length - 1).length
  return shown.flatMap((text, index) => {
    const number = first + index
    const row = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`
    return number === line
      ? [row, `  ${' '.repeat(width)} | ${' '.repeat(Math.max(column - 1, 0))}^`]
      : [row.trimEnd()]
  })
}
