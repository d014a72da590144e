export { openBulkUpload } from './open-bulk-upload.ts'
export type {
  BulkUploadCopy,
  BulkUploadWork,
  FileDraft,
  OpenBulkUpload,
  ShownFile,
  UnsavedFiles,
} from './open-bulk-upload.types.ts'
