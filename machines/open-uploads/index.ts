export { openUploads } from './open-uploads.ts'
export type {
  AroundUploads,
  GivenUpload,
  OpenUpload,
  OpenUploads,
  Sending,
  UploadCopies,
  UploadCopy,
  UploadRecord,
  UploadRequests,
  UploadsOutside,
  UploadsWork,
  UploadTurns,
} from './open-uploads.types.ts'
export { sessionToUploads } from './session-to-uploads.ts'
