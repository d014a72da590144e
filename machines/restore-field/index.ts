import type { ActorRefFrom } from 'xstate'
import type { restoreFieldMachine } from './restore-field.machine.ts'

export { restoreFieldMachine } from './restore-field.machine.ts'
export type { RestoreFieldEvent, Wanted, WantedKind } from './restore-field.types.ts'
export { restoredValues } from './restored-values.ts'

export type RestoreFieldActor = ActorRefFrom<typeof restoreFieldMachine>
