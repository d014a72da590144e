import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { accountAccessMachine } from './account-access.machine.ts'

export { accountAccessMachine } from './account-access.machine.ts'
export type { AccountAccessInput, NewPassword } from './account-access.types.ts'

export type AccountAccessRef = ActorRefFrom<typeof accountAccessMachine>
export type AccountAccessSnapshot = SnapshotFrom<typeof accountAccessMachine>
