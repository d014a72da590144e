import { readdirSync, readFileSync } from 'node:fs'
import type { Catalogue } from '#locales'
import { inProject } from '../../scripts/kit/root.ts'
import { familiesIn } from './faults.ts'

/** What English calls a thing, and in which words a text speaks of it. */
interface EnglishTerm {
  means: string
  word: string
  forms: readonly string[]
  /** Phrases with one of the forms that mean something else. */
  except?: readonly string[]
}

/** What a language calls the thing. */
interface Term {
  word: string
  /** One of these stands in every text that speaks of it; the word itself, where none is given. */
  stems?: readonly string[]
  seen: string
}

type Terms<One> = Readonly<Record<string, One>>

interface LanguageTerms {
  name: string
  direction: string
  plurals: readonly string[]
  number: string
  percent: string
  calendar: string
  digits: string
  quotes: readonly string[]
  ellipsis: string
  address: string
  gender: string
  buttons: string
  notes: readonly string[]
  shared: readonly { terms: readonly string[]; why: string }[]
  terms: Terms<Term>
}

const folder = inProject('locales/terms')

const read = (language: string) => JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'))

export const termsOfEnglish: Terms<EnglishTerm> = read('en').terms

export const termsOf = (language: string): LanguageTerms => read(language)

/** Every language that has terms, but for English. */
export const termLanguages: readonly string[] = readdirSync(folder)
  .map((name) => name.replace('.json', ''))
  .filter((language) => language !== 'en')

export const stemsOf = ({ word, stems }: Pick<Term, 'word' | 'stems'>): readonly string[] =>
  stems ?? [word]

/** A text that doesn't say what the language calls the thing that English speaks of. */
export interface Deviation {
  term: string
  key: string
}

/** Where the texts of a language speak of a thing in other words than were decided. */
export function deviationsIn(
  language: string,
  terms: Terms<Pick<Term, 'word' | 'stems'>>,
  english: Catalogue,
  texts: Catalogue,
): Deviation[] {
  const translated = familiesIn(texts)
  return spokenOf(english).flatMap(({ term, key }) => {
    const says = Object.values(translated.get(key) ?? {})
    const stems = stemsOf(terms[term]!).map((stem) => folded(language, stem))
    const isSaid = (text: string) => {
      const said = folded(language, withoutPlaceholders(text))
      return stems.some((stem) => said.includes(stem))
    }
    return says.every(isSaid) ? [] : [{ term, key }]
  })
}

/** Which English texts, without their plural form, speak of which things. */
export const spokenOf = (english: Catalogue): Deviation[] =>
  [...familiesIn(english)].flatMap(([key, family]) =>
    Object.entries(termsOfEnglish)
      .filter(([, term]) => Object.values(family).some((text) => speaksOf(term, text)))
      .map(([term]) => ({ term, key })),
  )

function speaksOf({ forms, except = [] }: EnglishTerm, text: string): boolean {
  const said = except.reduce(
    (rest, phrase) => rest.replaceAll(phrase, ''),
    withoutPlaceholders(text).toLowerCase(),
  )
  return new RegExp(`(?<![\\w-])(?:${forms.join('|')})(?![\\w-])`, 'i').test(said)
}

/** `{{file}}` is no word of the text. */
const withoutPlaceholders = (text: string) => text.replace(/\{\{.*?\}\}/g, '…')

/** Turkish writes İ for i: the case is the language's own. */
const folded = (language: string, text: string) => text.toLocaleLowerCase(language).normalize('NFC')
