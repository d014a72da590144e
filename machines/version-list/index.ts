import type { ActorRefFrom } from 'xstate'
import type { versionListMachine } from './version-list.machine.ts'

export { versionListMachine } from './version-list.machine.ts'
export type { AskedPage, VersionListEvent } from './version-list.types.ts'

export type VersionListActor = ActorRefFrom<typeof versionListMachine>
