import type { Catalogue } from '../catalogues.ts'
import type en from './en.json'

/** The name of a text that only the developer panel says. */
export type DeveloperTextKey = keyof typeof en

const loaders = {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
}

/** Loads what only the developer panel says, which is off where people edit; English where we don't speak it. */
export const loadDeveloperCatalogue = async (code: string): Promise<Catalogue> =>
  (await loaders[code.split('-')[0] === 'de' ? 'de' : 'en']()).default
