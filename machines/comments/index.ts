import type { ActorRefFrom } from 'xstate'
import type { commentsMachine } from './comments.machine.ts'

export { commentsMachine } from './comments.machine.ts'
export type { Answer, Change, CommentDraft, Sending, Target } from './comments.types.ts'
export { draftOf, hasWords, isSameTarget, isUnsent, targetKey } from './drafts.ts'
export { isOpen } from './threads.ts'

export type CommentsActor = ActorRefFrom<typeof commentsMachine>
