import type { Catalogue, Texts } from './found.ts'
import { byLanguage, load } from './found.ts'

const access = byLanguage(() => import.meta.glob<Texts>('./*/access.json'), 'access.json')

const records = byLanguage(() => import.meta.glob<Texts>('./*/records.json'), 'records.json')

/** The languages that the panel speaks; the first one is the source of the others. */
export const languages: readonly string[] = /* @__PURE__ */ Object.keys(access)

export const isLanguage = (code: string): boolean => Object.hasOwn(access, code)

/** Loads a language's texts, in a chunk of their own; English stands in for one that we do not speak. */
export const loadCatalogue = (code: string): Promise<Catalogue> => load(access, code)

/** Loads what only lists and documents say: signing in and the dashboard do without. */
export const loadRecordCatalogue = (code: string): Promise<Catalogue> => load(records, code)
