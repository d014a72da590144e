/** The cells of what a spreadsheet gives as text: tabs between them, and quotes around what has any. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const letters = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  const close = () => {
    rows.at(-1)!.push(cell)
    cell = ''
  }
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at]!
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (letters[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '' && closes(letters, at)) isQuoted = true
    else if (letter === '\t') close()
    else if (letter === '\n') {
      close()
      rows.push([])
    } else cell += letter
  }
  close()
  const width = Math.max(...rows.map((row) => row.length))
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')])
}

/** A quote that no quote ends before a border is a letter, as in `5" pipe`. */
const closes = (letters: string, at: number): boolean =>
  /^"(?:[^"]|"")*"(?=[\t\n]|$)/.test(letters.slice(at))

/** As spreadsheets read them. */
export const textOfCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(written).join('\t')).join('\n')

const written = (cell: string): string =>
  /[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
