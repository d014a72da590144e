import type { DocumentData } from '#config-schema'
import type { Place, Side } from '#machines/document'
import { differencesOf, isSamePlace, rebased, withTheirs } from '#machines/document'
import type { RecoveryContext, RecoveryInput } from './recovery.types.ts'

type Recovery = RecoveryContext

export const unsearched = ({ whole }: RecoveryInput): Recovery => ({
  whole,
  records: [],
  recovered: {},
  differences: [],
  left: [],
})

/** What the oldest record would make of the document. */
export function compared(
  { records, whole }: Recovery,
  current: DocumentData,
): Pick<Recovery, 'recovered' | 'differences' | 'left'> {
  const [record] = records
  if (record === undefined) return { recovered: current, differences: [], left: [] }
  const recovered = withRecord(record, current, whole)
  const differences = differencesOf(record.base, recovered, current, whole)
  return { recovered, differences, left: [] }
}

/** The edits of a record in the document; of fields that the record does not name, nothing. */
export function withRecord(
  { base, values }: Recovery['records'][number],
  current: DocumentData,
  whole: Recovery['whole'],
): DocumentData {
  const named = Object.keys(values)
  const here = Object.fromEntries(
    named.flatMap((key) => (current[key] === undefined ? [] : [[key, current[key]]])),
  )
  return { ...current, ...rebased(base, values, here, whole) }
}

export const chosen = ({ left }: Recovery, place: Place, side: Side): readonly Place[] => {
  const others = left.filter((other) => !isSamePlace(other, place))
  return side === 'theirs' ? [...others, place] : others
}

/** The document with what was wanted of the record. */
export function wanted(recovery: Recovery, current: DocumentData): DocumentData {
  const { recovered, differences } = compared(recovery, current)
  return differences
    .filter(({ place }) => recovery.left.some((other) => isSamePlace(other, place)))
    .reduce((values, difference) => withTheirs(values, difference, current), recovered)
}
