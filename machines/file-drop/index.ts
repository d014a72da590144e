import type { ActorRefFrom } from 'xstate'
import type { fileDropMachine } from './file-drop.machine.ts'

export { fileDropMachine } from './file-drop.machine.ts'

export type FileDropActor = ActorRefFrom<typeof fileDropMachine>
