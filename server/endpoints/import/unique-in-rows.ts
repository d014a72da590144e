import type { DocumentId } from '#contracts/documents'
import { hasRows, pathBelow } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { membersOf, rowsOf } from '../../kit/payload-fields/field-tree.ts'
import type { NamedBlocks, PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { isPlain } from './looked-ahead.ts'

/** A text or number in a row, of which the database takes each only once. */
export interface ValueInRow {
  /** Its field, with the kinds of the rows around it. */
  field: string
  /** What the database is asked by: rows have no numbers there. */
  asked: string
  /** Where it stands. */
  path: string
  value: DocumentId
}

interface Place {
  named: NamedBlocks
  field?: string
  asked?: string
  path?: string
  isInRow?: boolean
}

/** Of what these data say; what each language has its own of is left out. */
export function uniqueInRows(
  fields: readonly PayloadField[],
  data: unknown,
  place: Place,
): readonly ValueInRow[] {
  if (!isRecord(data)) return []
  return membersOf(fields).flatMap(({ name, part, fields: within }) => {
    const value = data[name]
    if (part.localized || value === undefined) return []
    const here = {
      ...place,
      field: pathBelow(place.field ?? '', name),
      asked: pathBelow(place.asked ?? '', name),
      path: pathBelow(place.path ?? '', name),
    }
    if (within) return uniqueInRows(within, value, here)
    if (hasRows(part)) return inRows(part, value, here)
    const isCompared = ['text', 'email', 'number'].includes(part.type ?? '')
    if (!place.isInRow || !isCompared || !part.unique || part.hasMany || !isPlain(value)) return []
    return [{ field: here.field, asked: here.asked, path: here.path, value }]
  })
}

const inRows = (
  part: PayloadField,
  rows: unknown,
  { named, field = '', path = '', ...place }: Place,
): readonly ValueInRow[] =>
  (Array.isArray(rows) ? rows : []).flatMap((row: unknown, index) => {
    const kinds = rowsOf(part, named)
    const kind = kinds.find(
      ({ block }) => block === null || (isRecord(row) && block === row.blockType),
    )
    if (!kind) return []
    return uniqueInRows(kind.fields, row, {
      ...{ ...place, named, isInRow: true, path: pathBelow(path, String(index)) },
      field: kind.block === null ? field : pathBelow(field, kind.block),
    })
  })
