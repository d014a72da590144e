import { useCallback } from 'react'
import { useLocale, withLocale } from './locale.ts'
import { useSearch } from './place.ts'

/** Leads elsewhere in the content language that this address names; where it names none, so do the others. */
export function useCarriedLocale(): (href: string) => string {
  const locale = useLocale()
  const isNamed = new URLSearchParams(useSearch()).has('locale')
  const carried = isNamed ? locale : null
  return useCallback((href) => withLocale(href, carried), [carried])
}
