import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Catalogue } from '#locales'
import { isLanguage, languages, loadCatalogue, loadRecordCatalogue, problemTextKey } from '#locales'
import { isCliLanguage, loadCliCatalogue } from '#locales/cli'
import type { ProblemCode } from '#problems'
import { localProblems } from '#problems/local-problems'
import { problems } from '#problems/problems'
import { cellProblems, problemFacts } from '../../config-schema/problems/problem-facts.ts'
import { inProject } from '../../scripts/kit/root.ts'
import { familiesIn, faultsIn, placesIn } from './faults.ts'
import { sameInGerman } from './same-in-german.ts'

/** All that panel and command line say in a language. */
const load = async (language: string): Promise<Catalogue> => ({
  ...(await loadCatalogue(language)),
  ...(await loadRecordCatalogue(language)),
  ...(await loadCliCatalogue(language)),
})

const english = await load('en')

/** What editors read, in every language; the terminal and the developers' screens speak two. */
const forEditors = ['access', 'records', 'server']
const forDevelopers = ['cli', 'developer']
const spokenInTerminals = ['en', 'de']

const codes = Object.keys({ ...problems, ...localProblems }) as ProblemCode[]

/** Everything that runs in the panel or answers it. */
const namedInPanel = sourcesIn('ui', 'machines')
const namedOnServer = sourcesIn('server')

/** What has no status is on no wire: the server starts with it, or doesn't start. */
const canBeAnswered = (code: string) => code in problems

test('English comes first: it is the source of the others', () => {
  expect(languages[0]).toBe('en')
  expect(languages.filter(isCliLanguage)).toEqual(spokenInTerminals)
  expect(isLanguage('de')).toBe(true)
  expect(isLanguage('xx')).toBe(false)
})

describe.each(languages)('the texts in %s', async (language) => {
  const catalogue = await load(language)
  const isSpoken = spokenInTerminals.includes(language)
  const parts = [...forEditors, ...(isSpoken ? forDevelopers : [])]

  test.each(parts)(
    '34.2 have the keys and the placeholders of the English ones, in the forms of the language: %s',
    (part) => {
      expect(faultsIn(language, asWritten('en', part), asWritten(language, part))).toEqual([])
    },
  )

  test.each(parts)('are written once each, in the order of their keys: %s', (part) => {
    const written = keysAsWritten(`${language}/${part}`)
    expect(written).toEqual([...new Set(written)].sort())
  })

  test.runIf(isSpoken)('leave to the command line what only it says', () => {
    const ofCli = (keys: string[]) => keys.filter((key) => key.startsWith('cli.'))
    expect(ofCli(keysAsWritten(`${language}/access`))).toEqual([])
    const others = keysAsWritten(`${language}/cli`).filter((key) => !key.startsWith('cli.'))
    expect(others.filter((key) => !key.startsWith('problem.'))).toEqual([])
    const codes = others.map((key) => key.slice('problem.'.length))
    expect(codes.filter((code) => namedInPanel.includes(`'${code}'`))).toEqual([])
    const ofServer = codes.filter((code) => namedOnServer.includes(`'${code}'`))
    expect(ofServer.filter(canBeAnswered)).toEqual([])
  })

  test('are not empty, and neither begin nor end with a space', () => {
    const texts = parts.flatMap((part) => Object.entries(asWritten(language, part)))
    expect(texts.filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
  })

  test('name every problem', () => {
    const families = familiesIn(catalogue)
    expect(codes.map(problemTextKey).filter((key) => !families.has(key))).toEqual([])
  })

  test('17.4 ask of a problem for the facts that it must be thrown with, and no others', () => {
    const families = familiesIn(catalogue)
    const facts: Partial<Record<string, readonly string[]>> = problemFacts
    const isOfCell = (code: string) => cellProblems.some((one) => one === code)
    for (const code of codes) {
      const said = [...(facts[code] ?? []), ...(isOfCell(code) ? ['column', 'line', 'value'] : [])]
      const forms = Object.values(families.get(problemTextKey(code)) ?? {})
      expect([code, [...new Set(forms.flatMap(placesIn))].sort()]).toEqual([code, said.sort()])
    }
  })

  test('name no problem that does not exist', () => {
    const known = codes.map((code) => `problem.${code}`)
    const named = [...familiesIn(catalogue).keys()].filter((key) => key.startsWith('problem.'))
    expect(named.filter((key) => !known.includes(key))).toEqual([])
  })
})

test('I18N-1 developers have both of their files in a language, or none', () => {
  const has = (language: string, part: string) =>
    existsSync(inProject(`locales/${language}/${part}.json`))
  const found = languages.map((language) => forDevelopers.filter((part) => has(language, part)))
  expect(found.filter(({ length }) => length > 0)).toEqual([forDevelopers, forDevelopers])
})

test('German texts are German, those apart that are spelt the same', async () => {
  const german = await load('de')
  const same = Object.keys(english)
    .filter((key) => english[key] === german[key])
    .sort()
  expect(same).toEqual(sameInGerman)
})

function sourcesIn(...folders: readonly string[]): string {
  return folders
    .flatMap((folder) =>
      readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(inProject(file), 'utf8'))
    .join()
}

const sourceOf = (name: string) => readFileSync(inProject(`locales/${name}.json`), 'utf8')

const asWritten = (language: string, part: string): Catalogue =>
  JSON.parse(sourceOf(`${language}/${part}`))

const keysAsWritten = (name: string): string[] =>
  [...sourceOf(name).matchAll(/^\s*"([^"]+)":/gm)].map(([, key]) => key!)
