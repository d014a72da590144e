import type { ActorRefFrom } from 'xstate'
import type { orderMachine } from './order.machine.ts'

export { orderMachine } from './order.machine.ts'
export type { Destination, Move, Moved, OrderEmitted } from './order.types.ts'

export type OrderActor = ActorRefFrom<typeof orderMachine>
