export { openBulkUpload } from './open-bulk-upload.ts'
export type {
  BulkUploadCopy,
  BulkUploadInput,
  BulkUploadWork,
  FileDraft,
  ForAllDraft,
  OpenBulkUpload,
  ShownFile,
  UnsavedFiles,
} from './open-bulk-upload.types.ts'
