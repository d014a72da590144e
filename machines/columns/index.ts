import type { ActorRefFrom } from 'xstate'
import type { columnsMachine } from './columns.machine.ts'

export { choices } from './choices.ts'
export { columnsMachine } from './columns.machine.ts'
export type { Choice, ColumnsEvent } from './columns.types.ts'

export type ColumnsActor = ActorRefFrom<typeof columnsMachine>
