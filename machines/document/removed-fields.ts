import type { DocumentData, ProblemData } from '#config-schema'
import { withTheirs } from './conflicts.ts'
import type { DocumentContext } from './document.types.ts'
import type { Place } from './places.ts'
import { pathAt } from './places.ts'
import { rowNames, withNames } from './row-names.ts'
import type { Maybe, WholeValues } from './values.ts'
import { at, byId, equal, isRecord, isReference, isRows, wholeValuesIn } from './values.ts'

type Draft = DocumentContext

/** A value, or a row, that was sent and that the answer does not have. */
interface Removed {
  kind: 'value' | 'row'
  place: Place
}

/**
 * What was changed, holds something, and is missing in the answer: the server's form lost a field, a
 * row or a block while this one was open, or before what was kept on this device was recovered.
 */
export function removedFields(draft: Draft, saved: DocumentData): Removed[] {
  const { base, intent, whole } = draft
  // That is given up, because the person has asked for it.
  if (intent === 'revert') return []
  const sent = withNames(draft.sent, rowNames(base, draft.sent, saved))
  return Object.keys(sent)
    .filter((key) => !writeOnly.has(key))
    .flatMap((key) => removedAt(base[key], sent[key], saved[key], whole[key], [key]))
}

/** A password, the file that is chosen for an upload, and the crop of one. */
export const writeOnly: ReadonlySet<string> = new Set([
  'password',
  'confirm-password',
  'current-password',
  'file',
  'uploadEdits',
])

function removedAt(
  base: Maybe,
  sent: Maybe,
  saved: Maybe,
  whole: WholeValues[string] | undefined,
  place: Place,
): Removed[] {
  if (isEmpty(sent) || equal(base, sent)) return []
  if (saved === undefined) return [{ kind: 'value', place }]
  if (whole === 'whole' || isReference(sent)) return []
  const inside = wholeValuesIn(whole)
  if (isRows(sent) && isRows(saved)) return removedInRows(base, sent, saved, inside, place)
  if (!isRecord(sent) || !isRecord(saved)) return []
  const before = isRecord(base) ? base : {}
  return Object.keys(sent).flatMap((key) =>
    removedAt(before[key], sent[key], saved[key], inside[key], [...place, key]),
  )
}

function removedInRows(
  base: Maybe,
  sent: readonly DocumentData[],
  saved: readonly DocumentData[],
  whole: WholeValues,
  place: Place,
): Removed[] {
  const [before, after] = [byId(isRows(base) ? base : []), byId(saved)]
  return sent.flatMap((row): Removed[] => {
    const here = [...place, String(row.id)]
    const kept = after.get(row.id!)
    if (kept) return removedAt(before.get(row.id!), row, kept, whole, here)
    return equal(before.get(row.id!), row) ? [] : [{ kind: 'row', place: here }]
  })
}

const isEmpty = (value: Maybe): boolean =>
  equal(value, null) ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty))

/** What was removed stays where it was typed. */
export const withRemovedFields = (
  values: DocumentData,
  typed: DocumentData,
  removed: readonly Removed[],
): DocumentData =>
  removed.reduce((kept, { kind, place }) => {
    const path = pathAt(typed, place)
    const value = path === null ? undefined : at(typed, path)
    if (value === undefined) return kept
    return withTheirs(kept, { kind, place, base: null, theirs: value }, typed)
  }, values)

export const removedFieldsProblem = (draft: Draft, saved: DocumentData): ProblemData => ({
  code: 'document.untaken',
  details: {
    fields: removedFields(draft, saved)
      .map(({ place }) => pathIn(draft, place))
      .join(', '),
  },
})

const pathIn = ({ values }: Draft, place: Place): string => pathAt(values, place) ?? place.join('.')
