import type { ActorRefFrom } from 'xstate'
import type { presenceMachine } from './presence.machine.ts'

export { isSameWatch } from './is-same-watch.ts'
export { presenceMachine } from './presence.machine.ts'
export type { Watch } from './presence.types.ts'

export type PresenceActor = ActorRefFrom<typeof presenceMachine>
