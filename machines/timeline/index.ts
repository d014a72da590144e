import type { ActorRefFrom } from 'xstate'
import type { timelineMachine } from './timeline.machine.ts'

export type { EditSession } from './edit-sessions.ts'
export { editSessionGapMs, editSessionsOf } from './edit-sessions.ts'
export { emptinessOf, found, isFound } from './timeline.data.ts'
export { timelineMachine } from './timeline.machine.ts'
export type { TimelineEvent, TimelineFilter } from './timeline.types.ts'

export type TimelineActor = ActorRefFrom<typeof timelineMachine>
