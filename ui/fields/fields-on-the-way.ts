import type { ClientField, DocumentData } from '#config-schema'
import { isRecord } from '#config-schema'
import type { Place } from '#machines/document'
import { fieldNamed } from './field-named.ts'

/** The fields that lead to a place, from the outside in; null: the config has no such place. */
export function fieldsOnTheWay(
  fields: readonly ClientField[],
  place: Place,
  data: DocumentData,
): readonly ClientField[] | null {
  const [name, ...rest] = place
  if (name === undefined) return []
  const field = fieldNamed(fields, name)
  if (field === undefined || field.hidden) return null
  const own = Object.hasOwn(data, name) ? data[name] : undefined
  const below = stepInto(field, rest, own)
  const inside = below && fieldsOnTheWay(below.fields, below.place, below.data)
  return inside && [field, ...inside]
}

interface Below {
  fields: readonly ClientField[]
  place: Place
  data: DocumentData
}

function stepInto(
  field: ClientField,
  place: Place,
  value: DocumentData[string] | undefined,
): Below | null {
  const none = { fields: [], place: [], data: {} }
  if (place.length === 0) return none
  if (field.type === 'group') {
    return { fields: field.fields, place, data: isRecord(value) ? value : {} }
  }
  if (field.type !== 'array' && field.type !== 'blocks') return null
  const [id, ...inside] = place
  const row = Array.isArray(value) ? value.find((one) => isRecord(one) && one.id === id) : undefined
  if (!isRecord(row)) return null
  if (field.type === 'array') return { fields: field.fields, place: inside, data: row }
  const block = field.blocks.find(({ slug }) => slug === row.blockType)
  return block ? { fields: block.fields, place: inside, data: row } : null
}
