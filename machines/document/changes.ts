import type { DocumentData, Json } from '#contracts/documents'
import type { DocumentContext } from './document.types.ts'
import { unparsedIn, valueAt } from './unparsed.ts'
import type { Maybe, WholeValues } from './values.ts'
import { equal, isRecord, isReference, isRows, keysOf, wholeValuesIn } from './values.ts'

/**
 * What a save sends: the leaves that differ from the base. Rows keep their ids as a skeleton, so
 * that the server knows which row is meant; what is left out stays as it is on the server.
 */
export function changesOf(
  base: DocumentData,
  values: DocumentData,
  whole: WholeValues = {},
): DocumentData {
  const changed = keysOf(base, values).filter((key) => !equal(base[key], values[key]))
  return Object.fromEntries(
    changed.map((key) => [key, changeOf(base[key], values[key], whole[key])]),
  )
}

function changeOf(base: Maybe, value: Maybe, whole: WholeValues[string] | undefined): Json {
  if (isPiece(whole)) return value ?? null
  const inside = wholeValuesIn(whole)
  if (value === undefined || value === null) return emptied(base, inside)
  if (isRows(value)) return value.map((row) => rowChange(base, row, inside))
  return isRecord(base) && isGroup(value) ? changesOf(base, value, inside) : value
}

/** Payload fails where a group or a list of rows is null. */
function emptied(base: Maybe, whole: WholeValues): Json {
  if (isRows(base)) return []
  return isGroup(base) ? changesOf(base, {}, whole) : null
}

/** It is sent whole, and one change to a person. */
const isPiece = (whole: WholeValues[string] | undefined): boolean =>
  whole === 'whole' || whole === 'nodes'

const isGroup = (value: Maybe): value is DocumentData => isRecord(value) && !isReference(value)

function rowChange(base: Maybe, row: DocumentData, whole: WholeValues): DocumentData {
  const before = isRows(base) ? base.find(({ id }) => id === row.id) : undefined
  if (before === undefined) return row
  const { id, blockType } = row
  return {
    id: id!,
    ...(blockType === undefined ? {} : { blockType }),
    ...changesOf(before, row, whole),
  }
}

/** How many leaves, rows included, a person would say they changed. */
export function countChanges(
  base: DocumentData,
  values: DocumentData,
  whole: WholeValues = {},
): number {
  return sum(keysOf(base, values).map((key) => countChange(base[key], values[key], whole[key])))
}

/** The same with what is half typed where nothing else was changed. */
export const countUnsaved = (
  draft: Pick<DocumentContext, 'base' | 'values' | 'unparsed' | 'whole'>,
): number => {
  const { base, values, whole } = draft
  const isElse = ({ place }: { place: readonly string[] }) =>
    equal(valueAt(base, place), valueAt(values, place))
  return countChanges(base, values, whole) + unparsedIn(draft).filter(isElse).length
}

function countChange(base: Maybe, value: Maybe, whole: WholeValues[string] | undefined): number {
  if (equal(base, value)) return 0
  if (isPiece(whole)) return 1
  const inside = wholeValuesIn(whole)
  if (isRows(base) && isRows(value)) return Math.max(1, countRows(base, value, inside))
  if (isRecord(base) && isRecord(value) && !isReference(value)) {
    return countChanges(base, value, inside)
  }
  return 1
}

function countRows(base: DocumentData[], rows: DocumentData[], whole: WholeValues): number {
  const before = new Map(base.map((row) => [row.id!, row]))
  const after = new Set(rows.map(({ id }) => id))
  const removed = base.filter(({ id }) => !after.has(id)).length
  const changed = rows.map((row) => {
    const old = before.get(row.id!)
    return old ? countChanges(old, row, whole) : 1
  })
  return removed + sum(changed)
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)
