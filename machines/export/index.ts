import type { ActorRefFrom } from 'xstate'
import type { exportMachine } from './export.machine.ts'

export { exportMachine } from './export.machine.ts'
export type {
  ExportEmitted,
  ExportFields,
  ExportFormat,
  ExportPart,
  ExportQuestion,
} from './export.types.ts'

export type ExportActor = ActorRefFrom<typeof exportMachine>
