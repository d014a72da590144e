import { assign, enqueueActions, setup } from 'xstate'
import { inside, middle, movedBy } from './moved-point.ts'
import type {
  PicturePoint,
  PicturePointContext,
  PicturePointEmitted,
  PicturePointEvent,
} from './picture-point.types.ts'

/** A point of a picture that somebody chooses, to comment on it (39.2). */
export const picturePointMachine = setup({
  types: {} as {
    context: PicturePointContext
    events: PicturePointEvent
    emitted: PicturePointEmitted
  },
  actions: {
    aim: assign({ point: middle }),
    move: assign(({ context: { point } }, { by }: { by: PicturePoint }) => ({
      point: point && movedBy(point, by),
    })),
    aimAt: assign((_, { point }: { point: PicturePoint }) => ({ point: inside(point) })),
    forget: assign({ point: null }),
    tell: enqueueActions(({ context: { point }, enqueue }) => {
      if (point) enqueue.emit({ type: 'taken', point })
    }),
  },
}).createMachine({
  id: 'picture-point',
  description: 'A point of a picture that somebody chooses, to comment on it.',
  context: { point: null },
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: { 'user.begin': { target: 'choosing', actions: 'aim' } },
    },
    choosing: {
      on: {
        'user.move': { actions: { type: 'move', params: ({ event }) => event } },
        'user.press': {
          target: 'idle',
          actions: [{ type: 'aimAt', params: ({ event }) => event }, 'tell'],
        },
        'user.take': { target: 'idle', actions: 'tell' },
        'user.cancel': 'idle',
      },
    },
  },
})
