import type { ActorRefFrom } from 'xstate'
import type { reindexMachine } from './reindex.machine.ts'

export { hasAll } from './chosen.ts'
export { reindexMachine } from './reindex.machine.ts'
export type { ReindexEmitted, ReindexEvent } from './reindex.types.ts'

export type ReindexActor = ActorRefFrom<typeof reindexMachine>
