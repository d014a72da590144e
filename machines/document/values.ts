import type { DocumentData, Json } from '#contracts/documents'

/** A value or nothing: `undefined` is a place that does not exist. */
export type Maybe = Json | undefined

/**
 * Which values are one piece, by field name: JSON and rich text are objects, and no groups; a rich
 * text is merged block by block. What lies in rows is named under their field.
 */
export type WholeValues = { readonly [field: string]: 'whole' | 'nodes' | WholeValues }

/** Which values hooks of the site may change, by field name; true: with all that lies in them. */
export type HookedValues = true | { readonly [field: string]: HookedValues }

export const wholeValuesIn = (whole: WholeValues[string] | undefined): WholeValues =>
  typeof whole === 'object' ? whole : {}

export const isRecord = (value: Maybe): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `{relationTo, value}` is one leaf: half of it means nothing. */
export const isReference = (value: Maybe): boolean =>
  isRecord(value) && 'relationTo' in value && 'value' in value

/** A list whose members are told apart by an id: array rows and blocks. */
export const isRows = (value: Maybe): value is DocumentData[] =>
  Array.isArray(value) && value.every((row) => isRecord(row) && typeof row.id === 'string')

/** The value at a path such as `links.0.label`. */
export function at(data: Maybe, path: string): Maybe {
  return path.split('.').reduce<Maybe>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)]
    return isRecord(value) ? value[key] : undefined
  }, data)
}

/** The same data with another value at a path; what the path does not touch stays identical. */
export function put(data: DocumentData, path: string, value: Json): DocumentData {
  return putAt(data, path.split('.'), value) as DocumentData
}

function putAt(data: Maybe, [key, ...rest]: string[], value: Json): Json {
  if (key === undefined) return value
  if (Array.isArray(data)) {
    return data.map((item, index) => (index === Number(key) ? putAt(item, rest, value) : item))
  }
  const record = isRecord(data) ? data : {}
  return { ...record, [key]: putAt(record[key], rest, value) }
}

/** The same data without what is at a path. */
export function withoutAt(data: DocumentData, path: string): DocumentData {
  const [key, ...rest] = path.split('.')
  return leftWithout(data, key!, rest) as DocumentData
}

function leftWithout(data: Maybe, key: string, [next, ...rest]: string[]): Json {
  if (Array.isArray(data)) {
    return data.map((item, index) =>
      index === Number(key) && next !== undefined ? leftWithout(item, next, rest) : item,
    )
  }
  if (!isRecord(data)) return data ?? null
  if (next !== undefined) return { ...data, [key]: leftWithout(data[key], next, rest) }
  const { [key]: _, ...others } = data
  return others
}

export const rowsAt = (data: DocumentData, path: string): Json[] => {
  const rows = at(data, path)
  return Array.isArray(rows) ? rows : []
}

/** Equal by content; nothing and null are the same to a person. Shared parts cost nothing. */
export function equal(one: Maybe, other: Maybe): boolean {
  const [a, b] = [one ?? null, other ?? null]
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => equal(item, b[index]))
  }
  return isRecord(a) && isRecord(b) && areEqualRecords(a, b)
}

/** Makes no list of the keys and stops at the first difference: it runs whenever a key is pressed. */
function areEqualRecords(one: DocumentData, other: DocumentData): boolean {
  for (const key in one) if (!equal(one[key], other[key])) return false
  for (const key in other) if (!Object.hasOwn(one, key) && !equal(null, other[key])) return false
  return true
}

export const keysOf = (...records: readonly DocumentData[]): string[] => [
  ...new Set(records.flatMap((record) => Object.keys(record))),
]

export const byId = (rows: readonly DocumentData[]): ReadonlyMap<Json, DocumentData> =>
  new Map(rows.map((row) => [row.id!, row]))
