import { createContext, use, useLayoutEffect } from 'react'

/** One step of the breadcrumb; the last one has no address. */
export interface Crumb {
  label: string
  href?: string
}

/** Lets a screen say where it stands (NAV-6). The shell shows it. */
export const CrumbsContext = createContext<(crumbs: readonly Crumb[]) => void>(() => {})

export function useCrumbs(crumbs: readonly Crumb[]): void {
  const show = use(CrumbsContext)
  const text = JSON.stringify(crumbs)
  useLayoutEffect(() => show(JSON.parse(text)), [show, text])
}
