import { isRecord } from '#contracts/is-record'
import type { Value } from '../../kit/values.ts'
import { own } from '../../kit/values.ts'
import type { Sides } from './difference.ts'

/** The languages of versions that were read in all of them (`locale=all`). */
export interface Languages {
  /** Those that were chosen to be looked at. */
  shown: readonly string[]
  /** Those that the config has. */
  known: readonly string[]
  default: string
}

/**
 * The languages to compare in: those that were chosen, and any that only the versions know. Their
 * values would be lost with the language, so they are shown.
 */
export function languagesIn({ from, to }: Sides, { shown, known }: Languages): string[] {
  const gone = [from, to]
    .filter((value) => isByLanguage(value, known))
    .flatMap((value) => Object.keys(value as object))
    .filter((code) => !known.includes(code))
  return [...shown, ...new Set(gone)]
}

/** A value that was stored before there were languages is of the default one. */
export const inLanguage = ({ from, to }: Sides, code: string, languages: Languages): Sides => ({
  from: ofLanguage(from, code, languages),
  to: ofLanguage(to, code, languages),
})

function ofLanguage(value: Value, code: string, languages: Languages): Value {
  if (isByLanguage(value, languages.known)) return own(value, code)
  return code === languages.default ? value : undefined
}

/** An object whose every name could be that of a language. */
function isByLanguage(value: Value, known: readonly string[]): boolean {
  if (!isRecord(value)) return false
  return Object.keys(value).every((key) => known.includes(key) || languageCode.test(key))
}

const languageCode = /^[a-z]{2,3}([-_][A-Za-z0-9]+)*$/
