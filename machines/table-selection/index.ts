import type { ActorRefFrom } from 'xstate'
import type { tableSelectionMachine } from './table-selection.machine.ts'

export { isPossible, tableSelectionMachine } from './table-selection.machine.ts'
export type {
  CellStyle,
  ChosenCells,
  TableAction,
  TableLine,
  TableSelectionEvent,
} from './table-selection.types.ts'

export type TableSelectionActor = ActorRefFrom<typeof tableSelectionMachine>
