import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField, Member } from '#contracts/fields'
import { childrenOfRow, hasRows, memberNamed } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { Place } from '#machines/document'

/** The fields, groups and tabs that lead to a place, from the outside in; null: the config has no such place. */
export function fieldsOnTheWay(
  fields: readonly ClientField[],
  place: Place,
  data: DocumentData,
): readonly Member['part'][] | null {
  const [name, ...rest] = place
  if (name === undefined) return []
  const member = memberNamed(fields, name)
  if (member === undefined || isHidden(member)) return null
  const below = stepInto(member, rest, Object.hasOwn(data, name) ? data[name] : undefined)
  const inside = below && fieldsOnTheWay(below.fields, below.place, below.data)
  return inside && [member.part, ...inside]
}

const isHidden = ({ part }: Member): boolean => 'hidden' in part && part.hidden

interface Below {
  fields: readonly ClientField[]
  place: Place
  data: DocumentData
}

function stepInto({ part, fields }: Member, place: Place, value: Json | undefined): Below | null {
  if (place.length === 0) return { fields: [], place, data: {} }
  if (fields) return { fields, place, data: isRecord(value) ? value : {} }
  if (!hasRows(part) || !Array.isArray(value)) return null
  const [id, ...inside] = place
  const row = value.filter((one) => isRecord(one)).find((one) => one.id === id)
  const children = row && childrenOfRow(part, row.blockType)
  return children ? { fields: children.fields, place: inside, data: row } : null
}
