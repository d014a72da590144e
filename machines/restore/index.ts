import type { ActorRefFrom } from 'xstate'
import type { restoreMachine } from './restore.machine.ts'

export { restoreMachine } from './restore.machine.ts'
export type {
  Restoration,
  RestoredAs,
  RestoreEmitted,
  RestoreEvent,
  RestoreInput,
} from './restore.types.ts'

export type RestoreActor = ActorRefFrom<typeof restoreMachine>
