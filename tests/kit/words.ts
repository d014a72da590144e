import { readFileSync } from 'node:fs'
import type { CliTextKey, TextKey } from '#locales'
import { inProject } from '../../scripts/kit/root.ts'

/** The panel's texts in one language, so that a test finds things by the name that people read. Values
 * come as the sentence says them. */
export type Words<Key = TextKey> = (
  key: Key,
  values?: Record<string, string | number | readonly string[]>,
) => string

export const wordsIn = (language: string): Words => wordsOf(language, ['access', 'records'])

/** The texts of the command line. */
export const cliWordsIn = (language: string): Words<CliTextKey> => wordsOf(language, ['cli'])

function wordsOf(language: string, parts: readonly string[]): Words<string> {
  const catalogue: Record<string, string> = Object.assign(
    {},
    ...parts.map((part) => textsIn(`locales/${language}/${part}.json`)),
  )
  const rules = new Intl.PluralRules(language)

  return (key, values = {}) => {
    const plural = typeof values.count === 'number' ? `${key}_${rules.select(values.count)}` : key
    const text = catalogue[plural] ?? catalogue[key]
    if (text === undefined) throw new Error(`locales has no text "${key}" in ${language}.`)
    return text.replaceAll(/\{\{(\w+)(?:, \w+)?\}\}/g, (_, name: string) =>
      shown(name, values[name] ?? '', language),
    )
  }
}

function shown(name: string, value: string | number | readonly string[], language: string): string {
  const words = wordsFor(name, value, language)
  // In a sentence from the right, each value has an order of its own.
  return ['ar', 'fa', 'he'].includes(language) ? `\u2068${words}\u2069` : words
}

function wordsFor(name: string, value: string | number | readonly string[], language: string) {
  if (typeof value === 'object') return new Intl.ListFormat(language).format(value)
  return name === 'count' && typeof value === 'number'
    ? new Intl.NumberFormat(language).format(value)
    : String(value)
}

/** The names of all that the panel says. */
export const textKeys: readonly string[] = ['access', 'records'].flatMap((part) =>
  Object.keys(textsIn(`locales/en/${part}.json`)),
)

function textsIn(file: string): Record<string, string> {
  return JSON.parse(readFileSync(inProject(file), 'utf8'))
}
