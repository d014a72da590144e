import type { PayloadRequest } from 'payload'

/** Reads a text of a config, however it is written; null where it is none. */
export type ReadText = (written: unknown) => string | null

/** Texts in the language of the request: plain, one per language, or made by a function. */
export function textsFor({ i18n, t }: PayloadRequest): ReadText {
  const readText: ReadText = (written) => {
    if (typeof written === 'string') return written
    if (typeof written === 'function') return readText(written({ i18n, t }))
    return isPerLanguage(written) ? inLanguage(written, i18n.language, i18n.fallbackLanguage) : null
  }
  return readText
}

const isPerLanguage = (written: unknown): written is Record<string, string> =>
  typeof written === 'object' &&
  written !== null &&
  Object.values(written).every((text) => typeof text === 'string')

const inLanguage = (texts: Record<string, string>, ...languages: string[]): string | null =>
  languages.map((language) => texts[language]).find(Boolean) ?? Object.values(texts)[0] ?? null
