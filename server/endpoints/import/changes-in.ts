import { isDeepStrictEqual } from 'node:util'
import type { DocumentData, Json } from '#contracts/documents'
import { pathBelow } from '#contracts/fields'
import type { FieldChange } from '#contracts/import'
import { isRecord } from '#contracts/is-record'
import { membersOf } from '../../kit/payload-fields/field-tree.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'

/** What these data say otherwise than a document does, field by field, in groups as well. */
export function changesIn(
  fields: readonly PayloadField[],
  doc: unknown,
  data: DocumentData,
  parent = '',
): readonly FieldChange[] {
  const before = isRecord(doc) ? (doc as DocumentData) : {}
  return membersOf(fields).flatMap(({ name, part, fields }): readonly FieldChange[] => {
    const to = data[name]
    const path = pathBelow(parent, name)
    if (to === undefined) return []
    if (fields && isRecord(to)) return changesIn(fields, before[name], to, path)
    const from = before[name] ?? null
    return isSaid(part, from, to) ? [] : [{ path, from, to }]
  })
}

/** Rows say more than was written: ids, and what fields begin with. */
function isSaid({ type }: PayloadField, stored: Json, given: Json): boolean {
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
