import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { richPlaces } from '../oracle/rich-places.ts'
import type { Removable } from '../site.ts'
import { tidied } from '../site.ts'

/** The fields of a document, as far as the server treats them differently. */
export interface Shape {
  readonly [field: string]: Kind
}

type Kind = 'leaf' | 'number' | 'localized' | 'rich' | Group | Rows | Blocks
interface Group {
  group: Shape
}
interface Rows {
  rows: Shape
}
interface Blocks {
  blocks: { readonly [type: string]: Shape }
}

export const shapeWithout = (removed: readonly Removable[]): Shape => {
  const when = (name: Removable, shape: Shape): Shape => (removed.includes(name) ? {} : shape)
  return {
    title: 'localized',
    ...when('slug', { slug: 'leaf' }),
    rating: 'number',
    body: 'rich',
    meta: {
      group: {
        keywords: 'leaf',
        ...when('meta.description', { description: 'leaf' }),
        hint: 'leaf',
      },
    },
    closed: 'leaf',
    note: 'leaf',
    remark: remarkOf(removed),
    ...when('links', {
      links: {
        rows: { label: 'localized', ...when('links.url', { url: 'leaf' }), size: 'number' },
      },
    }),
    layout: {
      blocks: {
        quote: { text: 'leaf', story: 'rich' },
        ...(removed.includes('layout.note') ? {} : { note: { text: 'leaf', story: 'rich' } }),
      },
    },
  }
}

const remarkOf = (removed: readonly Removable[]): Kind => {
  if (removed.includes('remark: group')) return { group: { inner: 'leaf' } }
  return removed.includes('remark: number') ? 'number' : 'leaf'
}

/**
 * A document with an update in one language, as it is stored: of a localized value each language.
 * What is left out stays; rows are matched by id and come as they were sent; what the shape has no
 * place for is dropped.
 */
export function updated(
  shape: Shape,
  stored: DocumentData,
  update: DocumentData,
  locale: string,
): DocumentData {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, kind]): [string, Json][] => {
      const [before, given] = [stored[name], update[name]]
      if (given === undefined) return before === undefined ? [] : [[name, before]]
      return [[name, updatedValue(kind, before, given, locale)]]
    }),
  )
}

function updatedValue(kind: Kind, before: Json | undefined, given: Json, locale: string): Json {
  if (kind === 'rich') return tidied(given)
  if (kind === 'number' && typeof given === 'string') return numberIn(given)
  if (isWhole(kind)) return given
  if (kind === 'localized') return { ...recordOf(before), [locale]: given }
  if ('group' in kind) {
    const update = given === null ? emptied(kind.group) : recordOf(given)
    return updated(kind.group, recordOf(before), update, locale)
  }
  const rows = rowsOf(before)
  return rowsOf(given).flatMap((row): Json[] => {
    const shape = shapeOfRow(kind, row)
    if (shape === undefined) return []
    const known = rows.find(({ id }) => id === row.id) ?? {}
    return [{ ...headOf(row), ...updated(shape, known, row, locale) }]
  })
}

/** Payload reads a text as a number, and JSON has no word for one that is none. */
const numberIn = (text: string): Json => {
  const number = Number.parseFloat(text)
  return Number.isNaN(number) ? null : number
}

const isWhole = (kind: Kind): kind is 'leaf' | 'number' | 'rich' =>
  kind === 'leaf' || kind === 'number' || kind === 'rich'

/** A group that is sent as null. */
const emptied = (shape: Shape): DocumentData =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, null]))

const shapeOfRow = (kind: Rows | Blocks, row: DocumentData): Shape | undefined =>
  'rows' in kind ? kind.rows : kind.blocks[String(row.blockType)]

const headOf = ({ id, blockType }: DocumentData): DocumentData => ({
  id: id ?? null,
  ...(blockType !== undefined && { blockType }),
})

/** The document in one language, without fallback, as REST answers it. */
export function shownIn(shape: Shape, stored: DocumentData, locale: string): DocumentData {
  return Object.fromEntries(
    Object.entries(shape).map(([name, kind]): [string, Json] => [
      name,
      shownValue(kind, stored[name], locale),
    ]),
  )
}

function shownValue(kind: Kind, value: Json | undefined, locale: string): Json {
  if (isWhole(kind)) return value ?? null
  if (kind === 'localized') return recordOf(value)[locale] ?? null
  if ('group' in kind) return shownIn(kind.group, recordOf(value), locale)
  return rowsOf(value).flatMap((row): Json[] => {
    const shape = shapeOfRow(kind, row)
    return shape === undefined ? [] : [{ ...headOf(row), ...shownIn(shape, row, locale) }]
  })
}

/** Every leaf by its place, rows by their ids; of a localized one each language. Of a row, that it is there. */
export function placesIn(shape: Shape, stored: DocumentData): Map<string, Json> {
  const places = new Map<string, Json>()
  gather(shape, stored, '', places)
  return places
}

function gather(shape: Shape, stored: DocumentData, before: string, places: Map<string, Json>) {
  for (const [name, kind] of Object.entries(shape)) {
    const value = stored[name]
    const place = `${before}${name}`
    if (value === undefined || value === null) continue
    if (kind === 'rich') {
      for (const [inside, said] of richPlaces(value)) places.set(`${place}/${inside}`, said)
    } else if (isWhole(kind)) places.set(place, value)
    else if (kind === 'localized') {
      for (const [locale, text] of Object.entries(recordOf(value))) {
        if (text !== null) places.set(`${place}@${locale}`, text)
      }
    } else if ('group' in kind) gather(kind.group, recordOf(value), `${place}/`, places)
    else {
      for (const row of rowsOf(value)) {
        const rowShape = shapeOfRow(kind, row)
        if (rowShape === undefined) continue
        places.set(`${place}/${row.id}`, true)
        gather(rowShape, row, `${place}/${row.id}/`, places)
      }
    }
  }
}

const recordOf = (value: Json | undefined): DocumentData =>
  isRecord(value) ? (value as DocumentData) : {}

const rowsOf = (value: Json | undefined): DocumentData[] =>
  Array.isArray(value) ? value.filter((row): row is DocumentData => isRecord(row)) : []
