import type { ClientCollection } from '#contracts/admin-config'
import type { Choice } from '#machines/arrangement'
import type { Where } from '#machines/filter'
import { validWhere } from '#machines/filter'
import type { QueryValue } from '../../client/query-string.ts'
import { hrefWith, parsedQuery } from '../../client/query-string.ts'
import { knownWhere } from './known-where.ts'
import { parentField } from './tree/parent-field.ts'

/** Longer words find nothing, and asking for them in each field would be too long a question. */
const mostLetters = 500

/** A grid of cards is for files alone; a tree for documents that lie below each other. */
export type ListLayout = 'table' | 'grid' | 'tree'

/** Where in a list somebody is. What an address says wrongly is as if it were not said. */
export interface ListPlace {
  page: number
  limit: number
  /** Fields with commas between, a leading '-' for the reverse; as asked, or the collection's own. */
  sort: string
  search: string
  where: Where | null
  /** Fields that the address filters by, and that are not there. */
  unknown?: readonly string[]
  columns: readonly Choice[] | null
  layout: ListLayout
  /** The field whose values make groups, with a leading '-' for the reverse. */
  groupBy?: string | null
  /** Among what was deleted, and can be brought back. */
  isTrash?: true
}

export function listPlace(
  search: string,
  collection: ClientCollection,
  sortable: readonly string[],
  isTrash = false,
): ListPlace {
  const { pagination, defaultSort } = collection
  const query = parsedQuery(search)
  const { where, unknown } = knownWhere(validWhere(query.where), collection)
  const most = Math.max(100, ...pagination.limits)
  return {
    page: wholeNumber(query.page) ?? 1,
    limit: wholeNumber(query.limit, most) ?? pagination.defaultLimit,
    sort: sortOf(query.sort, sortable) ?? (isTrash ? '-deletedAt' : defaultSort),
    search: typeof query.search === 'string' ? query.search.slice(0, mostLetters) : '',
    where,
    ...(unknown.length > 0 && { unknown }),
    columns: columnsOf(query.columns),
    layout: layoutOf(query.layout, collection, isTrash),
    ...(isTrash && { isTrash }),
  }
}

/** Files are looked at before they are read about. */
function layoutOf(candidate: unknown, collection: ClientCollection, isTrash: boolean): ListLayout {
  if (collection.upload === null) {
    return candidate === 'tree' && !isTrash && parentField(collection) ? 'tree' : 'table'
  }
  return candidate === 'table' ? 'table' : 'grid'
}

/** The address of another place in the same list. Whatever changes but the page leads to the first one. */
export function listHref(
  at: { path: string; search: string },
  change: Readonly<Record<string, QueryValue>>,
): string {
  const isOfView = parsedQuery(at.search).preset !== undefined && !('preset' in change)
  return hrefWith(at, { ...beginning, ...(isOfView ? outspoken(change) : change) })
}

/** Of the list, and of each of its groups. */
const beginning = { page: undefined, queryByGroup: undefined }

/** A view says what the address does not: what is taken away from it has to be said. */
function outspoken(change: Readonly<Record<string, QueryValue>>): Record<string, QueryValue> {
  const entries = Object.entries(change).map(([key, value]) => [
    key,
    value === undefined && ofViews.includes(key) ? '' : value,
  ])
  return Object.fromEntries(entries)
}

const ofViews = ['where', 'columns', 'sort', 'groupBy']

function wholeNumber(candidate: unknown, most = Number.MAX_SAFE_INTEGER): number | null {
  if (typeof candidate !== 'string' || !/^[1-9]\d*$/.test(candidate)) return null
  const number = Number(candidate)
  return number <= most ? number : null
}

/** One field after another, each once: `-publishedAt,title`. */
function sortOf(candidate: unknown, sortable: readonly string[]): string | null {
  if (typeof candidate !== 'string') return null
  const fields = candidate.split(',').map((part) => part.replace(/^-/, ''))
  const isOrder =
    new Set(fields).size === fields.length && fields.every((field) => sortable.includes(field))
  return isOrder ? candidate : null
}

/** The order after a column's head was pressed: by it alone, or by it as well. */
export function nextSort(sort: string, accessor: string, isAdded: boolean): string {
  const parts = sort.split(',')
  const before = parts.find((part) => part.replace(/^-/, '') === accessor)
  const turned = before === accessor ? `-${accessor}` : accessor
  if (!isAdded) return turned
  return before === undefined
    ? [...parts, accessor].join(',')
    : parts.map((part) => (part === before ? turned : part)).join(',')
}

/** `["title","-createdAt"]`: a leading '-' keeps a column in the list, out of sight (LIST-1). */
function columnsOf(candidate: unknown): readonly Choice[] | null {
  if (typeof candidate !== 'string') return null
  try {
    const columns: unknown = JSON.parse(candidate)
    if (!Array.isArray(columns)) return null
    return columns
      .filter((column) => typeof column === 'string')
      .map((column) => ({ accessor: column.replace(/^-/, ''), active: !column.startsWith('-') }))
  } catch {
    return null
  }
}

export const writtenColumns = (columns: readonly Choice[]): string =>
  JSON.stringify(columns.map(({ accessor, active }) => (active ? accessor : `-${accessor}`)))
