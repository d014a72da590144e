import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ProblemCode } from '#config-schema'
import { problems } from '#config-schema'
import type { Catalogue } from '#locales'
import { isLanguage, languages, loadCatalogue, loadCliCatalogue, problemTextKey } from '#locales'
import { sameInGerman } from './same-in-german.ts'

/** All that is said in a language. */
const load = async (language: string): Promise<Catalogue> => ({
  ...(await loadCatalogue(language)),
  ...(await loadCliCatalogue(language)),
})

const english = await load('en')

test('English comes first: it is the source of the others', () => {
  expect(languages).toEqual(['en', 'de'])
  expect(isLanguage('de')).toBe(true)
  expect(isLanguage('xx')).toBe(false)
})

describe.each(languages)('the texts in %s', async (language) => {
  const catalogue = await load(language)

  test('have the keys of the English ones', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(english))
  })

  test.each(['', 'cli/'])('are written once each, in the order of their keys: %s', (folder) => {
    const written = keysAsWritten(`${folder}${language}`)
    expect(written).toEqual([...new Set(written)].sort())
  })

  test('leave to the command line what only it says', () => {
    const ofCli = (keys: string[]) => keys.filter((key) => key.startsWith('cli.'))
    expect(ofCli(keysAsWritten(language))).toEqual([])
    expect(ofCli(keysAsWritten(`cli/${language}`))).toEqual(keysAsWritten(`cli/${language}`))
  })

  test('have the placeholders of the English ones', () => {
    expect(placeholdersOf(catalogue)).toEqual(placeholdersOf(english))
  })

  test('are not empty, and neither begin nor end with a space', () => {
    const bad = Object.entries(catalogue).filter(([, text]) => text === '' || text !== text.trim())
    expect(bad).toEqual([])
  })

  test('have every plural form that the language needs', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const missing = stemsOf(catalogue).flatMap((stem) =>
      needed.map((form) => `${stem}_${form}`).filter((key) => !(key in catalogue)),
    )
    expect(missing).toEqual([])
  })

  test('name every problem', () => {
    const codes = Object.keys(problems) as ProblemCode[]
    expect(codes.map(problemTextKey).filter((key) => !(key in catalogue))).toEqual([])
  })

  test('name no problem that does not exist', () => {
    const known = Object.keys(problems).map((code) => `problem.${code}`)
    const named = Object.keys(catalogue).filter((key) => key.startsWith('problem.'))
    expect(named.filter((key) => !known.includes(key))).toEqual([])
  })
})

test('German texts are German, those apart that are spelt the same', async () => {
  const german = await load('de')
  const same = Object.keys(english).filter((key) => english[key] === german[key])
  expect(same).toEqual(sameInGerman)
})

const keysAsWritten = (name: string): string[] => {
  const file = new URL(`../../locales/${name}.json`, import.meta.url)
  return [...readFileSync(file, 'utf8').matchAll(/^\s*"([^"]+)":/gm)].map(([, key]) => key!)
}

const placeholdersOf = (catalogue: Catalogue) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [
      key,
      [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort(),
    ]),
  )

const plural = /_(zero|one|two|few|many|other)$/

const stemsOf = (catalogue: Catalogue): string[] => [
  ...new Set(
    Object.keys(catalogue)
      .filter((key) => plural.test(key))
      .map((key) => key.replace(plural, '')),
  ),
]
