import type { ActorRefFrom } from 'xstate'
import type { accountSessionsMachine } from './account-sessions.machine.ts'

export { accountSessionsMachine } from './account-sessions.machine.ts'

export type AccountSessionsActor = ActorRefFrom<typeof accountSessionsMachine>
