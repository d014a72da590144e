import type { ActorRefFrom } from 'xstate'
import type { assignmentsMachine } from './assignments.machine.ts'

export { assignmentsMachine } from './assignments.machine.ts'
export type { DraftOf, Step, TaskDraft, TaskValues } from './assignments.types.ts'
export { draftOf, isSendable, isUnsent, sentBy } from './drafts.ts'

export type AssignmentsActor = ActorRefFrom<typeof assignmentsMachine>
