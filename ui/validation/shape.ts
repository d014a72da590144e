import type { Json } from '#config-schema'
import { isRecord } from '#config-schema'
import type { JudgedField } from './places.ts'

/** Whether a value is of a kind that no rule is asked about: a list of rows that is none, and such. */
export function hasWrongShape(field: JudgedField, value: Json | undefined): boolean {
  if (value === null || value === undefined) return false
  switch (field.type) {
    case 'array':
    case 'blocks':
      return !Array.isArray(value) && typeof value !== 'number'
    case 'number':
      return typeof value === 'object' && !(field.hasMany && Array.isArray(value))
    case 'relationship':
    case 'upload':
      return field.hasMany && isRecord(value) && !(field.isPolymorphic && isReference(value))
    default:
      return false
  }
}

const isReference = (value: object): boolean =>
  Object.keys(value).length === 2 && 'relationTo' in value && 'value' in value
