export { openPreview } from './open-preview.ts'
export type {
  AroundPreview,
  OpenPreview,
  Pace,
  PageSays,
  PageTold,
  PreviewWork,
  SavedElsewhere,
  WindowWork,
} from './open-preview.types.ts'
