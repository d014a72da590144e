import { Problem } from '#problems'
import type { Row, RowReader } from './row.ts'
import { mostInRow } from './row.ts'

/** `closed`: a quotation mark may have ended the text, or is the first of two. */
type ParserState = 'start' | 'plain' | 'quoted' | 'closed'

/**
 * Reads CSV as RFC 4180 has it, with comma, semicolon or tab. It reads each sign once, whatever is
 * wrong with the file, and knows where a text that does not end has begun.
 */
export function csvReader(head: string): RowReader {
  const separator = separatorOf(head)
  let header: readonly string[] | null = null
  let rows: Row[] = []
  const parser = csvParser(separator, (row) => {
    if (row.cells.every((text) => text === '')) return
    if (header === null) header = row.cells.map((name) => name.trim())
    else rows.push(row)
  })

  const taken = () => {
    const complete = rows
    rows = []
    return complete
  }
  return {
    hasDecimalComma: separator !== ',',
    isTyped: false,
    columns: () => header ?? [],
    read(text) {
      for (let at = 0; at < text.length; ) at = parser.step(text, at)
      return taken()
    },
    end() {
      parser.end()
      return taken()
    },
  }
}

/** Goes through the signs, and hands over each row that ends. */
function csvParser(separator: string, onRow: (row: { line: number; cells: string[] }) => void) {
  let state: ParserState = 'start'
  let cell = ''
  let cells: string[] = []
  let length = 0
  let line = 1
  let begin = 1
  let opened = { line: 1, column: 1 }
  let isAfterReturn = false

  const here = () => detailsOf({ line: begin, column: cells.length + 1 })
  const take = (text: string) => {
    cell += text
    length += text.length
    if (length <= mostInRow) return
    const isOpen = state === 'quoted' && line > opened.line
    if (isOpen) throw new Problem('import.openQuote', { details: detailsOf(opened) })
    throw new Problem('import.tooLong', { details: { ...here(), most: String(mostInRow) } })
  }
  const endCell = () => {
    cells.push(cell)
    cell = ''
    state = 'start'
  }
  const endRow = () => {
    endCell()
    onRow({ line: begin, cells })
    cells = []
    length = 0
  }

  function step(text: string, at: number): number {
    const sign = text[at]!
    if (sign === '\n' && isAfterReturn) {
      isAfterReturn = false
      begin = line
      return at + 1
    }
    isAfterReturn = false
    if (state === 'quoted') {
      const end = endOf(text, '"', at)
      const part = text.slice(at, end)
      line += part.split('\n').length - 1
      take(part)
      if (end === text.length) return end
      state = 'closed'
      return end + 1
    }
    if (sign === separator) endCell()
    else if (sign === '\n' || sign === '\r') {
      endRow()
      line += 1
      begin = line
      isAfterReturn = sign === '\r'
    } else if (sign === '"' && state === 'start') {
      state = 'quoted'
      opened = { line, column: cells.length + 1 }
    } else if (sign === '"' && state === 'closed') {
      state = 'quoted'
      take(sign)
    } else if (state === 'closed') {
      throw new Problem('import.openQuote', { details: detailsOf(opened) })
    } else {
      state = 'plain'
      const end = endOfPlain(text, separator, at)
      take(text.slice(at, end))
      return end
    }
    return at + 1
  }

  function end(): void {
    if (state === 'quoted') throw new Problem('import.openQuote', { details: detailsOf(opened) })
    endRow()
  }

  return { step, end }
}

const detailsOf = ({ line, column }: { line: number; column: number }) => ({
  line: String(line),
  column: String(column),
})

const separators = [',', ';', '\t'] as const

/** The one that stands most often in the first line, outside of quotation marks. */
function separatorOf(head: string): string {
  const bare = head.trimStart().replaceAll(/"[^"]*"/g, '')
  const first = bare.split(/[\r\n]/, 1)[0] ?? ''
  const counts = separators.map((sign) => first.split(sign).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

function endOf(text: string, sign: string, from: number): number {
  const end = text.indexOf(sign, from)
  return end < 0 ? text.length : end
}

function endOfPlain(text: string, separator: string, from: number): number {
  let at = from
  while (at < text.length) {
    const sign = text[at]
    if (sign === separator || sign === '\n' || sign === '\r') break
    at += 1
  }
  return at
}
