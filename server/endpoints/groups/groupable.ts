import type { FlattenedField } from 'payload'

/** Whether documents can be grouped by a field: it has one value, that stands for itself. */
export function isGroupable(field: FlattenedField): boolean {
  const { admin = {}, hidden, virtual } = field as AnyField
  if (hidden || virtual || admin.hidden || admin.disableGroupBy) return false
  switch (field.type) {
    case 'text':
    case 'number':
    case 'select':
      return !field.hasMany
    case 'relationship':
      return !field.hasMany && typeof field.relationTo === 'string'
    default:
      return alwaysOne.has(field.type)
  }
}

const alwaysOne: ReadonlySet<FlattenedField['type']> = new Set([
  'email',
  'radio',
  'checkbox',
  'date',
])

/** What any field may have; some kinds lack one of these. */
interface AnyField {
  admin?: { hidden?: boolean; disableGroupBy?: boolean }
  hidden?: boolean
  virtual?: unknown
}
