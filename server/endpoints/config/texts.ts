import type { PayloadRequest } from 'payload'
import { labelAsWritten } from '../../features/labels/label-that-holds.ts'
import type { ReportConfigError } from './config-errors.ts'

/** Reads the texts of a config, however they are written. */
export interface ReadText {
  /**
   * The text under a key of this place; null where it is none, and `fallback` where the site's
   * function for it throws: one broken label must not close the panel.
   */
  (written: unknown, key: string, fallback?: string | null): string | null
  /** Reads what lies inside this place. */
  inside: (key: string) => ReadText
  /** Reports what threw under a key of this place. */
  report: ReportConfigError
}

/** Texts in the language of the request: plain, one per language, or made by a function. */
export function textsFor(
  { i18n, t }: Pick<PayloadRequest, 'i18n' | 't'>,
  report: ReportConfigError,
  place: readonly string[] = [],
): ReadText {
  const textOf = (written: unknown): string | null => {
    if (typeof written === 'string') return written
    if (typeof written === 'function') return textOf(written({ i18n, t }))
    return isPerLanguage(written) ? inLanguage(written, i18n.language, i18n.fallbackLanguage) : null
  }
  const reportAt: ReportConfigError = (key, thrown) => report([...place, key].join('.'), thrown)
  const readText = (written: unknown, key: string, fallback: string | null = null) => {
    try {
      return textOf(labelAsWritten(written))
    } catch (thrown) {
      reportAt(key, thrown)
      return fallback
    }
  }
  return Object.assign(readText, {
    report: reportAt,
    inside: (key: string) => textsFor({ i18n, t }, report, [...place, key]),
  })
}

const isPerLanguage = (written: unknown): written is Record<string, string> =>
  typeof written === 'object' &&
  written !== null &&
  Object.values(written).every((text) => typeof text === 'string')

const inLanguage = (texts: Record<string, string>, ...languages: string[]): string | null =>
  languages.map((language) => texts[language]).find(Boolean) ?? Object.values(texts)[0] ?? null
