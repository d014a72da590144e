import type { Localization } from './admin-config.ts'

/** Under which the content language that a person works in is kept, as Payload's own admin names it. */
export const localePreferenceKey = 'locale'

/**
 * The language of the content that an address shows: the one that it names, else the one that its
 * reader prefers, else the default; null where there is but one.
 */
export function localeIn(
  localization: Localization | null,
  search: string,
  preferred: string | null,
): string | null {
  if (localization === null) return null
  const { locales, defaultLocale } = localization
  const wanted = [new URLSearchParams(search).get('locale'), preferred]
  return wanted.find((asked) => locales.some(({ code }) => code === asked)) ?? defaultLocale
}
