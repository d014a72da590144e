import type { ImportColumn, ImportSource } from '#machines/import'
import { Problem } from '#problems'
import { csvReader } from './csv-reader.ts'
import { textOf } from './encoding.ts'
import { jsonReader } from './json-reader.ts'
import type { Cell, Row, RowReader } from './row.ts'

interface Reading {
  /** The ways to the fields that columns may be. */
  known: ReadonlySet<string>
  /** How many lines a part has. */
  size: number
  /** Keeps parts, the first of them with this number. */
  keep(parts: readonly (readonly Row[])[], first: number): Promise<void>
  /** The field that a column of this name is. */
  targetOf(name: string): string | null
}

/** Reads a file to its end, and keeps its lines in parts; it is never in the memory as a whole. */
export async function readFile(
  file: Blob,
  { known, size, keep, targetOf }: Reading,
  signal: AbortSignal,
): Promise<ImportSource> {
  let reader: RowReader | null = null
  let waiting: Row[] = []
  const first: Cell[] = []
  let lines = 0
  let parts = 0

  const take = async (rows: readonly Row[], isEnd: boolean) => {
    for (const { cells } of rows) if (lines < samples) note(first, cells)
    lines += rows.length
    waiting.push(...rows)
    const ready = isEnd ? waiting.length : waiting.length - (waiting.length % size)
    const complete = inParts(waiting.slice(0, ready), size)
    waiting = waiting.slice(ready)
    if (complete.length > 0) await keep(complete, parts)
    parts += complete.length
  }

  try {
    for await (const text of textOf(file, signal)) {
      reader ??= readerFor(text, known)
      await take(reader?.read(text) ?? [], false)
    }
    await take(reader?.end() ?? [], true)
  } catch (thrown) {
    if (thrown instanceof Problem || signal.aborted) throw thrown
    throw new Problem('import.unread', { cause: thrown })
  }
  if (reader === null || lines === 0) throw new Problem('import.empty')
  const { hasDecimalComma, isTyped } = reader
  const columns = reader.columns().map(
    (name, place): ImportColumn => ({
      name,
      sample: sampleOf(first[place]),
      target: targetOf(name),
    }),
  )
  return { columns, lines, parts, hasDecimalComma, isTyped }
}

/** So many lines are looked through for something to show of each column. */
const samples = 100

/** What stands in each column first. */
function note(first: Cell[], cells: readonly Cell[]): void {
  for (const [place, cell] of cells.entries()) {
    if (cell !== undefined && cell !== '') first[place] ??= cell
  }
}

const mostOfSample = 80

const sampleOf = (cell: Cell): string => {
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell ?? '')
  return (cell === undefined || cell === null ? '' : text).slice(0, mostOfSample)
}

function readerFor(text: string, known: ReadonlySet<string>): RowReader | null {
  const head = text.trimStart()
  if (head === '') return null
  return head.startsWith('[') || head.startsWith('{') ? jsonReader(known) : csvReader(head)
}

const inParts = (rows: readonly Row[], size: number): (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, part) =>
    rows.slice(part * size, (part + 1) * size),
  )
