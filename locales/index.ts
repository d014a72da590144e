export type { Language } from '#config-schema'
export {
  type Catalogue,
  isLanguage,
  languages,
  loadCatalogue,
} from './catalogues.ts'
export { problemTextKey, type TextKey } from './keys.ts'
