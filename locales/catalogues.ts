/** A language's texts by key. */
export type Catalogue = Readonly<Record<string, string>>

const loaders = {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
} as const satisfies Record<string, () => Promise<{ default: Catalogue }>>

export type Language = keyof typeof loaders

/** The languages that the admin speaks; the first one is the source of the others. */
export const languages = Object.keys(loaders) as readonly Language[]

export const isLanguage = (code: string): code is Language => Object.hasOwn(loaders, code)

/** Loads a language's texts, in a chunk of their own; English stands in for one that we do not speak. */
export async function loadCatalogue(code: string): Promise<Catalogue> {
  return (await loaders[isLanguage(code) ? code : 'en']()).default
}
