import type { Language } from '#config-schema'
import { spokenLanguages } from '#config-schema'

/** A language's texts by key. */
export type Catalogue = Readonly<Record<string, string>>

const loaders: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
}

export const languages: readonly Language[] = spokenLanguages

export const isLanguage = (code: string): code is Language => Object.hasOwn(loaders, code)

/** Loads a language's texts, in a chunk of their own; English stands in for one that we do not speak. */
export async function loadCatalogue(code: string): Promise<Catalogue> {
  return (await loaders[isLanguage(code) ? code : 'en']()).default
}
