import type { ActorRefFrom } from 'xstate'
import type { fromUrlMachine } from './from-url.machine.ts'

export { fromUrlMachine } from './from-url.machine.ts'

export type FromUrlActor = ActorRefFrom<typeof fromUrlMachine>
