import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Catalogue } from '#locales'
import { filesIn } from '../../scripts/kit/files-in.ts'
import { inProject } from '../../scripts/kit/root.ts'
import { foreignLettersIn, foreignWordsIn, inLatin } from './letters.ts'
import { deviationsIn, spokenOf, stemsOf, termLanguages, termsOf, termsOfEnglish } from './terms.ts'

const keys = Object.keys(termsOfEnglish)

test('38.1 every language that the panel is translated into has its terms', () => {
  expect(termLanguages).toEqual(
    'ar az bg ca cs da de es et fa fr he hr hu it ja ko lt nb nl pl pt ro ru sk sl sr-Latn sr sv th tr uk vi zh-CN zh-TW'.split(
      ' ',
    ),
  )
})

describe.each(termLanguages)('38.1 the terms in %s', (language) => {
  const { terms, shared, ...head } = termsOf(language)

  test('are those of English, in the same order', () => {
    expect(Object.keys(terms)).toEqual(keys)
  })

  test('say something, and nothing is said of them that they don’t say', () => {
    const words = Object.values(terms).flatMap((term) => [term.word, ...stemsOf(term)])
    expect(words.filter((word) => word === '' || word !== word.trim())).toEqual([])
    expect([...Object.values(head).flat()].filter((text) => text.trim() === '')).toEqual([])
    const without = Object.values(terms).filter(
      (term) =>
        !stemsOf(term).some((stem) =>
          term.word.toLocaleLowerCase(language).includes(stem.toLocaleLowerCase(language)),
        ),
    )
    expect(without).toEqual([])
  })

  test('are written in the letters of the language', () => {
    const written = Object.values(terms).flatMap((term) => [term.word, ...stemsOf(term)])
    const foreign = written.filter((text) => foreignLettersIn(language, text).length > 0)
    expect(foreign).toEqual([])
  })

  test('have a word each, unless a reason is given', () => {
    const wordOf = (key: string) => terms[key]!.word.toLocaleLowerCase(language)
    const words = [...new Set(keys.map(wordOf))]
    const same = words
      .map((word) => keys.filter((key) => wordOf(key) === word))
      .filter((sharing) => sharing.length > 1)
    expect(same).toEqual(shared.map((one) => one.terms))
    expect(shared.filter(({ why }) => why === '')).toEqual([])
  })

  test('say who uses the word: two catalogues, or it was decided here', () => {
    const unclear = Object.entries(terms).filter(
      ([, { seen }]) =>
        !/^(?=[PSDCTAGRU·]+$)P?S?D?C?T?A?G?R?U?·?$/.test(seen) || (seen.length < 2 && seen !== '·'),
    )
    expect(unclear).toEqual([])
  })

  test('come with the plural forms, the numbers and the calendar that Intl has', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const { calendar, numberingSystem } = new Intl.DateTimeFormat(language).resolvedOptions()
    const percent = new Intl.NumberFormat(language, { style: 'percent' })
    expect([...head.plurals].sort()).toEqual([...pluralCategories].sort())
    expect(head.calendar).toBe(calendar)
    expect(head.digits).toBe(numberingSystem)
    expect(head.number).toBe(visible(new Intl.NumberFormat(language).format(12_345.6)))
    expect(head.percent).toBe(visible(percent.format(0.05)))
  })

  test('come with the direction and with two quotation marks', () => {
    expect(head.direction).toBe(['ar', 'fa', 'he'].includes(language) ? 'rtl' : 'ltr')
    expect(head.quotes).toHaveLength(2)
  })
})

/** No-break spaces and marks of direction can’t be seen in a file. */
const visible = (text: string) =>
  text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '')

test('38.1 the two alphabets of Serbian have the same words', () => {
  const latin = termsOf('sr-Latn').terms
  for (const [key, { word }] of Object.entries(termsOf('sr').terms)) {
    expect(latin[key]!.word, key).toBe(inLatin(word))
  }
})

test('38.1 every source that a term names is in the table of sources', () => {
  const page = readFileSync(inProject('locales/TERMS.md'), 'utf8')
  const listed = [...page.matchAll(/^\| `([A-Z])` \|/gm)].map(([, code]) => code)
  const named = termLanguages.flatMap((language) =>
    Object.values(termsOf(language).terms).flatMap(({ seen }) => [...seen.replace('·', '')]),
  )
  expect([...new Set(named)].sort()).toEqual([...listed].sort())
})

