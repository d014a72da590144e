import type { ActorRefFrom } from 'xstate'
import type { compareMachine } from './compare.machine.ts'

export { compareMachine } from './compare.machine.ts'
export type { AskedComparison, CompareEvent, Sides } from './compare.types.ts'

export type CompareActor = ActorRefFrom<typeof compareMachine>
