import type { ClientCollection } from '#contracts/admin-config'
import { isRecord } from '#contracts/is-record'
import type { SavedView } from '#machines/views'
import type { Text } from '../../../kit/text.tsx'
import { allColumns, listedFields } from '../columns.ts'

/** What a view names and the collection does not have, or not for this person. */
export interface Gone {
  filters: readonly string[]
  columns: readonly string[]
}

export function goneFrom({ list }: SavedView, collection: ClientCollection, text: Text): Gone {
  const values = listedFields(collection, text).map(({ accessor }) => accessor)
  const columns = new Set(allColumns(collection, text).map(({ accessor }) => accessor))
  const isKnown = (field: string) => values.some((value) => isWithin(field, value))
  return {
    filters: [...new Set(fieldsIn(list.where))].filter(
      (field) => !isKnown(field.replaceAll('__', '.')),
    ),
    columns: (list.columns ?? [])
      .filter(({ accessor, active }) => active && !columns.has(accessor))
      .map(({ accessor }) => accessor),
  }
}

/** The view without a filter that no server would take. */
export const withoutGone = (view: SavedView, { filters }: Gone): SavedView =>
  filters.length > 0 ? { ...view, list: { ...view.list, where: null } } : view

/** A value may lie in rows, or in the document that a field points to. */
const isWithin = (field: string, value: string): boolean =>
  field === value || field.startsWith(`${value}.`)

function fieldsIn(where: unknown): string[] {
  if (!isRecord(where)) return []
  return Object.entries(where).flatMap(([key, value]) =>
    isJoint(key) ? (Array.isArray(value) ? value.flatMap(fieldsIn) : []) : [key],
  )
}

const isJoint = (key: string): boolean => key === 'or' || key === 'and'
