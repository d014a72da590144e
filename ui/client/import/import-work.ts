import type { ClientCollection } from '#contracts/admin-config'
import type { ImportAnswer, ImportLine, ImportRequest, ImportResult } from '#contracts/import'
import { importPath } from '#contracts/import'
import type {
  ImportLookQuestion,
  ImportPlan,
  ImportTally,
  ImportWriteQuestion,
} from '#machines/import'
import { none } from '#machines/import'
import { Problem, toProblemData } from '#problems'
import type { Http } from '../http.ts'
import type { ReadText } from './cells.ts'
import { readCell } from './cells.ts'
import type { ImportStore, KeptLine } from './import-store.ts'
import { at, lineOf } from './line-of.ts'
import type { References } from './references.ts'
import { isReference } from './references.ts'
import type { Target } from './target.ts'

/** Where the lines of a file are kept. */
export interface KeptFile {
  readonly store: ImportStore
  /** Another one when an import is taken up that was begun before. */
  key: string
}

/** Where lines come from, and go to. */
export interface ImportWork {
  http: Http
  collection: ClientCollection
  /** By name. */
  known: ReadonlyMap<string, Target>
  locale: string | null
  kept: KeptFile
  references: References
  readText: ReadText
  /** The keys that were seen, and the lines where they stand. */
  keys: Map<string, number>
}

/** Says what would become of the lines of these parts, each by itself, and writes nothing. */
export async function lookAtParts(
  work: ImportWork,
  question: ImportLookQuestion,
  signal: AbortSignal,
): Promise<readonly ImportTally[]> {
  const { store, key } = work.kept
  const { attempt, parts } = question
  if (parts[0] === 0) work.keys.clear()
  const kept = await store.parts(key, parts)
  const isOpen = (line: KeptLine) => attempt === 1 || line.result?.outcome === 'refused'
  const all = kept.flat()
  const open = all.filter(isOpen)
  await learn(work, question, open, signal)
  for (const { asked } of all.filter((line) => !isOpen(line))) if (asked) note(work, asked)
  const read = open.map((line) => readLine(work, question, line))
  const looked = await answered(work, question, read, null, signal)
  const byLine = new Map(looked.map((line) => [line.line, line]))
  await store.keep(
    key,
    new Map(
      kept.map((lines, place) => [
        parts[place]!,
        lines.map((line) => byLine.get(line.line) ?? line),
      ]),
    ),
  )
  return kept.map((lines) => tallyOf(lines.flatMap((line) => byLine.get(line.line) ?? [])))
}

/** Writes what could be written of one part. */
export async function writePart(
  work: ImportWork,
  question: ImportWriteQuestion,
  signal: AbortSignal,
): Promise<ImportTally> {
  const { store, key } = work.kept
  const { part } = question
  const kept = await store.part(key, part)
  const isOpen = ({ result, writing }: KeptLine) =>
    writing !== 'told' && (result?.outcome === 'created' || result?.outcome === 'changed')
  const open = kept.filter(isOpen)
  if (open.length === 0) return none
  const keep = (lines: readonly KeptLine[]) => store.keep(key, new Map([[part, lines]]))
  await keep(kept.map((line) => (isOpen(line) ? { ...line, writing: 'asked' } : line)))
  const written = (await answered(work, question, open, question.file, signal)).map(
    (line, place): KeptLine => ({ ...believed(line, open[place]), writing: 'told' }),
  )
  const byLine = new Map(written.map((line) => [line.line, line]))
  await keep(kept.map((line) => byLine.get(line.line) ?? line))
  return tallyOf(written)
}

/** What was asked for before and is so now was done, although nobody heard the answer. */
function believed(line: KeptLine, before: KeptLine | undefined): KeptLine {
  const { result } = line
  const isDoubted = before?.writing === 'asked' && result?.outcome === 'unchanged'
  if (!isDoubted || !before.result) return line
  const { before: back } = before.result
  return { ...line, result: { ...result, outcome: 'changed', ...(back && { before: back }) } }
}

/** The documents that these lines name. */
async function learn(
  { references, known, readText }: ImportWork,
  { source, targets }: ImportPlan,
  lines: readonly KeptLine[],
  signal: AbortSignal,
): Promise<void> {
  const named = targets.flatMap((name, place) => {
    const target = name === null ? undefined : known.get(name)
    if (!target || !isReference(target)) return []
    return lines.map(
      ({ cells }) => [readCell(cells[place], target, source, readText), target] as const,
    )
  })
  if (named.length > 0) await references.learn(named, signal)
}

function readLine(work: ImportWork, question: ImportPlan, line: KeptLine): KeptLine {
  const { line: number, cells, lost } = line
  const row = { line: number, cells, ...(lost && { lost }) }
  try {
    const asked = lineOf(line, { ...question, ...work })
    refuseDoubled(work, question, asked)
    return { ...row, asked }
  } catch (thrown) {
    const problem = toProblemData(thrown)
    const result: ImportResult = {
      line: number,
      id: null,
      title: null,
      outcome: 'refused',
      problem,
    }
    return { ...row, result }
  }
}

/** Two lines about one document: nobody knows which is meant. */
function refuseDoubled(
  work: ImportWork,
  { source, targets, key }: ImportPlan,
  asked: ImportLine,
): void {
  const { line } = asked
  const first = note(work, asked)
  if (first === line || key === null) return
  const column = source.columns[targets.indexOf(key)]?.name ?? ''
  at({ line, column, cell: asked.key ?? '' }, () => {
    throw new Problem('import.doubled', { details: { first: String(first) } })
  })
}

/** The line in which this key stands first. */
function note({ keys }: ImportWork, { line, key }: ImportLine): number {
  if (key === null) return line
  const first = keys.get(String(key)) ?? line
  keys.set(String(key), first)
  return first
}

/** The lines with what the server says of them; without a file nothing is written. */
async function answered(
  work: ImportWork,
  { key, mode }: ImportPlan,
  lines: readonly KeptLine[],
  file: string | null,
  signal: AbortSignal,
): Promise<readonly KeptLine[]> {
  const { http, collection, locale } = work
  const asked = lines.flatMap((line) =>
    line.asked ? [file === null ? line.asked : based(file, line)] : [],
  )
  if (asked.length === 0) return lines
  const request: ImportRequest = {
    collection: collection.slug,
    key,
    mode,
    lines: asked.filter((line) => line !== undefined),
    ...(locale !== null && { locale }),
    ...(file === null && { dryRun: true }),
  }
  const { results } = await http<ImportAnswer>(importPath, {
    method: 'POST',
    body: { ...request },
    signal,
  })
  const isWhole =
    results.length === asked.length &&
    results.every(({ line }, place) => line === asked[place]?.line)
  if (!isWhole) throw new Problem('unexpected')
  const byLine = new Map(results.map((result) => [result.line, result]))
  return lines.map((line) => {
    const result = byLine.get(line.line)
    return result ? { ...line, result } : line
  })
}

/** As it was looked at: nobody else's change is overwritten, and no line makes two documents. */
function based(file: string, { asked, result }: KeptLine): ImportLine | undefined {
  if (!asked) return undefined
  if (result?.outcome === 'created') return { ...asked, creation: `${file}#${asked.line}` }
  return { ...asked, ...(result?.base && { base: result.base }) }
}

function tallyOf(lines: readonly KeptLine[]): ImportTally {
  const tally = { ...none }
  for (const { result } of lines) if (result) tally[result.outcome] += 1
  return tally
}
