import { createContext, use, useCallback } from 'react'
import type { NavigationRef, Place } from '#machines/navigation'
import { usePanel } from './panel.ts'

/** Where the screen is; changes only once a step has been allowed. */
export const PlaceContext = createContext<Place>({ path: '/', search: '' })

/** The search of the current address, with its '?'. */
export const useSearch = (): string => use(PlaceContext).search

export const usePath = (): string => use(PlaceContext).path

/** A path as wouter should get it: it decodes the whole of it once, and a '%' would be lost twice. */
export const routerPath = (path: string): string => path.replaceAll('%25', '%2525')

/** Asks to go somewhere inside the panel; unsaved work may have a say. */
export function useGo(): (href: string, options?: { replace?: boolean }) => void {
  const { navigation } = usePanel()
  return useCallback((href, options) => goTo(navigation, href, options), [navigation])
}

/** The same outside of views. */
export const goTo = (
  navigation: NavigationRef,
  href: string,
  { replace = false }: { replace?: boolean } = {},
): void => navigation.send({ type: 'user.go', to: placeOf(href), replace })

/** The place that an address inside the panel names. */
export function placeOf(href: string): Place {
  const [path = '', query = ''] = href.split('?', 2)
  return { path, search: query === '' ? '' : `?${query}` }
}
