import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { TextKey } from '#locales'
import { problemTextKey } from '#locales'
import type { ProblemData } from '#problems'
import { PageLanguage } from '../parts/PageLocale.tsx'
import { joinWords } from './join-words.ts'

/** Several words are joined as the language joins them. */
type Values = Readonly<Record<string, string | number | readonly string[]>>

/** Gives the text of a key in the page's language; a key without an English text does not compile. */
export type Text = (key: TextKey, values?: Values) => string

interface Texts {
  text: Text
  language: string
}

/** The namespace of what only lists and documents say (`record-texts.tsx`). */
export const recordNamespace = 'records'

const TextsContext = createContext<Texts | null>(null)

interface Props {
  texts: i18n
  children: ReactNode
}

/** Gives the texts of the language that the page is in, and of another one as soon as it is. */
export function TextsProvider({ texts, children }: Props) {
  const language = useSyncExternalStore(
    (onChange) => {
      texts.on('languageChanged', onChange)
      return () => texts.off('languageChanged', onChange)
    },
    () => texts.language,
    () => texts.language,
  )
  const value = useMemo(() => ({ text: textIn(texts, language), language }), [texts, language])
  return (
    <TextsContext value={value}>
      <PageLanguage value={language}>{children}</PageLanguage>
    </TextsContext>
  )
}

/** i18next looks for plurals and values in every text; one that is asked for without any is as it stands. */
function textIn(texts: i18n, language: string): Text {
  const filled = texts.getFixedT(language) as Text
  return (key, values) => {
    const plain: unknown =
      !values &&
      (texts.getResource(language, 'translation', key) ??
        texts.getResource(language, recordNamespace, key))
    return typeof plain === 'string' && !plain.includes('{{')
      ? plain
      : filled(key, values && joined(values, language))
  }
}

/** Only a count is written as numbers are: an id is as it is, and a size has no room for signs. */
const joined = (values: Values, language: string): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, shown(name, value, language)]),
  )

function shown(name: string, value: Values[string], language: string): string | number {
  if (typeof value === 'object') return joinWords(value, language)
  return name === 'count' ? value : String(value)
}

/** The same outside of views: in the language that the page is in now. */
export const textOf = (texts: i18n): Text => textIn(texts, texts.language)

function useTexts(): Texts {
  const texts = use(TextsContext)
  if (texts === null) throw new Error('There are texts only inside a TextsProvider.')
  return texts
}

export const useText = (): Text => useTexts().text

/** The language of the panel, as 'en' or 'zh-TW'. */
export const useLanguage = (): string => useTexts().language

/** The sentence that says what happened and what to do next. */
export const problemText = (text: Text, { code, details }: ProblemData): string =>
  text(problemTextKey(code), details)
