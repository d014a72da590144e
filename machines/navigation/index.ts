import type { ActorRefFrom } from 'xstate'
import type { navigationMachine } from './navigation.machine.ts'

export { isGroupOpen } from './navigation.data.ts'
export { navigationMachine } from './navigation.machine.ts'
export type {
  FieldPlace,
  NavigationEmitted,
  NavigationEvent,
  NavigationInput,
  NavigationPreferences,
  Place,
} from './navigation.types.ts'
export type { LeaveQuestion, UnsavedWork } from './unsaved-work.ts'
export {
  isAtRisk,
  isSameQuestion,
  leaveQuestion,
  withoutUnsaved,
  withUnsaved,
} from './unsaved-work.ts'

export type NavigationRef = ActorRefFrom<typeof navigationMachine>
