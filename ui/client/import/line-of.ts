import type { DocumentData, Json } from '#contracts/documents'
import type { ImportLine } from '#contracts/import'
import { isRecord } from '#contracts/is-record'
import type { ImportPlan } from '#machines/import'
import type { ProblemData } from '#problems'
import { Problem } from '#problems'
import { isId } from '../changed.ts'
import type { ReadText } from './cells.ts'
import { readCell, withoutGuard } from './cells.ts'
import type { References } from './references.ts'
import { isReference } from './references.ts'
import type { Cell, Row } from './row.ts'
import type { Target } from './target.ts'

/** How lines are read: their columns, and what names other documents. */
export interface Reading extends ImportPlan {
  /** By name. */
  known: ReadonlyMap<string, Target>
  references: References
  readText: ReadText
}

/** What a line says; or throws the Problem that is in the way, with its line and column. */
export function lineOf({ line, cells, lost }: Row, reading: Reading): ImportLine {
  const { source, targets, key, known, references, readText } = reading
  if (cells.length > source.columns.length) {
    const [count, columns] = [String(cells.length), String(source.columns.length)]
    throw new Problem('import.tooMany', { details: { line: String(line), count, columns } })
  }
  const data: DocumentData = {}
  const locales: Record<string, DocumentData> = {}
  let own: Json = null
  for (const [place, name] of targets.entries()) {
    const target = name === null ? undefined : known.get(name)
    const cell = cells[place]
    if (!target || cell === undefined) continue
    const value = at({ line, cell, column: source.columns[place]?.name ?? '' }, () => {
      if (lost?.includes(place)) throw new Problem('import.lostDigits')
      const read = readCell(cell, target, source, readText)
      return isReference(target) ? references.resolve(read, target) : read
    })
    if (name === key) own = value
    if (target.content.type === 'id' && (!target.content.isOwn || value === null)) continue
    if (target.content.type === 'status' && value === null) continue
    const { locale } = target
    const said = locale === null ? data : (locales[locale] ?? {})
    if (locale !== null) locales[locale] = said
    put(said, target.path, value)
  }
  return {
    line,
    key: isId(own) ? own : null,
    data,
    ...(Object.keys(locales).length > 0 && { locales }),
  }
}

interface CellPosition {
  line: number
  column: string
  cell: Cell
}

/** A problem within is told with its position. */
export function at<Value>({ line, column, cell }: CellPosition, read: () => Value): Value {
  try {
    return read()
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown
    const { code, details } = thrown
    throw new Problem(code, {
      details: { value: shortened(cell), ...details, ...inWords({ line, column }) },
      cause: thrown,
    })
  }
}

const mostShown = 60

function shortened(cell: Cell): string {
  const text = typeof cell === 'string' ? withoutGuard(cell) : JSON.stringify(cell ?? null)
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}

export const inWords = (details: Record<string, string | number>): ProblemData['details'] =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)]))

/** Writes a value into groups that may not be there yet. */
function put(data: DocumentData, path: string, value: Json): void {
  const names = path.split('.')
  const last = names.pop()
  let within = data
  for (const name of names) {
    const next = (isRecord(within[name]) ? within[name] : {}) as DocumentData
    within[name] = next
    within = next
  }
  if (last !== undefined) within[last] = value
}
