export type { End } from '../kit/follow.ts'
export { openWriter } from './open-writer.ts'
export type {
  BlockHandleWork,
  FileDropWork,
  FoldedSectionsWork,
  LinkEditorWork,
  OpenWriter,
  SlashMenuWork,
  TableSelectionWork,
  WriterWork,
} from './open-writer.types.ts'
