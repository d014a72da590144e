import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

export { sessionMachine } from './session.machine.ts'
export type {
  Credentials,
  FirstUser,
  KeptOf,
  SessionEmitted,
  SessionEvent,
  SessionUser,
  Visitor,
} from './session.types.ts'

export type SessionRef = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>
