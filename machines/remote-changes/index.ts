import type { ActorRefFrom } from 'xstate'
import type { remoteChangesMachine } from './remote-changes.machine.ts'

export { remoteChangesMachine } from './remote-changes.machine.ts'
export type { Saved, Version } from './remote-changes.types.ts'

export type RemoteChangesActor = ActorRefFrom<typeof remoteChangesMachine>
