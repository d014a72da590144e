import type { ActorRefFrom } from 'xstate'
import type { findMachine } from './find.machine.ts'

export { findMachine } from './find.machine.ts'
export type { FindEmitted, FindEvent, Found, Match } from './find.types.ts'
export { current, totalOf, writableIn } from './finding.ts'

export type FindRef = ActorRefFrom<typeof findMachine>
