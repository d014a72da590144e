import type { DocumentData, Json } from '#contracts/documents'
import type { Maybe } from './values.ts'
import { byId, isRecord, isRows, keysOf } from './values.ts'

/** The ids that a server gave to rows instead of those that they were sent with. */
export type RowNames = ReadonlyMap<Json, Json>

/**
 * Which new rows the server has named anew: Payload does so where many documents may change at once.
 * They stand where they were sent. A row that was there before keeps its name, or is another one.
 */
export const rowNames = (before: DocumentData, sent: DocumentData, saved: DocumentData): RowNames =>
  new Map(namesIn(before, sent, saved))

function namesIn(before: Maybe, sent: Maybe, saved: Maybe): [Json, Json][] {
  if (isRows(sent) && isRows(saved)) return namesInRows(isRows(before) ? before : [], sent, saved)
  if (!isRecord(sent) || !isRecord(saved)) return []
  const known = isRecord(before) ? before : {}
  return keysOf(sent).flatMap((key) => namesIn(known[key], sent[key], saved[key]))
}

function namesInRows(before: DocumentData[], sent: DocumentData[], saved: DocumentData[]) {
  const [known, named, kept] = [byId(before), byId(sent), byId(saved)]
  if (sent.length !== saved.length) return []
  return sent.flatMap((row, index): [Json, Json][] => {
    const other = saved[index]!
    const [id, name] = [row.id!, other.id!]
    const inside = namesIn(known.get(id), row, other)
    if (id === name || known.has(id) || kept.has(id) || named.has(name)) return inside
    return row.blockType === other.blockType ? [[id, name], ...inside] : inside
  })
}

/** The values with the rows' new names. */
export const withNames = (values: DocumentData, names: RowNames): DocumentData =>
  names.size === 0 ? values : (renamed(values, names) as DocumentData)

function renamed(value: Json, names: RowNames): Json {
  if (Array.isArray(value)) return value.map((item) => renamed(item, names))
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, inner]): [string, Json] => [
    key,
    key === 'id' ? (names.get(inner) ?? inner) : renamed(inner, names),
  ])
  return Object.fromEntries(entries)
}
