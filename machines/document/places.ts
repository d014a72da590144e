import type { DocumentData, Json } from '#contracts/documents'
import { nodeId } from '#contracts/rich-text/rich-nodes'
import type { Maybe } from './values.ts'
import { isRecord, isRows } from './values.ts'

/** Where something is, whatever moves around it: names of fields, and ids of rows. */
export type Place = readonly string[]

/** The place as fields know it, such as `links.0.label`; null: it is not there. */
export function pathAt(data: DocumentData, place: Place): string | null {
  let value: Maybe = data
  const path: string[] = []
  for (const key of place) {
    const next = Array.isArray(value) ? memberNamed(value, key) : key
    if (next === '-1') return null
    value = inside(value, next)
    path.push(next)
  }
  return path.join('.')
}

/** How many rows a place is in. */
export function rowsAround(data: DocumentData, place: Place): number {
  let value: Maybe = data
  let count = 0
  for (const key of place) {
    if (!isRows(value)) value = inside(value, key)
    else {
      value = value.find((row) => row.id === key)
      count += value === undefined ? 0 : 1
    }
  }
  return count
}

/** The place that fields call `links.0.label`, with the ids of its rows. */
export function placeAt(data: DocumentData, path: string): Place {
  let value: Maybe = data
  return path.split('.').map((key) => {
    const next = inside(value, key)
    const isRow = Array.isArray(value) && isRecord(next)
    value = next
    return isRow ? (nodeId(next) ?? String(next.id ?? key)) : key
  })
}

/** Where the member of that id is; of a list without ids, the member at that place. */
function memberNamed(list: Json[], key: string): string {
  const index = list.findIndex((member) => nodeId(member) === key)
  return index === -1 && !isRows(list) ? key : String(index)
}

export function inside(value: Maybe, key: string): Maybe {
  if (Array.isArray(value)) return value[Number(key)]
  return isRecord(value) ? value[key] : undefined
}

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index])

export const isWithin = (place: Place, outer: Place): boolean =>
  isSamePlace(place.slice(0, outer.length), outer)

/** The rows of an order, with those that it does not name after the others. */
export function inOrder(rows: readonly Json[], ids: readonly Json[]): Json[] {
  const rank = (row: Json) => {
    const index = ids.indexOf(isRecord(row) ? (row.id ?? null) : null)
    return index === -1 ? ids.length : index
  }
  return rows.toSorted((one, other) => rank(one) - rank(other))
}
