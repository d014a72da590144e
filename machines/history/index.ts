import type { ActorRefFrom } from 'xstate'
import type { historyMachine } from './history.machine.ts'

export type { HistoryEmitted, HistoryEvent } from './history.machine.ts'
export { historyMachine } from './history.machine.ts'

export type HistoryActor = ActorRefFrom<typeof historyMachine>
