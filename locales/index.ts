export type { Language } from '#contracts/languages'
export {
  type Catalogue,
  isLanguage,
  languages,
  loadCatalogue,
  loadCliCatalogue,
  loadRecordCatalogue,
} from './catalogues.ts'
export { type CliTextKey, problemTextKey, type TextKey } from './keys.ts'
