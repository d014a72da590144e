import type { DocumentId } from '#contracts/documents'
import type { SelectionContext, SelectionEvent, Target } from './selection.types.ts'

type Selection = SelectionContext
type Ids = readonly DocumentId[]

export const nothing: Selection = { ids: [], without: [], total: 0, anchor: null }

/** How many are chosen: what is counted, and nothing that is guessed. */
export const countOf = ({ ids, without, total }: Selection): number =>
  ids.length + Math.max(total - without.length, 0)

export const targetOf = ({ ids, without }: Selection): Target =>
  ids.length > 0 ? { kind: 'these', ids } : { kind: 'matching', without }

/** The selection of single documents after this. */
export function amongThese(selection: Selection, event: SelectionEvent): Selection {
  const { ids } = selection
  switch (event.type) {
    case 'user.toggle':
      return { ...selection, ids: toggled(ids, event.id), anchor: event.id }
    case 'user.range':
      return { ...selection, ids: joined(ids, rangeOf(selection, event)), anchor: event.id }
    case 'user.togglePage':
      return { ...selection, ids: toggledAll(ids, event.page) }
    case 'server.removed':
      return { ...selection, ids: without(ids, event.ids) }
    default:
      return selection
  }
}

/** The selection of all that match after this: what is chosen there is left out nowhere. */
export function amongMatching(selection: Selection, event: SelectionEvent): Selection {
  const left = selection.without
  switch (event.type) {
    case 'user.toggle':
      return { ...selection, without: toggled(left, event.id), anchor: event.id }
    case 'user.range':
      return {
        ...selection,
        without: without(left, rangeOf(selection, event)),
        anchor: event.id,
      }
    case 'user.togglePage': {
      const isWhole = event.page.every((id) => !left.includes(id))
      const page = isWhole ? joined(left, event.page) : without(left, event.page)
      return { ...selection, without: page }
    }
    case 'page.counted':
      return { ...selection, total: event.total }
    case 'server.removed':
      return { ...selection, without: without(left, event.ids) }
    default:
      return selection
  }
}

/** From the anchor to what is touched now; what is on another page cannot be the beginning. */
function rangeOf(
  { anchor }: Selection,
  { id, page }: Extract<SelectionEvent, { type: 'user.range' }>,
): Ids {
  const to = page.indexOf(id)
  const from = anchor === null ? -1 : page.indexOf(anchor)
  if (from === -1) return [id]
  return page.slice(Math.min(from, to), Math.max(from, to) + 1)
}

const toggled = (ids: Ids, id: DocumentId): Ids =>
  ids.includes(id) ? without(ids, [id]) : [...ids, id]

const toggledAll = (ids: Ids, page: Ids): Ids =>
  page.every((id) => ids.includes(id)) ? without(ids, page) : joined(ids, page)

const joined = (ids: Ids, others: Ids): Ids => [...new Set([...ids, ...others])]

const without = (ids: Ids, others: Ids): Ids => {
  const gone = new Set(others)
  return ids.filter((id) => !gone.has(id))
}
