import type { ActorRefFrom } from 'xstate'
import type { importMachine } from './import.machine.ts'

export {
  added,
  allParts,
  countOf,
  isMatchedByHand,
  keyColumnOf,
  leftOf,
  none,
  partsWith,
  recordOf,
  resultOf,
  toWrite,
} from './import.data.ts'
export { importMachine } from './import.machine.ts'
export type {
  ImportColumn,
  ImportEmitted,
  ImportEvent,
  ImportFile,
  ImportFileQuestion,
  ImportLookQuestion,
  ImportPlan,
  ImportRecord,
  ImportSource,
  ImportTally,
  ImportWriteQuestion,
} from './import.types.ts'

export type ImportActor = ActorRefFrom<typeof importMachine>
