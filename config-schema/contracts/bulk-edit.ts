import type { DocumentData, Json } from './documents.ts'
import { isRecord } from './is-record.ts'

/** What an edit of many documents sets, and what it adds to their lists or removes from them. */
export interface BulkEdit {
  /** By the name of a field; each document has this value afterwards. */
  data: DocumentData
  /** By the name of a field that holds many values; none of them is in `data`. */
  lists?: Readonly<Record<string, ListChange>>
}

export interface ListChange {
  action: ListAction
  values: readonly Json[]
}

export type ListAction = 'add' | 'remove'

/** The names of the fields that an edit is about. */
export const namesIn = ({ data, lists = {} }: BulkEdit): readonly string[] => [
  ...Object.keys(data),
  ...Object.keys(lists),
]

/** What a document has in the fields that an edit is about, with the time zones of its dates. */
export function valuesFor(edit: BulkEdit, doc: DocumentData): DocumentData {
  const names = new Set(namesIn(edit).flatMap((name) => [name, `${name}_tz`]))
  return Object.fromEntries(Object.entries(doc).filter(([name]) => names.has(name)))
}

/** What an edit writes into a document with these values: a list only if it changes. */
export function writtenBy({ data, lists = {} }: BulkEdit, doc: DocumentData): DocumentData {
  const changed = Object.entries(lists).flatMap(([name, change]) => {
    const now = listOf(doc[name])
    const after = afterwards[change.action](now, change.values)
    return after.length === now.length ? [] : [[name, after] as const]
  })
  return { ...data, ...Object.fromEntries(changed) }
}

/** In the order in which they are; what is added comes last, and nothing twice. */
const afterwards: Record<ListAction, (now: readonly Json[], values: readonly Json[]) => Json[]> = {
  add: (now, values) => {
    const isNew = (value: Json, index: number) => !has([...now, ...values.slice(0, index)], value)
    return [...now, ...values.filter(isNew)]
  },
  remove: (now, values) => now.filter((value) => !has(values, value)),
}

const has = (list: readonly Json[], value: Json): boolean =>
  list.some((one) => keyOf(one) === keyOf(value))

/** A reference to one of several collections is the same whatever stands first in it. */
const keyOf = (value: Json): string =>
  JSON.stringify(isRecord(value) && 'relationTo' in value ? [value.relationTo, value.value] : value)

const listOf = (value: Json | undefined): readonly Json[] => {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}
