import type { DocumentData, DocumentId } from '#contracts/documents'
import type { Destination, Move } from '#machines/order'
import { orderField } from '../../../client/order.ts'
import { idOf } from '../id-of.ts'

/** As many as one request moves while somebody waits for it. */
export const mostAtOnce = 100

/**
 * Where documents go when the row at `from` is dropped at `to`: behind the nearest row above that
 * stays, or before the nearest one below. null: all would stay where they are.
 */
export function destinationOf(
  docs: readonly DocumentData[],
  ids: readonly DocumentId[],
  from: number,
  to: number,
): Destination | null {
  const gap = to < from ? to : to + 1
  const stays = (doc: DocumentData) => !ids.includes(idOf(doc))
  const above = docs.slice(0, gap).findLast(stays)
  const below = docs.slice(gap).find(stays)
  const move = (doc: DocumentData, side: 'before' | 'after'): Destination | null => {
    const { [orderField]: key } = doc
    const destination: Destination = {
      place: 'beside',
      id: idOf(doc),
      side,
      key: typeof key === 'string' ? key : null,
    }
    return changesNothing(docs, { ids, to: destination }) ? null : destination
  }
  if (above) return move(above, 'after')
  return below ? move(below, 'before') : null
}

/** By one row, and the row from which that is: the first of those that go, or the last. */
export interface Step {
  from: number
  to: number
}

export function stepOf(
  docs: readonly DocumentData[],
  ids: readonly DocumentId[],
  by: -1 | 1,
): Step {
  const goes = (doc: DocumentData) => ids.includes(idOf(doc))
  const from = by < 0 ? docs.findIndex(goes) : docs.findLastIndex(goes)
  return { from, to: from + by }
}

/** Where documents go by one row, also over the edge of a page: `before` it are so many others. */
export function besideStep(
  docs: readonly DocumentData[],
  ids: readonly DocumentId[],
  { from, to }: Step,
  before: number,
): Destination | null {
  if (to in docs) return destinationOf(docs, ids, from, to)
  const going = docs.filter((doc) => ids.includes(idOf(doc))).length
  const position = to < from ? before : before + docs.length - going + 2
  return { place: 'position', position }
}

/** The rows as they will stand, as far as they are in sight. */
export function withMove(
  docs: readonly DocumentData[],
  { ids, to }: Move,
): readonly DocumentData[] {
  const moved = docs.filter((doc) => ids.includes(idOf(doc)))
  const others = docs.filter((doc) => !ids.includes(idOf(doc)))
  if (to.place !== 'beside') return docs
  const beside = others.findIndex((doc) => idOf(doc) === to.id)
  if (beside === -1) return docs
  return others.toSpliced(to.side === 'before' ? beside : beside + 1, 0, ...moved)
}

function changesNothing(docs: readonly DocumentData[], move: Move): boolean {
  const isInSight = move.ids.every((id) => docs.some((doc) => idOf(doc) === id))
  return isInSight && withMove(docs, move).every((doc, index) => doc === docs[index])
}
