import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { reviewMachine } from './review.machine.ts'

export type { Primary, Publishable, PublishRefusal } from './primary.ts'
export { primaryOf, publishRefusal } from './primary.ts'
export { reviewMachine } from './review.machine.ts'
export type { AskedStep, WantedStep, Written } from './review.types.ts'

export type ReviewActor = ActorRefFrom<typeof reviewMachine>
export type ReviewSnapshot = SnapshotFrom<typeof reviewMachine>
