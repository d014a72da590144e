import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { sessionRenewalMachine } from './session-renewal.machine.ts'

export { sessionRenewalMachine } from './session-renewal.machine.ts'

export type SessionRenewalRef = ActorRefFrom<typeof sessionRenewalMachine>
export type SessionRenewalSnapshot = SnapshotFrom<typeof sessionRenewalMachine>
