import type { DocumentData, DocumentId } from '#config-schema'
import type { Destination, Move } from '#machines/order'
import { orderField } from '../../../client/order.ts'
import { idOf } from '../changed.ts'

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
