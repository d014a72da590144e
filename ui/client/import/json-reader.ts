import type { DocumentData } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { Problem } from '#problems'
import { withInexact } from '../exact-numbers.ts'
import type { Cell, Row, RowReader } from './row.ts'
import { mostInRow } from './row.ts'

/** Reads an array of objects, or one object after the other; each is parsed when it is complete. */
export function jsonReader(known: ReadonlySet<string>): RowReader {
  const columns = new Map<string, number>()
  let rest = ''
  const place = placeInJson()
  let rows: Row[] = []

  const refuse = () => notJson(place.begin())

  const keep = (text: string) => {
    const cells: Cell[] = []
    const lost: number[] = []
    const data = parsed(
      withInexact(text, (written) => JSON.stringify(mark + written)),
      refuse,
    )
    for (const [path, value] of leavesOf(data, known)) {
      const column = columns.get(path) ?? columns.size
      columns.set(path, column)
      const written = writtenOf(value)
      cells[column] = written ?? value
      if (written !== null) lost.push(column)
    }
    rows.push({ line: place.begin(), cells: Array.from(cells), ...(lost.length > 0 && { lost }) })
  }

  const taken = () => {
    const complete = rows
    rows = []
    return complete
  }
  return {
    hasDecimalComma: false,
    isTyped: true,
    columns: () => [...columns.keys()],
    read(text) {
      const from = rest.length
      const whole = rest + text
      let start = 0
      for (let at = from; at < whole.length; at += 1) {
        const wasBetween = place.isBetween()
        const isEnd = place.hear(whole[at]!)
        if (wasBetween) start = place.isBetween() ? at + 1 : at
        if (!isEnd) continue
        keep(whole.slice(start, at + 1))
        start = at + 1
      }
      rest = whole.slice(start)
      if (rest.length > mostInRow) {
        const details = { line: String(place.begin()), column: '1', most: String(mostInRow) }
        throw new Problem('import.tooLong', { details })
      }
      return taken()
    },
    end() {
      if (!place.isBetween()) throw refuse()
      return taken()
    },
  }
}

/** Follows a text sign by sign: where its objects begin and end. */
function placeInJson() {
  let depth = 0
  let isInText = false
  let isEscaped = false
  let line = 1
  let begin = 1

  /** Whether an object ends with this sign. */
  function hear(sign: string): boolean {
    if (sign === '\n') line += 1
    if (isInText) {
      if (isEscaped) isEscaped = false
      else if (sign === '\\') isEscaped = true
      else if (sign === '"') isInText = false
      return false
    }
    if (depth === 0 && sign === '{') begin = line
    else if (depth === 0 && !between.test(sign)) {
      begin = line
      throw notJson(begin)
    }
    if (depth > 0 && sign === '"') isInText = true
    if (sign === '{' || (sign === '[' && depth > 0)) depth += 1
    if ((sign === '}' || sign === ']') && depth > 0) {
      depth -= 1
      return depth === 0
    }
    return false
  }

  return { hear, isBetween: () => depth === 0, begin: () => begin }
}

const notJson = (line: number) => new Problem('import.notJson', { details: { line: String(line) } })

/** What may stand between two objects. */
const between = /[\s,[\]]/

function parsed(text: string, refuse: () => Problem): DocumentData {
  try {
    return JSON.parse(text)
  } catch {
    throw refuse()
  }
}

/** Before a number that would be rounded, while its object is read: no text that can be kept has it. */
const mark = '\0'

const marked = /"\\u0000([-+.\de]+)"/gi

/** The text of a value with such a number; null: it has none. */
function writtenOf(value: Cell): string | null {
  const text = JSON.stringify(value) ?? ''
  const written = text.replace(marked, '$1')
  return written === text ? null : written
}

/** What an object says, by the way to each value: as deep as fields are known, and no deeper. */
function leavesOf(
  data: DocumentData,
  known: ReadonlySet<string>,
  prefix = '',
): readonly (readonly [string, Cell])[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const path = prefix + name
    const isAbove = [...known].some((one) => one.startsWith(`${path}.`))
    return isAbove && isRecord(value)
      ? leavesOf(value as DocumentData, known, `${path}.`)
      : [[path, value] as const]
  })
}
