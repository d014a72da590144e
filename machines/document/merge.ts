import type { DocumentData, Json } from '#contracts/documents'
import type { Conflict } from './conflicts.ts'
import { mergedNodes } from './merge-nodes.ts'
import type { Place } from './places.ts'
import type { Maybe, WholeValues } from './values.ts'
import { byId, equal, isRecord, isReference, isRows, keysOf, wholeValuesIn } from './values.ts'

/** What came of two sets of changes to one document. */
export interface Merge {
  /** Where both changed the same thing: mine. */
  values: DocumentData
  /** What both changed, and differently. */
  conflicts: Conflict[]
}

/**
 * Joins what I changed since `base` with what somebody else did. Rows are matched by id: whoever
 * removed one, it stays removed, unless the other changed it.
 */
export function merge(
  base: DocumentData,
  mine: DocumentData,
  theirs: DocumentData,
  whole: WholeValues = {},
): Merge {
  const conflicts: Conflict[] = []
  return { values: mergedRecord({ base, mine, theirs }, whole, [], conflicts), conflicts }
}

/** One place, as it was and as each side has it. */
interface Sides<Value> {
  base: Value
  mine: Value
  theirs: Value
}

function mergedRecord(
  { base, mine, theirs }: Sides<DocumentData>,
  whole: WholeValues,
  place: Place,
  conflicts: Conflict[],
): DocumentData {
  const entries = keysOf(mine, theirs).flatMap((key): [string, Json][] => {
    const sides = { base: base[key], mine: mine[key], theirs: theirs[key] }
    const value = mergedValue(sides, whole[key], [...place, key], conflicts)
    return value === undefined ? [] : [[key, value]]
  })
  return Object.fromEntries(entries)
}

function mergedValue(
  { base, mine, theirs }: Sides<Maybe>,
  whole: WholeValues[string] | undefined,
  place: Place,
  conflicts: Conflict[],
): Maybe {
  if (equal(base, mine)) return theirs
  if (equal(base, theirs) || equal(mine, theirs)) return mine
  if (whole === 'nodes') return mergedText({ base, mine, theirs }, place, conflicts)
  const inside = wholeValuesIn(whole)
  if (whole !== 'whole' && !isReference(mine)) {
    if (isRecord(mine) && isRecord(theirs)) {
      const sides = { base: isRecord(base) ? base : {}, mine, theirs }
      return mergedRecord(sides, inside, place, conflicts)
    }
    if (isRows(mine) && isRows(theirs)) {
      const sides = { base: isRows(base) ? base : [], mine, theirs }
      return mergedRows(sides, inside, place, conflicts)
    }
  }
  conflicts.push({ kind: 'value', place, base: base ?? null, theirs: theirs ?? null })
  return mine
}

function mergedText(
  { base, mine, theirs }: Sides<Maybe>,
  place: Place,
  conflicts: Conflict[],
): Json {
  const merged = mergedNodes(base, mine, theirs)
  if (merged.theirs !== undefined) {
    conflicts.push({ kind: 'value', place, base: base ?? null, theirs: merged.theirs })
  }
  return merged.mine
}

function mergedRows(
  { base, mine, theirs }: Sides<DocumentData[]>,
  whole: WholeValues,
  place: Place,
  conflicts: Conflict[],
): DocumentData[] {
  const [baseById, mineById, theirsById] = [byId(base), byId(mine), byId(theirs)]
  const rowOf = (id: Json): DocumentData | undefined => {
    const sides = { base: baseById.get(id), mine: mineById.get(id), theirs: theirsById.get(id) }
    return mergedRow(sides, whole, [...place, String(id)], conflicts)
  }

  const isMovedHere = isMoved(base, mine)
  if (isMovedHere && isMoved(base, theirs) && isMoved(mine, theirs)) {
    conflicts.push({ kind: 'order', place, base: idsOf(base), theirs: idsOf(theirs) })
  }
  const order = isMovedHere ? woven(idsOf(mine), idsOf(theirs)) : woven(idsOf(theirs), idsOf(mine))
  return order.map(rowOf).filter((row) => row !== undefined)
}

function mergedRow(
  { base, mine, theirs }: Sides<DocumentData | undefined>,
  whole: WholeValues,
  place: Place,
  conflicts: Conflict[],
): DocumentData | undefined {
  if (mine && theirs) {
    return mergedRecord({ base: base ?? {}, mine, theirs }, whole, place, conflicts)
  }
  if (base === undefined) return mine ?? theirs
  const kept = mine ?? theirs
  if (kept === undefined || equal(base, kept)) return undefined
  conflicts.push({ kind: 'row', place, base, theirs: theirs ?? null })
  return mine
}

/** Whether the rows that both have stand in another order. */
function isMoved(before: readonly DocumentData[], after: readonly DocumentData[]): boolean {
  const [known, left] = [new Set(idsOf(before)), new Set(idsOf(after))]
  return !equal(
    idsOf(before).filter((id) => left.has(id)),
    idsOf(after).filter((id) => known.has(id)),
  )
}

/** All ids in the order of the first list; each of the second's own stands after its neighbour. */
function woven(ids: readonly Json[], others: readonly Json[]): Json[] {
  const known = new Set(ids)
  const order = [...ids]
  others.forEach((id, index) => {
    if (known.has(id)) return
    const neighbour = others[index - 1]
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id)
  })
  return order
}

const idsOf = (rows: readonly DocumentData[]): Json[] => rows.map(({ id }) => id!)
