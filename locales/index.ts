export {
  isLanguage,
  languages,
  loadCatalogue,
  loadRecordCatalogue,
} from './catalogues.ts'
export type { Catalogue } from './found.ts'
export { type CliTextKey, problemTextKey, type TextKey } from './keys.ts'
