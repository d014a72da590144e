import type { ActorRefFrom } from 'xstate'
import type { bulkMachine } from './bulk.machine.ts'

export {
  changeable,
  countOf,
  endOf,
  leavesTheList,
  leftOf,
  recordOf,
  resultsOf,
  retriable,
  undoable,
} from './bulk.data.ts'
export { bulkMachine } from './bulk.machine.ts'
export type {
  BulkEmitted,
  BulkEnd,
  BulkEvent,
  BulkJob,
  BulkQuestion,
  BulkRecord,
} from './bulk.types.ts'

export type BulkActor = ActorRefFrom<typeof bulkMachine>
