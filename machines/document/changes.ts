import type { DocumentData, Json } from '#config-schema'
import { equal, isRecord, isReference, isRows, keysOf } from './values.ts'

/**
 * What a save sends: the leaves that differ from the base. Rows keep their ids as a skeleton, so
 * that the server knows which row is meant; what is left out stays as it is on the server.
 */
export function changesOf(base: DocumentData, values: DocumentData): DocumentData {
  const changed = keysOf(base, values).filter((key) => !equal(base[key], values[key]))
  return Object.fromEntries(changed.map((key) => [key, changeOf(base[key], values[key])]))
}

/** How many leaves, rows included, a person would say they changed. */
export function countChanges(base: DocumentData, values: DocumentData): number {
  const counts = keysOf(base, values).map((key) => countChange(base[key], values[key]))
  return counts.reduce((sum, count) => sum + count, 0)
}

function countChange(base: Json | undefined, value: Json | undefined): number {
  if (equal(base, value)) return 0
  if (isRows(base) && isRows(value)) return Math.max(1, countRows(base, value))
  if (isRecord(base) && isRecord(value) && !isReference(value)) return countChanges(base, value)
  return 1
}

function countRows(base: DocumentData[], rows: DocumentData[]): number {
  const before = new Map(base.map((row) => [row.id!, row]))
  const after = new Set(rows.map(({ id }) => id))
  const removed = base.filter(({ id }) => !after.has(id)).length
  return rows.reduce((sum, row) => {
    const old = before.get(row.id!)
    return sum + (old ? countChanges(old, row) : 1)
  }, removed)
}

function changeOf(base: Json | undefined, value: Json | undefined): Json {
  if (value === undefined) return null
  if (isRows(value)) return value.map((row) => rowChange(base, row))
  if (isRecord(base) && isRecord(value) && !isReference(value)) return changesOf(base, value)
  return value
}

function rowChange(base: Json | undefined, row: DocumentData): DocumentData {
  const before = isRows(base) ? base.find(({ id }) => id === row.id) : undefined
  if (before === undefined) return row
  const { id, blockType } = row
  return { id: id!, ...(blockType === undefined ? {} : { blockType }), ...changesOf(before, row) }
}
