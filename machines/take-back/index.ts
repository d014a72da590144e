import type { ActorRefFrom } from 'xstate'
import type { takeBackMachine } from './take-back.machine.ts'

export { takeBackMachine } from './take-back.machine.ts'
export type { TakeBackEvent, Wanted, WantedKind } from './take-back.types.ts'
export { takenBack } from './taken-back.ts'

export type TakeBackActor = ActorRefFrom<typeof takeBackMachine>
