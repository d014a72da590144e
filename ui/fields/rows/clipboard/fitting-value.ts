import type { ClientField, Json, RelationshipField, UploadField } from '#config-schema'
import { isRecord } from '#config-schema'

/** The value as a field without rows would hold it; undefined where it is none of its kind. */
export function fittingValue(field: ClientField, value: Json): Json | undefined {
  if (value === null) return null
  switch (field.type) {
    case 'text':
      return field.hasMany ? each(value, isText) : only(value, isText)
    case 'textarea':
    case 'email':
    case 'code':
    case 'date':
      return only(value, isText)
    case 'number':
      return field.hasMany ? each(value, isNumber) : only(value, isNumber)
    case 'checkbox':
      return only(value, (it) => typeof it === 'boolean')
    case 'select':
      return field.hasMany ? each(value, isOptionOf(field)) : only(value, isOptionOf(field))
    case 'radio':
      return only(value, isOptionOf(field))
    case 'relationship':
    case 'upload':
      return fittingReferences(field, value)
    case 'point':
      return Array.isArray(value) && value.length === 2 ? each(value, isNumber) : undefined
    case 'richText':
      return only(value, isRecord)
    case 'json':
      return value
    default:
      return undefined
  }
}

type Test = (value: Json) => boolean

const only = (value: Json, fits: Test): Json | undefined => (fits(value) ? value : undefined)

const each = (value: Json, fits: Test): Json | undefined =>
  Array.isArray(value) && value.every(fits) ? value : undefined

const isText: Test = (value) => typeof value === 'string'
const isNumber: Test = (value) => typeof value === 'number'

const isOptionOf =
  ({ options }: { options: readonly { value: string }[] }): Test =>
  (value) =>
    options.some((option) => option.value === value)

type ReferenceField = RelationshipField | UploadField

function fittingReferences(field: ReferenceField, value: Json): Json | undefined {
  if (!field.hasMany) return Array.isArray(value) ? undefined : fittingReference(field, value)
  if (!Array.isArray(value)) return undefined
  const references = value.map((one) => fittingReference(field, one))
  return references.every((one) => one !== undefined) ? references : undefined
}

/** Files stay where they are: what travels is only which one it was. */
function fittingReference(field: ReferenceField, value: Json): Json | undefined {
  if (!isRecord(value) || !isId(value.value)) return undefined
  const { relationTo, value: id } = value
  if (typeof relationTo !== 'string' || !field.relationTo.includes(relationTo)) return undefined
  return field.isPolymorphic ? { relationTo, value: id } : id
}

const isId = (value: Json | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
