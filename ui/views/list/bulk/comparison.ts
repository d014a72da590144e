import type { BulkResult } from '#contracts/bulk'
import type { BulkEdit } from '#contracts/bulk-edit'
import { writtenBy } from '#contracts/bulk-edit'
import type { DocumentData, Json } from '#contracts/documents'
import { factsOf } from '#contracts/fields'
import { isNothing } from '../../../kit/values.ts'
import type { EditableField } from './editable-fields.ts'

/** What documents have in a field now, and what all of these will have. */
export interface Transition {
  after: Shown
  before: readonly Share[]
}

/** A value, null for none, with the time zone that is kept beside it. */
export interface Shown {
  value: Json
  zone?: string
}

/** A value, and how many documents have it. */
export interface Share {
  shown: Shown
  count: number
}

/** What the documents have, as far as it was read. */
export const knownIn = (results: readonly BulkResult[]): readonly DocumentData[] =>
  results.flatMap(({ values }) => (values ? [values] : []))

/** What an edit makes of one field of these documents, the most frequent first. */
export function transitionsOf(
  field: EditableField,
  edit: BulkEdit,
  documents: readonly DocumentData[],
): readonly Transition[] {
  const pairs = documents.map((now) => {
    const next = { ...now, ...writtenBy(edit, now) }
    return { before: shownIn(now, field), after: shownIn(next, field) }
  })
  return shared(pairs, ({ after }) => after).map(({ shown, of }) => ({
    after: shown,
    before: shared(of, ({ before }) => before).map(({ shown, of }) => ({
      shown,
      count: of.length,
    })),
  }))
}

function shownIn(doc: DocumentData, field: EditableField): Shown {
  const value = doc[field.name]
  if (value === undefined || isNothing(value)) return { value: null }
  const { companion } = factsOf(field)
  const zone = companion === null ? null : doc[field.name + companion]
  return { value, ...(typeof zone === 'string' && { zone }) }
}

/** The same values together, those of most first. */
function shared<One>(all: readonly One[], read: (one: One) => Shown) {
  const groups = new Map<string, One[]>()
  for (const one of all) {
    const key = JSON.stringify(read(one))
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
    .map((of) => ({ shown: read(of[0]!), of }))
    .sort((one, other) => other.of.length - one.of.length)
}
