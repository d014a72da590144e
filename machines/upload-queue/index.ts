import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { uploadQueueMachine } from './upload-queue.machine.ts'

export type { UploadTotals } from './upload-queue.data.ts'
export { find, inSight, totalsOf } from './upload-queue.data.ts'
export { uploadQueueMachine } from './upload-queue.machine.ts'
export type { QueuedUpload, UploadPhase, UploadTold } from './upload-queue.types.ts'

export type UploadQueueActor = ActorRefFrom<typeof uploadQueueMachine>
export type UploadQueueSnapshot = SnapshotFrom<typeof uploadQueueMachine>
