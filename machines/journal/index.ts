import type { ActorRefFrom } from 'xstate'
import type { journalMachine } from './journal.machine.ts'

export type { JournalEmitted, JournalEvent } from './journal.machine.ts'
export { journalMachine } from './journal.machine.ts'

export type JournalActor = ActorRefFrom<typeof journalMachine>
