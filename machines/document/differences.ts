import type { DocumentData } from '#contracts/documents'
import type { Conflict } from './conflicts.ts'
import type { Place } from './places.ts'
import { inside } from './places.ts'
import type { Maybe, WholeValues } from './values.ts'
import { byId, equal, isRecord, isReference, isRows, keysOf, wholeValuesIn } from './values.ts'

/** All places where two versions of a document differ; `base` tells what was there before both. */
export const differencesOf = (
  base: DocumentData,
  mine: DocumentData,
  theirs: DocumentData,
  whole: WholeValues = {},
): Conflict[] => inRecord({ base, mine, theirs }, whole, [])

interface Sides<Value> {
  base: Maybe
  mine: Value
  theirs: Value
}

const inRecord = (
  { base, mine, theirs }: Sides<DocumentData>,
  whole: WholeValues,
  place: Place,
): Conflict[] =>
  keysOf(mine, theirs).flatMap((key) =>
    inValue({ base: inside(base, key), mine: mine[key], theirs: theirs[key] }, whole[key], [
      ...place,
      key,
    ]),
  )

function inValue(
  { base, mine, theirs }: Sides<Maybe>,
  whole: WholeValues[string] | undefined,
  place: Place,
): Conflict[] {
  if (equal(mine, theirs)) return []
  const within = wholeValuesIn(whole)
  if (whole !== 'whole' && whole !== 'nodes' && !isReference(mine)) {
    if (isRecord(mine) && isRecord(theirs)) return inRecord({ base, mine, theirs }, within, place)
    if (isRows(mine) && isRows(theirs)) return inRows({ base, mine, theirs }, within, place)
  }
  return [{ kind: 'value', place, base: base ?? null, theirs: theirs ?? null }]
}

function inRows(
  { base, mine, theirs }: Sides<DocumentData[]>,
  whole: WholeValues,
  place: Place,
): Conflict[] {
  const [before, here, there] = [byId(isRows(base) ? base : []), byId(mine), byId(theirs)]
  const ids = [...new Set([...here.keys(), ...there.keys()])]
  const rows = ids.flatMap((id) => {
    const [mineRow, theirRow] = [here.get(id), there.get(id)]
    const rowPlace = [...place, String(id)]
    return mineRow && theirRow
      ? inRecord({ base: before.get(id), mine: mineRow, theirs: theirRow }, whole, rowPlace)
      : [
          {
            kind: 'row' as const,
            place: rowPlace,
            base: before.get(id) ?? null,
            theirs: theirRow ?? null,
          },
        ]
  })
  const common = (from: ReadonlyMap<unknown, unknown>, to: ReadonlyMap<unknown, unknown>) =>
    [...from.keys()].filter((id) => to.has(id)).map(String)
  if (equal(common(here, there), common(there, here))) return rows
  const theirOrder = theirs.map(({ id }) => id!)
  return [...rows, { kind: 'order', place, base: [...before.keys()], theirs: theirOrder }]
}
