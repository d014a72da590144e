import type { ImportOutcome } from '#contracts/import'
import { toProblemData } from '#problems'
import type {
  ImportContext,
  ImportEvent,
  ImportInput,
  ImportLookQuestion,
  ImportPlan,
  ImportRecord,
  ImportSource,
  ImportTally,
  ImportWriteQuestion,
} from './import.types.ts'

type Of<Type extends ImportEvent['type']> = Extract<ImportEvent, { type: Type }>
type All = ImportContext & ImportInput

export const none: ImportTally = { created: 0, changed: 0, unchanged: 0, refused: 0 }

const unread: ImportSource = {
  columns: [],
  lines: 0,
  parts: 0,
  hasDecimalComma: false,
  isTyped: false,
}

const unlooked = {
  attempt: 1,
  ahead: [],
  gone: 0,
  worthy: [],
  refusing: [],
  settled: none,
  looked: none,
  done: none,
} satisfies Partial<ImportContext>

export const unasked: ImportContext = {
  file: null,
  locale: null,
  source: unread,
  targets: [],
  key: null,
  mode: 'both',
  ...unlooked,
  problem: null,
}

/** What the columns seem to be; two are never the same field. */
export function readAs({ keys }: ImportInput, source: ImportSource): Partial<ImportContext> {
  const named = source.columns.map(({ target }) => target)
  const targets = named.map((target, column) => (named.indexOf(target) === column ? target : null))
  return { source, targets, key: keys.find((key) => targets.includes(key)) ?? null, ...unlooked }
}

/** Somebody has chosen another field for a column than the one that it seems to be. */
export const isMatchedByHand = (context: ImportContext & ImportInput): boolean => {
  const { targets = [] } = readAs(context, context.source)
  return context.targets.some((target, column) => target !== targets[column])
}

/** A column gets a field; the one that had it is left out. */
export function matched({ keys, key, targets: before }: All, { column, target }: Of<'user.match'>) {
  if (before[column] === target) return {}
  const targets = before.map((one, place) => {
    if (place === column) return target
    return one === target ? null : one
  })
  const known = [key, target].filter((one) => one !== null && keys.includes(one))
  return { targets, key: known.find((one) => targets.includes(one)) ?? null }
}

/** Whether there is something to write, and the lines can be told apart where they must be. */
export const isMatched = ({ targets, key, mode }: ImportContext): boolean =>
  targets.some((target) => target !== null && target !== 'id') &&
  (key !== null || mode !== 'update')

export const isWorthWriting = ({ looked }: ImportContext): boolean => toWrite(looked) > 0

/** How many lines would be written. */
export const toWrite = ({ created, changed }: ImportTally): number => created + changed

export const countOf = ({ created, changed, unchanged, refused }: ImportTally): number =>
  created + changed + unchanged + refused

/** How many could be written, and nobody has asked for. */
export const leftOf = ({ looked, done }: ImportContext): number => toWrite(looked) - countOf(done)

/** What became of all lines, as far as it is known. */
export const resultOf = ({ settled, looked, done }: ImportRecord | ImportContext): ImportTally =>
  added(added(settled, done), { ...looked, created: 0, changed: 0 })

/** What the file calls the column that lines are matched by; null: each is a new one. */
export const keyColumnOf = ({ key, source, targets }: ImportPlan): string | null =>
  key === null ? null : (source.columns[targets.indexOf(key)]?.name ?? null)

export const added = (one: ImportTally, other: ImportTally): ImportTally => ({
  created: one.created + other.created,
  changed: one.changed + other.changed,
  unchanged: one.unchanged + other.unchanged,
  refused: one.refused + other.refused,
})

export const lookQuestion = (context: All): ImportLookQuestion => {
  const { ahead, gone, stretch, attempt } = context
  return { ...planOf(context), parts: ahead.slice(gone, gone + stretch), attempt }
}

export const writeQuestion = (context: ImportContext): ImportWriteQuestion => ({
  ...planOf(context),
  part: partOf(context),
  file: context.file?.handle ?? '',
})

const planOf = ({ locale, source, targets, key, mode }: ImportContext): ImportPlan => ({
  locale,
  source,
  targets,
  key,
  mode,
})

/** Where lines of an outcome can be, in their order. */
export const partsWith = (
  { source, refusing }: Pick<ImportContext, 'source' | 'refusing'>,
  outcome: ImportOutcome,
): readonly number[] =>
  outcome === 'refused' ? refusing.toSorted((one, other) => one - other) : allParts(source)

export const allParts = ({ parts }: ImportSource): readonly number[] =>
  Array.from({ length: parts }, (_, part) => part)

/** Nothing is left to go through once so many parts more are done with. */
export const isEnd = ({ ahead, gone }: ImportContext, parts: number): boolean =>
  gone + parts >= ahead.length

/** All parts are looked at. */
export const begun = ({ source }: ImportContext): Partial<ImportContext> => ({
  ...unlooked,
  ahead: allParts(source),
})

/** The next parts, one after the other. */
export const lookedAt = (
  context: ImportContext,
  tallies: readonly ImportTally[],
): Partial<ImportContext> => {
  let all = context
  for (const tally of tallies) all = { ...all, ...partLookedAt(all, tally) }
  return all
}

const partLookedAt = (context: ImportContext, tally: ImportTally): Partial<ImportContext> => ({
  ...goneOn(context, tally),
  looked: added(context.looked, tally),
  worthy: toWrite(tally) > 0 ? [...context.worthy, partOf(context)] : context.worthy,
})

/** Only the parts with lines to be written are gone through again. */
export const confirmed = ({ worthy }: ImportContext) => ({ ahead: worthy, gone: 0 })

export const written = (context: ImportContext, tally: ImportTally): Partial<ImportContext> => ({
  ...goneOn(context, tally),
  done: added(context.done, tally),
})

function goneOn({ refusing, ...context }: ImportContext, { refused }: ImportTally) {
  const part = partOf(context)
  const isNews = refused > 0 && !refusing.includes(part)
  return { gone: context.gone + 1, refusing: isNews ? [...refusing, part] : refusing }
}

const partOf = ({ ahead, gone }: Pick<ImportContext, 'ahead' | 'gone'>): number => ahead[gone] ?? 0

/** The same for those that were refused; what became of the others stays known. */
export const again = (context: ImportContext): Partial<ImportContext> => ({
  ...unlooked,
  attempt: context.attempt + 1,
  ahead: context.refusing,
  settled: { ...resultOf(context), refused: 0 },
})

/** As a reload has left it. */
export const found = ({ record }: Of<'journal.found'>): ImportContext => ({
  ...record,
  problem: null,
})

export const failedWith = (thrown: unknown) => ({ problem: toProblemData(thrown) })

/** What is kept of it while it goes on; null: it is about no file. */
export function recordOf({ problem: _problem, file, ...rest }: ImportContext): ImportRecord | null {
  return file && { ...rest, file }
}
