export { endedSave } from './ended-save.ts'
export { isMissing } from './is-gone.ts'
export { mayEdit } from './may-edit.ts'
export { openDocument } from './open-document.ts'
export type {
  AskedSave,
  Attention,
  DocumentActors,
  DocumentWork,
  JournalWork,
  LockWork,
  OpenDocument,
  OpenDocumentInput,
  Outside,
  OutsideEvent,
  Unsaved,
} from './open-document.types.ts'
export type { Rule } from './save-status.ts'
export { firstTrue, precedence, saveStatus } from './save-status.ts'
export type {
  NextAction,
  PictureFact,
  PictureSource,
  Reason,
  SaveFacts,
  SaveStatus,
  Status,
  UploadSource,
} from './save-status.types.ts'
export type { StatusSource } from './status-source.ts'
export { statusSource } from './status-source.ts'
export type { UndoHistory } from './undo-history.ts'
