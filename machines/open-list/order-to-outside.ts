import { createActor, fromPromise } from 'xstate'
import type { OrderActor } from '#machines/order'
import { orderMachine } from '#machines/order'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import type { ListWork } from './open-list.types.ts'

export const createOrder = ({ order: work }: ListWork): OrderActor =>
  createActor(
    orderMachine.provide({
      actors: {
        move: fromPromise(async ({ input, signal }) => (input ? work.move(input, signal) : [])),
        undo: fromPromise(({ input, signal }) => work.undo(input, signal)),
      },
    }),
  )

export const orderToOutside = (
  order: OrderActor,
  { tell }: { tell: Pick<ListWork['tell'], 'moved' | 'moveUndone'> },
): End =>
  endAll(
    order.on('moved', ({ count }) => tell.moved(count, () => order.send({ type: 'user.undo' }))),
    order.on('undone', () => tell.moveUndone()),
  )
