import type { Catalogue, Texts } from './found.ts'
import { byLanguage, load } from './found.ts'

const cli = byLanguage(() => import.meta.glob<Texts>('./*/cli.json'), 'cli.json')

/** Whether the command line speaks it. */
export const isCliLanguage = (code: string): boolean => Object.hasOwn(cli, code)

/** Loads what only the command line says, and no browser needs. */
export const loadCliCatalogue = (code: string): Promise<Catalogue> => load(cli, code)
