import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField } from 'payload'
import type { DocumentData, FieldChange, Json } from '#config-schema'
import { isRecord } from '#config-schema'

/** What these data say otherwise than a document does, field by field, in groups as well. */
export function changesIn(
  fields: readonly FlattenedField[],
  doc: unknown,
  data: DocumentData,
  prefix = '',
): readonly FieldChange[] {
  const before = isRecord(doc) ? (doc as DocumentData) : {}
  return fields.flatMap((field): readonly FieldChange[] => {
    const to = data[field.name]
    const path = prefix + field.name
    if (to === undefined) return []
    if ((field.type === 'group' || field.type === 'tab') && isRecord(to)) {
      const within = to as DocumentData
      return changesIn(field.flattenedFields, before[field.name], within, `${path}.`)
    }
    const from = before[field.name] ?? null
    return isSaid(field, from, to) ? [] : [{ path, from, to }]
  })
}

/** Rows say more than was written: ids, and what fields begin with. */
function isSaid({ type }: FlattenedField, stored: Json, given: Json): boolean {
  if (isEmpty(stored) && isEmpty(given)) return true
  if (type === 'json' || type === 'richText') return isDeepStrictEqual(stored, given)
  if (type === 'date') return timeOf(stored) === timeOf(given)
  return isWithin(stored, given)
}

const isEmpty = (value: Json): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

const timeOf = (value: Json): number | Json =>
  typeof value === 'string' ? Date.parse(value) : value

function isWithin(stored: Json | undefined, given: Json): boolean {
  if (Array.isArray(given)) {
    return (
      Array.isArray(stored) &&
      stored.length === given.length &&
      given.every((one, place) => isWithin(stored[place], one))
    )
  }
  if (isRecord(given)) {
    const within = isRecord(stored) ? (stored as DocumentData) : {}
    return Object.entries(given as DocumentData).every(([name, value]) =>
      isWithin(within[name], value),
    )
  }
  return (stored ?? null) === given
}
