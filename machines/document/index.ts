import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { documentMachine } from './document.machine.ts'

export { changesOf, countChanges } from './changes.ts'
export { documentMachine } from './document.machine.ts'
export { retryDelay } from './document.setup.ts'
export type {
  DocumentContext,
  DocumentEmitted,
  DocumentEvent,
  DocumentInput,
  SavedDocument,
  SaveRequest,
} from './document.types.ts'
export { isNew } from './draft.ts'
export type { WholeValues } from './values.ts'
export { at, rowsAt } from './values.ts'

export type DocumentActor = ActorRefFrom<typeof documentMachine>
export type DocumentSnapshot = SnapshotFrom<typeof documentMachine>
