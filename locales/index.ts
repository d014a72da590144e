export {
  type Catalogue,
  isLanguage,
  type Language,
  languages,
  loadCatalogue,
} from './catalogues.ts'
export { problemTextKey, type TextKey } from './keys.ts'
