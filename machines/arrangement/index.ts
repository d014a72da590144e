import type { ActorRefFrom } from 'xstate'
import type { arrangementMachine } from './arrangement.machine.ts'

export { arrangementMachine } from './arrangement.machine.ts'
export type { ArrangementEvent, ArrangementInput, Choice } from './arrangement.types.ts'
export { choices } from './choices.ts'
export { knownArrangement } from './known-arrangement.ts'

export type ArrangementActor = ActorRefFrom<typeof arrangementMachine>
