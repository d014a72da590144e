import type { ActorRefFrom } from 'xstate'
import type { pickMachine } from './pick.machine.ts'

export { isAmong } from './pick.data.ts'
export { pickMachine } from './pick.machine.ts'
export type { Offer, PickEvent, Picked } from './pick.types.ts'

export type PickActor = ActorRefFrom<typeof pickMachine>
