import { useCallback } from 'react'
import type { SignedInConfig } from '#contracts/admin-config'
import { localeIn } from '#contracts/content-locale'
import { useConfig } from './config.ts'
import { withLocale } from './locale.ts'
import { useSearch } from './place.ts'

/** Leads elsewhere in the content language that this address names; where it names none, so do the others. */
export function useCarriedLocale(): (href: string) => string {
  const { localization } = useConfig()
  const carried = carriedLocale(useSearch(), localization)
  return useCallback((href) => withLocale(href, carried), [carried])
}

/** The same from this address, outside of views. */
export function carriedFrom(
  search: string,
  localization: SignedInConfig['localization'],
): (href: string) => string {
  const carried = carriedLocale(search, localization)
  return (href) => withLocale(href, carried)
}

const carriedLocale = (search: string, localization: SignedInConfig['localization']) =>
  new URLSearchParams(search).has('locale') ? localeIn(localization, search, null) : null
