import type { ActorRefFrom } from 'xstate'
import type { lockMachine } from './lock.machine.ts'

export { lockMachine } from './lock.machine.ts'
export { staysWith } from './stays-with.ts'

export type LockActor = ActorRefFrom<typeof lockMachine>
