import type { ActorRefFrom } from 'xstate'
import type { recoveryMachine } from './recovery.machine.ts'

export { changedPaths } from './changed-paths.ts'
export { isOfDeleted, isRemains, splitByFields, withRecord } from './recovery.data.ts'
export { recoveryMachine } from './recovery.machine.ts'
export type {
  Existing,
  Found,
  Into,
  JournalRecord,
  OverPage,
  RecoveryEmitted,
  RecoveryEvent,
} from './recovery.types.ts'

export type RecoveryActor = ActorRefFrom<typeof recoveryMachine>
