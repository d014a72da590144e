import type { DocumentData, Json } from '#contracts/documents'
import type { Conflict, Place, Side } from '#machines/document'
import {
  arrived,
  asTyped,
  asValues,
  at,
  differencesOf,
  isSamePlace,
  isWithin,
  pathAt,
  placeAt,
  put,
  rebased,
  unparsedIn,
  withoutAt,
  withTheirs,
} from '#machines/document'
import type {
  Existing,
  JournalRecord,
  Recovered,
  RecoveryContext,
  RecoveryInput,
} from './recovery.types.ts'

type Recovery = RecoveryContext

export const unsearched = ({ whole }: RecoveryInput): Recovery => ({
  whole,
  records: [],
  document: { createdAt: null },
  recovered: {},
  differences: [],
  left: [],
  restored: [],
  form: 'readOnly',
})

/** What another tab has left while it was searched may have been found as well. */
export const withOthers = (
  found: readonly JournalRecord[],
  left: readonly JournalRecord[],
): readonly JournalRecord[] => [
  ...found,
  ...left.filter(({ key }) => found.every((record) => record.key !== key)),
]

/**
 * Whether edits were made to a document that no longer exists. A database may give its ID to the next
 * one, which has nothing to do with them.
 */
export const isOfDeleted = ({ createdAt }: JournalRecord, document: Existing | null): boolean =>
  document === null ||
  (typeof createdAt === 'string' && document.createdAt !== null && createdAt !== document.createdAt)

/** Whether the oldest can be copied only. */
export const isRemains = ({ records: [record], document }: Recovery): boolean =>
  record !== undefined && isOfDeleted(record, document)

/** What the oldest record says beside the document that it was made to. */
export const remains = (recovery: Recovery): Pick<Recovery, 'recovered' | 'differences' | 'left'> =>
  compared(recovery, recovery.records[0]?.base ?? {})

/** What the oldest record would make of the document. */
export function compared(
  { records, whole }: Recovery,
  current: DocumentData,
): Pick<Recovery, 'recovered' | 'differences' | 'left'> {
  const [record] = records
  if (record === undefined) return { recovered: current, differences: [], left: [] }
  const recovered = withRecord(typedIn(record), current, whole)
  const differences = differencesOf(baseIn(record, current, whole), recovered, current, whole)
  return { recovered, differences, left: [] }
}

/** A record in which text that is no value yet is an edit of its place. */
export const typedIn = (record: Recovery['records'][number]): Recovery['records'][number] => ({
  ...record,
  values: asTyped(record.values, record.unparsed ?? []),
})

/** The edits of a record in the document; of fields that the record does not name, nothing. */
export function withRecord(
  record: Recovery['records'][number],
  current: DocumentData,
  whole: Recovery['whole'],
): DocumentData {
  const { values } = record
  const here = fieldsOf(current, Object.keys(values))
  return { ...current, ...rebased(baseIn(record, here, whole), values, here, whole) }
}

/** What the edits of a record were made to, with what has arrived of the saves without an answer. */
const baseIn = (
  { base, unanswered = [], values }: Recovery['records'][number],
  current: DocumentData,
  whole: Recovery['whole'],
): DocumentData =>
  unanswered.length === 0
    ? base
    : arrived({ base, unanswered, sent: base, whole }, fieldsOf(current, Object.keys(values)))

export const fieldsOf = (data: DocumentData, names: readonly string[]): DocumentData =>
  Object.fromEntries(names.flatMap((key) => (data[key] === undefined ? [] : [[key, data[key]]])))

export const chosen = ({ left }: Recovery, place: Place, side: Side): readonly Place[] => {
  const others = left.filter((other) => !isSamePlace(other, place))
  return side === 'theirs' ? [...others, place] : others
}

/** The document with what was wanted of the record. */
export function wanted(recovery: Recovery, current: DocumentData): Recovered {
  const { recovered, differences } = compared(recovery, current)
  const left = differences.filter(({ place }) =>
    recovery.left.some((other) => isSamePlace(other, place)),
  )
  const typed = left.reduce(
    (values, difference) => withTheirs(values, difference, current),
    recovered,
  )
  const [record] = recovery.records
  if (record === undefined) return { values: typed, unparsed: [], unanswered: [] }
  // The order of rows says nothing about what is in them.
  const isLeft = (place: Place) =>
    left.some((other) => other.kind !== 'order' && isWithin(place, other.place))
  const halfTyped = (record.unparsed ?? []).filter(({ place }) => !isLeft(place))
  const unparsed = unparsedIn({ values: typed, unparsed: halfTyped })
  const plain = withRecord(record, current, recovery.whole)
  const gone = gonePlaces(record)
  const isGone = isAmong(gone)
  const values = asValues(typed, unparsed, plain, record.values)
  return {
    values: withoutGone(gone, values, current),
    unparsed: unparsed.filter((one) => !isGone(one)),
    // A save of an older version arrives no more.
    unanswered: record.creation === undefined ? [] : sentIn(record, current),
  }
}

/** What was sent without an answer, in the form that it goes on in. */
export const sentIn = (
  { unanswered = [] }: JournalRecord,
  form: DocumentData,
): readonly DocumentData[] => unanswered.map((sent) => ({ ...form, ...sent }))

/** Where it has changed what the form shows nowhere. */
function gonePlaces(record: JournalRecord): readonly Place[] {
  const { values } = typedIn(record)
  return (record.gone ?? []).map((path) => placeAt(values, path))
}

const isAmong =
  (places: readonly Place[]) =>
  ({ place }: { place: Place }): boolean =>
    places.some((other) => isSamePlace(other, place))

/** What has no field any more is not put where nobody sees it. */
const withoutGone = (
  gone: readonly Place[],
  values: DocumentData,
  current: DocumentData,
): DocumentData =>
  gone.reduce((left, place) => {
    const path = pathAt(left, place)
    if (path === null) return left
    const known = inValues(current, place)
    return known === undefined ? withoutAt(left, path) : put(left, path, known)
  }, values)

function inValues(data: DocumentData, place: Place): Json | undefined {
  const path = pathAt(data, place)
  return path === null ? undefined : at(data, path)
}

/** Whether the oldest has something that can only be copied. */
export const hasGone = ({ records: [record] }: Recovery): boolean =>
  record !== undefined && gonePlaces(record).length > 0

/** The oldest with nothing but that: all else is in the form. */
export const withRest = ({ records }: Recovery): readonly JournalRecord[] =>
  records.map((record, index) => (index === 0 ? restOf(record) : record))

function restOf({ unanswered: _, ...record }: JournalRecord): JournalRecord {
  const gone = gonePlaces(record)
  return {
    ...record,
    base: withoutGone(gone, record.values, record.base),
    unparsed: (record.unparsed ?? []).filter(isAmong(gone)),
  }
}

/** Differences in fields that the form no longer has, however deep, and the others. */
export function splitByFields({
  records: [record],
  differences,
}: Pick<Recovery, 'records' | 'differences'>) {
  if (record === undefined) return { gone: [], there: differences }
  const places = gonePlaces(record)
  const gone = places.map((place): Conflict => {
    const found = differences.find((one) => isSamePlace(one.place, place))
    const base = inValues(record.base, place) ?? null
    return found ?? { kind: 'value', place, base, theirs: base }
  })
  const isGone = isAmong(places)
  return { gone, there: differences.filter((difference) => !isGone(difference)) }
}
