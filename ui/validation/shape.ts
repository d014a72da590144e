import type { Json } from '#contracts/documents'
import type { WrittenField } from '#contracts/fields'
import { hasRows, hasShape, holdsMany } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'

/** Whether a value is of a kind that no rule is asked about: a list of rows that is none, and such. */
export function hasWrongShape(field: WrittenField, value: Json | undefined): boolean {
  if (value === null || value === undefined) return false
  if (hasRows(field)) return !Array.isArray(value) && typeof value !== 'number'
  if (hasShape(field, 'number')) {
    return typeof value === 'object' && !(holdsMany(field) && Array.isArray(value))
  }
  if (!hasShape(field, 'reference')) return false
  return field.hasMany && isRecord(value) && !(field.isPolymorphic && isReference(value))
}

const isReference = (value: object): boolean =>
  Object.keys(value).length === 2 && 'relationTo' in value && 'value' in value
