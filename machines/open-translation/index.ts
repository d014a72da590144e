export { openTranslation } from './open-translation.ts'
export type {
  OpenTranslation,
  TranslationChoice,
  TranslationWork,
} from './open-translation.types.ts'
