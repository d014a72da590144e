import type { FlattenedField } from 'payload'
import { factsOf } from '#contracts/fields'

/** Whether documents can be grouped by a field: it has one value, that stands for itself. */
export function isGroupable(field: FlattenedField): boolean {
  const { admin = {}, hasMany, hidden, relationTo, virtual } = field as AnyField
  if (hidden || virtual || admin.hidden || admin.disableGroupBy) return false
  if (hasMany || Array.isArray(relationTo)) return false
  return field.type !== 'tab' && factsOf(field).isGroupable
}

/** What any field may have; some kinds lack one of these. */
interface AnyField {
  admin?: { hidden?: boolean; disableGroupBy?: boolean }
  hasMany?: boolean
  hidden?: boolean
  relationTo?: string | string[]
  virtual?: unknown
}
