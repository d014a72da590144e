import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { bulkUploadMachine } from './bulk-upload.machine.ts'

export { fileOf, unsavedIn } from './bulk-upload.data.ts'
export { bulkUploadMachine } from './bulk-upload.machine.ts'
export type { BulkUploadFile, GivenUpload, RefusedUpload } from './bulk-upload.types.ts'

export type BulkUploadActor = ActorRefFrom<typeof bulkUploadMachine>
export type BulkUploadSnapshot = SnapshotFrom<typeof bulkUploadMachine>
