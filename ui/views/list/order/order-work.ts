import type { ListWork } from '#machines/open-list'
import { moveDocuments, undoMove } from '../../../client/order.ts'
import type { ListSeam } from '../list-seam.ts'

/** The order of a list, kept by the server. */
export function orderWork({ panel, collection, now }: ListSeam): ListWork['order'] {
  const { http, queries } = panel
  /** However it ended: what is shown next is what the server has. */
  const readAnew = () => queries.invalidateQueries({ queryKey: ['list', collection.slug] })
  return {
    move: (move, signal) => moveDocuments(http, now().query, move, signal).finally(readAnew),
    undo: (moved, signal) => undoMove(http, now().query, moved, signal).finally(readAnew),
  }
}
