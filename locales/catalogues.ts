import type { Language } from '#contracts/languages'
import { spokenLanguages } from '#contracts/languages'

/** A language's texts by key. */
export type Catalogue = Readonly<Record<string, string>>

type Loaders = Record<Language, () => Promise<{ default: Catalogue }>>

const loaders: Loaders = {
  en: () => import('./en/access.json'),
  de: () => import('./de/access.json'),
}

const recordLoaders: Loaders = {
  en: () => import('./en/records.json'),
  de: () => import('./de/records.json'),
}

const cliLoaders: Loaders = {
  en: () => import('./en/cli.json'),
  de: () => import('./de/cli.json'),
}

export const languages: readonly Language[] = spokenLanguages

export const isLanguage = (code: string): code is Language => Object.hasOwn(loaders, code)

/** Loads a language's texts, in a chunk of their own; English stands in for one that we do not speak. */
export const loadCatalogue = (code: string): Promise<Catalogue> => load(loaders, code)

/** Loads what only lists and documents say: signing in and the dashboard do without. */
export const loadRecordCatalogue = (code: string): Promise<Catalogue> => load(recordLoaders, code)

/** Loads what only the command line says, and no browser needs. */
export const loadCliCatalogue = (code: string): Promise<Catalogue> => load(cliLoaders, code)

async function load(from: Loaders, code: string): Promise<Catalogue> {
  return (await from[isLanguage(code) ? code : 'en']()).default
}
