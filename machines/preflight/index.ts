import type { ActorRefFrom } from 'xstate'
import type { preflightMachine } from './preflight.machine.ts'

export { preflightMachine } from './preflight.machine.ts'

export type { PreflightResult } from './preflight.types.ts'

export type PreflightActor = ActorRefFrom<typeof preflightMachine>
