import type { ActorRefFrom } from 'xstate'
import type { copyMachine } from './copy.machine.ts'

export { type Copies, type CopyMode, copiesOf } from './copies.ts'
export { copiesTo, countOf, pending } from './copy.data.ts'
export { copyMachine } from './copy.machine.ts'
export type { CopyEmitted, CopyEvent, CopyRequest, Versions, Written } from './copy.types.ts'
export { freshRows } from './fresh-rows.ts'

export type CopyActor = ActorRefFrom<typeof copyMachine>
