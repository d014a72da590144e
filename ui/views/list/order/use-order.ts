import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromPromise } from 'xstate'
import type { ClientCollection } from '#contracts/admin-config'
import type { Move, OrderActor, OrderEmitted } from '#machines/order'
import { orderMachine } from '#machines/order'
import type { ListQuery } from '../../../client/lists.ts'
import { moveDocuments, orderField, undoMove } from '../../../client/order.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
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

const message = 'order-moved'

/** The seam between the order of a list and the server; null where nobody puts it in order. */
export function useOrder(
  collection: ClientCollection,
  list: ListQuery,
  isTrash: boolean,
): ListOrder | null {
  const text = useText()
  const { http, queries } = usePanel()
  const { access, orderable = false, slug } = collection
  const asked = useEffectEvent(() => list)
  /** However it ended: what is shown next is what the server has. */
  const readAnew = useEffectEvent(() => queries.invalidateQueries({ queryKey: ['list', slug] }))
  const actor = useActorRef(
    orderMachine.provide({
      actors: {
        move: fromPromise(async ({ input, signal }) =>
          input ? moveDocuments(http, asked(), input, signal).finally(readAnew) : [],
        ),
        undo: fromPromise(({ input, signal }) =>
          undoMove(http, asked(), input, signal).finally(readAnew),
        ),
      },
    }),
  )

  const tell = useEffectEvent((news: OrderEmitted) => {
    if (news.type === 'undone') {
      return toaster.create({ title: text('order.undone'), type: 'info' })
    }
    return toaster.create({
      id: message,
      title: text('order.moved', { count: news.count }),
      type: 'info',
      action: {
        label: text('document.undo'),
        onClick: () => actor.send({ type: 'user.undo' }),
      },
    })
  })
  useEffect(() => {
    const { unsubscribe } = actor.on('*', (news) => void tell(news))
    return () => {
      unsubscribe()
      toaster.remove(message)
    }
  }, [actor])

  if (!orderable || isTrash) return null
  return {
    actor,
    isShown: list.sort === orderField,
    mayMove: access.update,
    move: (move) => {
      // Only the last move can be taken back.
      toaster.remove(message)
      actor.send({ type: 'user.move', move })
    },
  }
}
