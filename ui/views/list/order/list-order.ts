import type { ClientCollection } from '#contracts/admin-config'
import type { Move, OrderActor } from '#machines/order'
import type { ListQuery } from '../../../client/lists.ts'
import { orderField } from '../../../client/order.ts'
import { toaster } from '../../../parts/toaster.ts'

/** The order of a list that is made by hand. */
export interface ListOrder {
  actor: OrderActor
  /** The list stands in it. */
  isShown: boolean
  /** It is this person's to change. */
  mayMove: boolean
  move(move: Move): void
}

/** Of the notice of the last move. */
export const movedNotice = 'order-moved'

/** null: nobody puts this list in order. */
export function listOrder(
  actor: OrderActor,
  { access, orderable }: ClientCollection,
  { sort }: ListQuery,
  isTrash: boolean,
): ListOrder | null {
  if (!orderable || isTrash) return null
  return {
    actor,
    isShown: sort === orderField,
    mayMove: access.update,
    move: (move) => {
      // Only the last move can be taken back.
      toaster.remove(movedNotice)
      actor.send({ type: 'user.move', move })
    },
  }
}
