import type { DocumentData, Json } from '#config-schema'
import { isRecord } from '#config-schema'

export type Places = ReadonlyMap<string, Json>

/** What the server writes by itself. */
const notTyped: readonly string[] = ['id', 'createdAt', 'updatedAt', '_status', 'blockType']

/** These are another value in each language. */
const localized: readonly string[] = ['title', 'label']

/** Every leaf that a form shows by its place, as the server's own are named (`placesIn`). */
export function placesShown(values: DocumentData, locale: string): Places {
  const places = new Map<string, Json>()
  gather(values, '', locale, places)
  return places
}

function gather(data: DocumentData, before: string, locale: string, places: Map<string, Json>) {
  for (const [name, value] of Object.entries(data)) {
    if (notTyped.includes(name) || value === null) continue
    const place = `${before}${name}`
    if (Array.isArray(value)) {
      for (const row of value) {
        if (!isRecord(row)) continue
        places.set(`${place}/${row.id}`, true)
        gather(row as DocumentData, `${place}/${row.id}/`, locale, places)
      }
    } else if (isRecord(value)) gather(value as DocumentData, `${place}/`, locale, places)
    else places.set(localized.includes(name) ? `${place}@${locale}` : place, value)
  }
}

export function differing(one: Places, other: Places): string[] {
  const found: string[] = []
  for (const [place, value] of one) if (other.get(place) !== value) found.push(place)
  for (const place of other.keys()) if (!one.has(place)) found.push(place)
  return found
}

/** Whether a place is this one, or in this row. */
export const isWithin = (place: string, around: string): boolean => {
  const plain = place.split('@')[0]!
  return plain === around || plain.startsWith(`${around}/`)
}

/** The row that a place is in, and the place itself. */
export const rowOf = (place: string): string | null => {
  const parts = place.split('/')
  return parts[0] === 'links' || parts[0] === 'layout' ? parts.slice(0, 2).join('/') : null
}
