import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Catalogue } from '#locales'
import { languages } from '#locales'
import { inProject } from '../../scripts/kit/root.ts'
import { foreignWordsIn } from './letters.ts'
import { deviationsIn, spokenOf, termsOf } from './terms.ts'

/** Keys of texts that are rightly the same in English: reviewed by hand. */
const same: Readonly<Record<string, readonly string[]>> = read('tests/locales/same-as-english.json')

const english = catalogueOf('en')

/** How nobody is spoken to, as `address` in the language's terms says, where one word tells it. */
const otherAddress: Readonly<Record<string, string>> = {
  de: 'du|dir|dich|dein\\p{L}*',
  es: 'ustedes|usted|vosotros|vuestr[oa]s?|sus borradores',
  fr: 'tu|toi|ton|tes',
  it: 'Lei|sue bozze',
  nl: 'uw|u (?:kunt|hebt|bent|moet)',
  pl: 'Pan|Pani|Państwo|Państwa',
  pt: 'teus?|tuas?|contigo',
  ro: 'dvs|dumneavoastră',
  ru: 'ты|тебя|тебе|тво[йяеи]\\p{L}*',
  tr: 'sen|senin|sana',
  uk: 'ти|тебе|тобі|тво[яєї]\\p{L}*|твій',
}

describe.each(languages.slice(1))('I18N-1 the texts in %s', (language) => {
  const texts = catalogueOf(language)

  test.runIf(language in same)('are English nowhere but in words that the language shares', () => {
    const equal = Object.keys(texts).filter(
      (key) => texts[key] === english[key] && hasWords(texts[key]!),
    )
    expect(equal).toEqual(same[language])
  })

  test('have no straight quotes and no three dots', () => {
    const wrong = Object.entries(texts).filter(
      ([, text]) => !/[<`]/.test(text) && /"|\.\.\.|(^|[^\p{L}])'|'([^\p{L}]|$)/u.test(text),
    )
    expect(wrong).toEqual([])
  })

  test.runIf(language in otherAddress)('38.1 speak to people in one form', () => {
    const other = new RegExp(`(?<!\\p{L})(?:${otherAddress[language]})(?!\\p{L})`, 'u')
    expect(Object.entries(texts).filter(([, text]) => other.test(text))).toEqual([])
  })

  test('38.1 are written in the letters of the language', () => {
    const strange = Object.entries(texts).flatMap(([key, text]) =>
      foreignWordsIn(language, text).map((word) => `${key}: ${word}`),
    )
    expect(strange).toEqual([])
  })

  test('38.1 have labels that are no longer than there is room for', () => {
    const long = Object.entries(texts).filter(([key, text]) => {
      const source = english[key] ?? english[key.replace(/_\w+$/, '_other')]
      return source !== undefined && isLabel(source) && widthOf(text) > mostLetters
    })
    expect(long).toEqual([])
  })

  test('38.1 use the terms in most of the texts that speak of them', () => {
    const { terms } = termsOf(language)
    const spoken = countOf(spokenOf(english))
    const other = countOf(deviationsIn(language, terms, english, texts))
    const rare = Object.keys(terms).filter(
      (key) => (other.get(key) ?? 0) > 0 && (other.get(key) ?? 0) * 2 >= (spoken.get(key) ?? 0),
    )
    expect(rare).toEqual([])
  })
})

test('I18N-1 every language has been looked through for English', () => {
  const others = languages.filter((code) => code !== 'en' && code !== 'de')
  expect(Object.keys(same).sort()).toEqual(others.toSorted())
})

/** A button, a heading, a column: English says it in a word or two. */
const isLabel = (text: string): boolean => text.length <= 14 && !/[{.?:]/.test(text)

/** So many stand on a button as wide as a phone. */
const mostLetters = 35

/** In Latin letters: a Chinese one is as wide as two. */
const widthOf = (text: string): number =>
  [...text.replaceAll(/\p{M}/gu, '')].reduce(
    (sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1),
    0,
  )

const hasWords = (text: string): boolean => /[a-z]{4}/i.test(text.replace(/\{\{.*?\}\}/g, ''))

function countOf(of: readonly { term: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { term } of of) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** All that panel and server say. */
function catalogueOf(language: string): Catalogue {
  const parts = ['access', 'records', 'server'].map((part) =>
    read(`locales/${language}/${part}.json`),
  )
  return Object.assign({}, ...parts)
}

function read(path: string) {
  return JSON.parse(readFileSync(inProject(path), 'utf8'))
}
