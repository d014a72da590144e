import { useTranslation } from 'react-i18next'
import type { ProblemData } from '#config-schema'
import type { TextKey } from '#locales'
import { problemTextKey } from '#locales'

type Values = Readonly<Record<string, string | number>>

/** Gives the text of a key in the page's language; a key without an English text does not compile. */
export type Text = (key: TextKey, values?: Values) => string

export function useText(): Text {
  const { t } = useTranslation()
  return t as Text
}

/** The sentence that says what happened and what to do next. */
export const problemText = (text: Text, { code, details }: ProblemData): string =>
  text(problemTextKey(code), details)
