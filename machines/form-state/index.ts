import type { ActorRefFrom } from 'xstate'
import type { formStateMachine } from './form-state.machine.ts'

export { complaintAt, decided, isShown } from './decided.ts'
export { formStateMachine } from './form-state.machine.ts'
export type { Defaults, FormStateContext, Question, Rules } from './form-state.types.ts'
export { keyOf } from './keys.ts'

export type FormStateActor = ActorRefFrom<typeof formStateMachine>