/** All that panel and server say. */
const catalogueOf = (language: string): Catalogue =>
  Object.assign(
    {},
    ...['access', 'records', 'server'].map((part) =>
      JSON.parse(readFileSync(inProject(`locales/${language}/${part}.json`), 'utf8')),
    ),
  )

const english = catalogueOf('en')

test('38.1 neither panel nor server nor terminal loads the terms or the notes', () => {
  const sources = ['cli', 'developer', 'locales', 'machines', 'server', 'ui']
    .flatMap((folder) => filesIn(inProject(folder)))
    .filter((file) => /\.tsx?$/.test(file))
  const loading = sources.filter((file) => /['"`/](terms|notes)\//.test(readFileSync(file, 'utf8')))
  expect(loading).toEqual([])
})

test('38.1 English speaks of everything that has a term', () => {
  const spoken = new Set(spokenOf(english).map(({ term }) => term))
  expect(keys.filter((key) => !spoken.has(key))).toEqual([])
})

describe('38.1 a text that says another word than the term', () => {
  const said = (language: string, english: string, text: string) =>
    deviationsIn(language, termsOf(language).terms, { 'a.text': english }, { 'a.text': text })

  test('is found', () => {
    expect(said('ru', 'Restore', 'Вернуть')).toEqual([{ term: 'restore (verb)', key: 'a.text' }])
    expect(said('de', 'Not a word of it', 'Kein Wort')).toEqual([])
  })

  test('is found in any plural form', () => {
    const forms = (few: string) =>
      deviationsIn(
        'pl',
        termsOf('pl').terms,
        { 'a.files_one': '{{count}} file', 'a.files_other': '{{count}} files' },
        { 'a.files_one': '{{count}} plik', 'a.files_few': few, 'a.files_many': '{{count}} plików' },
      )
    expect(forms('{{count}} pliki')).toEqual([])
    expect(forms('{{count}} zbiory')).toEqual([{ term: 'file (noun)', key: 'a.files' }])
  })

  test('may have any ending, any case and any of the stems', () => {
    expect(said('ru', 'Restored from the trash', 'Восстановлено из корзины')).toEqual([])
    expect(said('de', 'Take over', 'Von Anna übernommen')).toEqual([])
    expect(said('az', 'Import', 'İDXAL ET')).toEqual([])
  })

  test('isn’t asked for what a placeholder names, or for what English means otherwise', () => {
    expect(said('de', 'Choose {{file}}', '{{file}} wählen')).toEqual([])
    expect(said('de', 'Links stop working', 'Links funktionieren nicht mehr')).toEqual([])
    expect(said('de', 'Choose {{label}}', '{{file}} wählen')).toEqual([])
    expect(said('de', 'File', '{{datei}}')).toEqual([{ term: 'file (noun)', key: 'a.text' }])
  })
})

describe('38.1 letters that aren’t the language’s own', () => {
  test('are found in each alphabet', () => {
    expect(foreignLettersIn('sr', 'изmена')).toEqual(['m'])
    expect(foreignLettersIn('sr', 'API кључ')).toEqual([])
    expect(foreignLettersIn('sr-Latn', 'кључ')).toHaveLength(4)
    expect(foreignLettersIn('zh-TW', '档案')).toEqual(['档'])
    expect(foreignLettersIn('zh-CN', '檔案')).toEqual(['檔'])
    expect(foreignLettersIn('ro', 'şterge')).toEqual(['ş'])
    expect(foreignLettersIn('fa', 'پيش‌نویس')).toEqual(['ي'])
  })

  test('are found in a sentence, but for names', () => {
    expect(foreignWordsIn('ru', 'Файл CSV не сoхранён')).toEqual(['сoхранён'])
    expect(foreignWordsIn('ko', 'CSV로 {{label}} 내보내기')).toEqual([])
    expect(foreignWordsIn('sr-Latn', 'Pokrenite „npx stateroom“, pa сачувајте')).toEqual([
      'сачувајте',
    ])
  })
})
