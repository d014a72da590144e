import type { ClientField, FieldWithRows } from '#contracts/fields'
import { childrenOfRow } from '#contracts/fields'
import { isNothing, own } from '../../kit/values.ts'
import type { Difference, RowDifference, RowsDifference, Sides } from './difference.ts'
import { changesIn } from './difference.ts'
import type { Sliced } from './in-slices.ts'
import { ofValue } from './of-value.ts'
import type { PairedRow } from './paired-rows.ts'
import { pairedRows } from './paired-rows.ts'
import { sidesAt } from './sides.ts'
import type { Spot } from './spot.ts'
import { below, inRow } from './spot.ts'

/** Compares the fields of a row. */
type CompareRecord = (
  fields: readonly ClientField[],
  sides: Sides,
  spot: Spot,
) => Sliced<Difference[]>

/** What differs between two versions of rows or blocks. */
export function* rowsBetween(
  field: FieldWithRows,
  sides: Sides,
  spot: Spot,
  compare: CompareRecord,
): Sliced<RowsDifference> {
  const { place, locale } = spot
  const rows: RowDifference[] = []
  for (const pair of pairedRows(sides.from, sides.to)) {
    rows.push(yield* rowBetween(field, pair, spot, compare))
    yield
  }
  return { kind: 'rows', field, place, locale, changes: changesIn(rows), rows }
}

function* rowBetween(
  field: FieldWithRows,
  pair: PairedRow,
  rowsSpot: Spot,
  compare: CompareRecord,
): Sliced<RowDifference> {
  const sides = { from: pair.from?.row, to: pair.to?.row }
  const kind = kindOf(field, pair)
  const spot = inRow(rowsSpot, idOf(pair), kind.block?.slug ?? null)
  const children = [
    ...blockNameDifferences(kind.block?.hasName === true, sides, spot),
    ...(yield* compare(kind.fields, sides, spot)),
  ]
  return {
    kind: 'row',
    ...kind,
    ...outcomeOf(pair, changesIn(children)),
    from: pair.from?.index ?? null,
    to: pair.to?.index ?? null,
    isMoved: pair.isMoved,
    place: spot.place,
    locale: spot.locale,
    versions: [sides.to, sides.from],
    children,
  }
}

/** A row that came, went or moved is a change, whatever it holds. */
function outcomeOf(
  { from, to, isMoved }: PairedRow,
  inside: number,
): Pick<RowDifference, 'change' | 'changes'> {
  if (from === null) return { change: 'added', changes: Math.max(1, inside) }
  if (to === null) return { change: 'removed', changes: Math.max(1, inside) }
  return { change: inside > 0 ? 'changed' : 'same', changes: inside + (isMoved ? 1 : 0) }
}

/** What a row is made of; of a block that the config does not know, only what it was called. */
function kindOf(field: FieldWithRows, { from, to }: PairedRow): RowKind {
  const type = own(to?.row ?? from?.row, 'blockType')
  const children = childrenOfRow(field, type)
  if (children === undefined) {
    return { block: null, unknown: typeof type === 'string' ? type : '', fields: [] }
  }
  const { holder, fields } = children
  return { block: 'slug' in holder ? holder : null, unknown: null, fields }
}

type RowKind = Pick<RowDifference, 'block' | 'unknown' | 'fields'>

/** The name that a person gave a block. */
function blockNameDifferences(hasName: boolean, sides: Sides, spot: Spot): Difference[] {
  const names = sidesAt(sides, 'blockName')
  if (!hasName || (isNothing(names.from) && isNothing(names.to))) return []
  return [ofValue({ kind: 'blockName' }, names, below(spot, 'blockName'))]
}

/** The row's id, as the document has it; its key where it has none. */
function idOf({ key, from, to }: PairedRow): string {
  const id = own(to?.row ?? from?.row, 'id')
  return typeof id === 'string' || typeof id === 'number' ? String(id) : key
}
