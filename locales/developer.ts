import type en from './en/developer.json'
import type { Catalogue, Texts } from './found.ts'
import { byLanguage, load } from './found.ts'

/** The name of a text that only the developer panel says. */
export type DeveloperTextKey = keyof typeof en

const loaders = byLanguage(() => import.meta.glob<Texts>('./*/developer.json'), 'developer.json')

/** Loads what only the developer panel says, which is off where people edit; English where we don't speak it. */
export const loadDeveloperCatalogue = (code: string): Promise<Catalogue> =>
  load(loaders, Object.hasOwn(loaders, code) ? code : code.split('-')[0]!)
