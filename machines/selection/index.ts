import type { ActorRefFrom } from 'xstate'
import type { selectionMachine } from './selection.machine.ts'

export { countOf, targetOf } from './selection.data.ts'
export { selectionMachine } from './selection.machine.ts'
export type { SelectionContext, SelectionEvent, Target } from './selection.types.ts'

export type SelectionActor = ActorRefFrom<typeof selectionMachine>
