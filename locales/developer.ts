import type { Catalogue } from './catalogues.ts'
import type en from './en/developer.json'

/** The name of a text that only the developer panel says. */
export type DeveloperTextKey = keyof typeof en

const loaders = {
  en: () => import('./en/developer.json'),
  de: () => import('./de/developer.json'),
}

/** Loads what only the developer panel says, which is off where people edit; English where we don't speak it. */
export const loadDeveloperCatalogue = async (code: string): Promise<Catalogue> =>
  (await loaders[code.split('-')[0] === 'de' ? 'de' : 'en']()).default
