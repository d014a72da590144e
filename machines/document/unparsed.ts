import type { DocumentData } from '#contracts/documents'
import type { Conflict } from './conflicts.ts'
import type { DocumentContext } from './document.types.ts'
import type { Merge } from './merge.ts'
import { merge } from './merge.ts'
import type { Place } from './places.ts'
import { isSamePlace, isWithin, pathAt, placeAt, rowsAround } from './places.ts'
import type { RowNames } from './row-names.ts'
import type { Unparsed } from './unparsed.types.ts'
import type { Maybe } from './values.ts'
import { at, equal, put } from './values.ts'

type Draft = Pick<DocumentContext, 'values' | 'unparsed'>

/** What is half typed at a path. */
export function unparsedOf(values: DocumentData, path: string, text: Unparsed['text']): Unparsed {
  const place = placeAt(values, path)
  const rows = rowsAround(values, place)
  return { place, text, ...(rows > 0 && { rows }) }
}

/** Where it is; null: nowhere. A list that is missing has no rows, and a group that is missing can be filled. */
const pathOf = (values: DocumentData, { place, rows = 0 }: Unparsed): string | null =>
  rowsAround(values, place) < rows ? null : pathAt(values, place)

/** Those whose place is there. That of a removed row waits for the row to come back. */
export const unparsedIn = ({ values, unparsed }: Draft): readonly Unparsed[] =>
  unparsed.length === 0 ? unparsed : unparsed.filter((one) => pathOf(values, one) !== null)

/** What is half typed at a path; undefined: nothing is. */
export const unparsedAt = (
  { values, unparsed }: Draft,
  path: string,
): Unparsed['text'] | undefined => unparsed.find((one) => pathOf(values, one) === path)?.text

export const withUnparsed = (
  unparsed: readonly Unparsed[],
  added: readonly Unparsed[],
): readonly Unparsed[] =>
  added.reduce((all, one) => [...withoutUnparsed(all, one.place), one], unparsed)

/** Without what is half typed at a place, or inside it. */
export const withoutUnparsed = (
  unparsed: readonly Unparsed[],
  place: Place,
): readonly Unparsed[] => {
  const left = unparsed.filter((one) => !isWithin(one.place, place))
  return left.length === unparsed.length ? unparsed : left
}

/** Without what is half typed where the one has another value than the other. */
export const whereUnchanged = (
  unparsed: readonly Unparsed[],
  isChanged: (place: Place) => boolean,
): readonly Unparsed[] => {
  const left = unparsed.filter(({ place }) => !isChanged(place))
  return left.length === unparsed.length ? unparsed : left
}

/** The values as a person sees them: with the text where it is typed. */
export const asTyped = (values: DocumentData, unparsed: readonly Unparsed[]): DocumentData =>
  unparsed.reduce((typed, one) => {
    const path = pathOf(typed, one)
    return path === null ? typed : put(typed, path, one.text ?? '')
  }, values)

/** The same with values again: each from the first version that has the place. */
export const asValues = (
  typed: DocumentData,
  unparsed: readonly Unparsed[],
  ...versions: readonly DocumentData[]
): DocumentData =>
  unparsed.reduce((values, one) => {
    const path = pathOf(values, one)
    if (path === null) return values
    const known = versions.find((version) => pathOf(version, one) !== null)
    return put(values, path, (known && valueAt(known, one.place)) ?? null)
  }, typed)

export const valueAt = (values: DocumentData, place: Place): Maybe => {
  const path = pathAt(values, place)
  return path === null ? undefined : at(values, path)
}

/** A merge in which text that is no value yet counts as a change at its place. */
export function mergeTyped(
  base: DocumentData,
  mine: Draft & Pick<DocumentContext, 'whole'>,
  theirs: DocumentData,
): Merge {
  const { values, whole } = mine
  const plain = merge(base, values, theirs, whole)
  const typed = unparsedIn(mine)
  if (typed.length === 0) return plain
  const merged = merge(base, asTyped(values, typed), theirs, whole)
  return {
    values: asValues(merged.values, typed, plain.values, values),
    conflicts: merged.conflicts.map((conflict) => withoutTyped(conflict, merged.values, mine)),
  }
}

/** Their side of a text has blocks of mine, in which what is half typed is no value of theirs. */
function withoutTyped(conflict: Conflict, merged: DocumentData, { values, unparsed }: Draft) {
  const path = pathAt(merged, conflict.place)
  if (conflict.kind !== 'value' || path === null) return conflict
  const there = put(merged, path, conflict.theirs)
  const mine = unparsed.filter(
    ({ place, text }) => isInside(place, conflict.place) && valueAt(there, place) === (text ?? ''),
  )
  const theirs = at(asValues(there, mine, values), path) ?? null
  return mine.length === 0 ? conflict : { ...conflict, theirs }
}

/** Without what is half typed at the place of a choice, but for blocks that both sides have as they are. */
export const withoutChosen = (
  unparsed: readonly Unparsed[],
  chosenAt: Place,
  values: DocumentData,
  chosen: DocumentData,
): readonly Unparsed[] =>
  whereUnchanged(unparsed, (place) => {
    const around = place.slice(0, -1)
    const isUntouched =
      isInside(place, chosenAt) && equal(valueAt(values, around), valueAt(chosen, around))
    return isWithin(place, chosenAt) && !isUntouched
  })

const isInside = (place: Place, outer: Place): boolean =>
  isWithin(place, outer) && place.length > outer.length

/** One step of the history, from what was half typed before it to what was after it, or back. */
export function steppedUnparsed(
  unparsed: readonly Unparsed[],
  from: readonly Unparsed[],
  to: readonly Unparsed[],
): readonly Unparsed[] {
  const textIn = (all: readonly Unparsed[], { place }: Unparsed) =>
    all.find((one) => isSamePlace(one.place, place))?.text
  const isChanged = (one: Unparsed) => textIn(from, one) !== textIn(to, one)
  const ended = from.filter(isChanged)
  const left = ended.reduce((all, { place }) => withoutUnparsed(all, place), unparsed)
  return withUnparsed(left, to.filter(isChanged))
}

/** With the new names of rows in their places. */
export const withNamesInPlaces = (
  unparsed: readonly Unparsed[],
  names: RowNames,
): readonly Unparsed[] =>
  names.size === 0
    ? unparsed
    : unparsed.map((one) => ({
        ...one,
        place: one.place.map((key) => String(names.get(key) ?? key)),
      }))
