import type { ActorRefFrom } from 'xstate'
import type { errandMachine } from './errand.machine.ts'

export { errandMachine } from './errand.machine.ts'
export type { Errand, ErrandEmitted, ErrandEvent } from './errand.types.ts'
export { isHarmless } from './harmless.ts'

export type ErrandActor = ActorRefFrom<typeof errandMachine>
