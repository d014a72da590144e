import type { Localization } from './admin-config.ts'

/** The language of the content that an address shows; null where there is but one. */
export function localeIn(localization: Localization | null, search: string): string | null {
  if (localization === null) return null
  const asked = new URLSearchParams(search).get('locale')
  const isKnown = localization.locales.some(({ code }) => code === asked)
  return isKnown ? asked : localization.defaultLocale
}
