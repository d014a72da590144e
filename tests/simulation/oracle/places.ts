import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { Unparsed } from '#machines/document'
import { isSaidIn, richPlaces } from './rich-places.ts'

export type Places = ReadonlyMap<string, Json>

/** What the server writes by itself. */
const notTyped: readonly string[] = ['id', 'createdAt', 'updatedAt', '_status', 'blockType']

/** These are another value in each language. */
const localized: readonly string[] = ['title', 'label']

/** This one holds a rich text. */
const richText = 'body'

/** This one as well, in a row. */
const story = 'story'

/**
 * Every leaf that a form shows by its place, as the server's own are named (`placesIn`). Text that is
 * no value yet has a place beside its value's, which no server has.
 */
export function placesShown(
  values: DocumentData,
  locale: string,
  unparsed: readonly Unparsed[] = [],
): Places {
  const places = placesOf(values, locale)
  if (unparsed.length === 0) return places
  const all = new Map(places)
  for (const one of unparsed) {
    const place = asShown(one.place)
    if (isThere(places, place)) all.set(`${place.join('/')}${halfTyped}`, one.text)
  }
  return all
}

/** A field of a block in a rich text is named as its value is. */
const asShown = (place: readonly string[]): readonly string[] =>
  place[0] === richText ? [richText, place[3] ?? '', ...place.slice(5)] : place

/** After a place: what is half typed there. */
const halfTyped = '~'

export const isHalfTyped = (place: string): boolean => place.endsWith(halfTyped)

/** What is half typed in a row that is gone is on no screen. */
function isThere(places: Places, [list, row, ...inside]: readonly string[]): boolean {
  return inside.length === 0 || places.has(`${list}/${row}`)
}

/** Values never change, so they are read once. */
const known = new WeakMap<DocumentData, Map<string, Places>>()

function placesOf(values: DocumentData, locale: string): Places {
  const byLocale = known.get(values) ?? new Map<string, Places>()
  known.set(values, byLocale)
  const found = byLocale.get(locale)
  if (found) return found
  const places = new Map<string, Json>()
  gather(values, '', locale, places)
  byLocale.set(locale, places)
  return places
}

function gather(data: DocumentData, before: string, locale: string, places: Map<string, Json>) {
  for (const [name, value] of Object.entries(data)) {
    if (notTyped.includes(name) || value === null) continue
    const place = `${before}${name}`
    if (name === richText || name === story) {
      for (const [inside, said] of richPlaces(value)) places.set(`${place}/${inside}`, said)
      continue
    }
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
  const plain = place.split(/[@~]/)[0]!
  return plain === around || plain.startsWith(`${around}/`)
}

/** The row that a place is in, and the place itself. */
export const rowOf = (place: string): string | null => {
  const parts = place.split('/')
  return parts[0] === 'links' || parts[0] === 'layout' ? parts.slice(0, 2).join('/') : null
}

/** The place of the text of an embedded block, from the block's own or that itself. */
export function blockTextOf(place: string): string | null {
  const [, block] = place.match(/^(body\/[0-9a-f]{24})(\/(text|size))?~?$/) ?? []
  return block === undefined ? null : `${block}/text`
}

/** Whether one of the blocks of the rich text says this there. */
export const isInText = (values: DocumentData, place: string, value: Json | undefined): boolean =>
  isText(place) && isSaidIn(values[richText], place.slice(richText.length + 1), value)

/** Whether it is a place in the rich text. */
export const isText = (place: string): boolean => place.startsWith(`${richText}/`)

/** Whether a deploy took the field of a place away. */
export function isRemoved(removed: readonly string[], place: string): boolean {
  const plain = place.split(/[@~]/)[0]!.split('/')
  return removed.some((name) => {
    const [first, second] = name.split(/[.:]/)
    if (name.includes(':')) return plain[0] === first
    if (name === 'layout.note') return plain[0] === 'layout'
    return plain[0] === first && (second === undefined || plain.at(-1) === second)
  })
}
