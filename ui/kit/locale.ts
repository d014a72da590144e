import type { Localization } from '#config-schema'
import { useConfig } from './config.ts'
import { useSearch } from './place.ts'

/** The language of the content: the address's, else the default; null where there is but one. */
export function useLocale(): string | null {
  return localeIn(useConfig().localization, useSearch())
}

/** The same for any address, by its search. */
export function localeIn(localization: Localization | null, search: string): string | null {
  if (localization === null) return null
  const asked = new URLSearchParams(search).get('locale')
  const isKnown = localization.locales.some(({ code }) => code === asked)
  return isKnown ? asked : localization.defaultLocale
}

/** An address with a content language: `?locale=` is set, the rest stays. */
export function withLocale(href: string, locale: string | null): string {
  if (locale === null) return href
  const [path, query = ''] = href.split('?', 2)
  const search = new URLSearchParams(query)
  search.set('locale', locale)
  return `${path}?${search}`
}
