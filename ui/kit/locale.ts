import { useSelector } from '@xstate/react'
import { localeIn } from '#contracts/content-locale'
import type { FieldPlace } from '#machines/navigation'
import type { SearchLocales } from '../client/search-where.ts'
import { useConfig } from './config.ts'
import { usePanel } from './panel.ts'
import { useSearch } from './place.ts'

/** The language of the content: the address's, else what this person works in; null where there is but one. */
export function useLocale(): string | null {
  const { navigation } = usePanel()
  const preferred = useSelector(navigation, ({ context }) => context.locale)
  return localeIn(useConfig().localization, useSearch(), preferred)
}

/** Asks to work in another language, here and from here on; unsaved work may have a say. */
export function useChooseLocale(): (locale: string, shown?: FieldPlace) => void {
  const { navigation } = usePanel()
  return (locale, shown) =>
    navigation.send({ type: 'user.chooseLocale', locale, ...(shown && { shown }) })
}

/** The language that is searched, and the one whose titles stand in for missing ones. */
export function useSearchLocales(): SearchLocales {
  const { localization } = useConfig()
  return { locale: useLocale(), fallback: localization?.defaultLocale ?? null }
}

/** An address with a content language: `?locale=` is set, the rest stays. */
export function withLocale(href: string, locale: string | null): string {
  if (locale === null) return href
  const [path, query = ''] = href.split('?', 2)
  const search = new URLSearchParams(query)
  search.set('locale', locale)
  return `${path}?${search}`
}

/** What a content language is called. */
export function useLocaleLabel(): (locale: string) => string {
  const { localization } = useConfig()
  return (locale) => localization?.locales.find(({ code }) => code === locale)?.label ?? locale
}
