import type { ActorRefFrom } from 'xstate'
import type { inboxMachine } from './inbox.machine.ts'

export { inboxMachine } from './inbox.machine.ts'
export { unreadIn } from './unread.ts'

export type InboxActor = ActorRefFrom<typeof inboxMachine>
