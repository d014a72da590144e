import type { Json } from '#contracts/documents'
import { factsOf, holdsMany } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { Value } from '../../kit/values.ts'
import { isNothing } from '../../kit/values.ts'
import type { ValuedField } from './difference.ts'

/** Whether a field of this kind can hold the value; what was stored under another kind may not fit. */
export function fits(field: ValuedField, value: Value): boolean {
  if (isNothing(value) || value === undefined) return true
  const { holds, value: shape } = factsOf(field)
  if (holds === 'record') return isRecord(value)
  if (holds === 'rows') return Array.isArray(value)
  switch (shape) {
    case 'text':
    case 'number':
    case 'date':
    case 'option':
      return oneOrMany(field, value, isPlain)
    case 'reference':
      return oneOrMany(field, value, namesDocument)
    case 'boolean':
      return typeof value === 'boolean'
    case 'point':
      return Array.isArray(value) && value.every((degree) => typeof degree === 'number')
    case 'richText':
      return isRecord(value) && isRecord(value.root)
    case 'json':
      return true
  }
}

const oneOrMany = (field: ValuedField, value: Json, isOne: (value: Json) => boolean): boolean =>
  holdsMany(field) ? Array.isArray(value) && value.every(isOne) : isOne(value)

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
