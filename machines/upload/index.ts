import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { uploadMachine } from './upload.machine.ts'

export { uploadMachine } from './upload.machine.ts'
export type { UploadContext, UploadEvent, UploadOffset, UploadSending } from './upload.types.ts'

export type UploadActor = ActorRefFrom<typeof uploadMachine>
export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>
