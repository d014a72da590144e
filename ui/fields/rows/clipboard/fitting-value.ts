import type { Json } from '#contracts/documents'
import type { ClientField, FieldOfShape, ValueShape } from '#contracts/fields'
import { factsOf, holdsMany } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'

/** The value as a field without rows would hold it; undefined where it is none of its kind. */
export function fittingValue(field: ClientField, value: Json): Json | undefined {
  const { value: shape } = factsOf(field)
  if (value === null) return null
  // The table is typed shape by shape; which one it is follows from the field itself.
  return shape === null ? undefined : (fitting[shape] as Fit<ClientField>)(field, value)
}

type Fit<Field> = (field: Field, value: Json) => Json | undefined
type Test = (value: Json) => boolean

const isText: Test = (value) => typeof value === 'string'
const isNumber: Test = (value) => typeof value === 'number'

const only = (value: Json, fits: Test): Json | undefined => (fits(value) ? value : undefined)

const each = (value: Json, fits: Test): Json | undefined =>
  Array.isArray(value) && value.every(fits) ? value : undefined

const oneOrMany = (field: ClientField, value: Json, fits: Test): Json | undefined =>
  holdsMany(field) ? each(value, fits) : only(value, fits)

const fitting: { [Shape in ValueShape]: Fit<FieldOfShape<Shape>> } = {
  text: (field, value) => oneOrMany(field, value, isText),
  number: (field, value) => oneOrMany(field, value, isNumber),
  boolean: (_field, value) => only(value, (it) => typeof it === 'boolean'),
  date: (_field, value) => only(value, isText),
  option: (field, value) =>
    oneOrMany(field, value, (it) => field.options.some((option) => option.value === it)),
  reference: fittingReferences,
  point: (_field, value) =>
    Array.isArray(value) && value.length === 2 ? each(value, isNumber) : undefined,
  richText: (_field, value) => only(value, isRecord),
  json: (_field, value) => value,
}

type ReferenceField = FieldOfShape<'reference'>

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
