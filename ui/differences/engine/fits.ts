import type { Json } from '#config-schema'
import { isRecord } from '#config-schema'
import type { Value, ValuedField } from './difference.ts'
import { isNothing } from './sides.ts'

/** Whether a field of this kind can hold the value; what was stored under another kind may not fit. */
export function fits(field: ValuedField, value: Value): boolean {
  if (isNothing(value) || value === undefined) return true
  switch (field.type) {
    case 'text':
    case 'number':
    case 'select':
      return oneOrMany(field.hasMany, value, isPlain)
    case 'relationship':
    case 'upload':
      return oneOrMany(field.hasMany, value, namesDocument)
    case 'textarea':
    case 'email':
    case 'code':
    case 'date':
    case 'radio':
      return isPlain(value)
    case 'checkbox':
      return typeof value === 'boolean'
    case 'point':
      return Array.isArray(value) && value.every((degree) => typeof degree === 'number')
    case 'richText':
      return isRecord(value) && isRecord(value.root)
    case 'array':
    case 'blocks':
      return Array.isArray(value)
    case 'group':
      return isRecord(value)
    case 'json':
      return true
  }
}

const oneOrMany = (hasMany: boolean, value: Json, isOne: (value: Json) => boolean): boolean =>
  hasMany ? Array.isArray(value) && value.every(isOne) : isOne(value)

const isPlain = (value: Json): boolean => typeof value === 'string' || typeof value === 'number'

/** An id, a document, or `{relationTo, value}` (DOC-9). */
function namesDocument(value: Json): boolean {
  if (isRecord(value) && typeof value.relationTo === 'string') return isId(value.value)
  return isId(value)
}

const isId = (value: Json | undefined): boolean => {
  const id = isRecord(value) ? value.id : value
  return typeof id === 'string' || typeof id === 'number'
}
