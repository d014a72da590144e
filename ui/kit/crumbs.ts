import { createContext, use, useLayoutEffect, useSyncExternalStore } from 'react'

/** One step of the breadcrumb; the last one has no address. */
export interface Crumb {
  label: string
  href?: string
  /** The page shows it as well: it's left out of sight while that is in sight. */
  isOnPage?: boolean
}

/** Where the screen says it stands (NAV-6). Only who shows it is drawn anew when that changes. */
export interface ShownCrumbs {
  show(crumbs: readonly Crumb[]): void
  read(): readonly Crumb[]
  subscribe(onChange: () => void): () => void
}

export function createShownCrumbs(): ShownCrumbs {
  const listeners = new Set<() => void>()
  let shown: readonly Crumb[] = []
  return {
    show: (crumbs) => {
      shown = crumbs
      for (const listener of listeners) listener()
    },
    read: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const CrumbsContext = createContext<ShownCrumbs>(createShownCrumbs())

/** Lets a screen say where it stands. The shell shows it. */
export function useCrumbs(crumbs: readonly Crumb[]): void {
  const { show } = use(CrumbsContext)
  const text = JSON.stringify(crumbs)
  useLayoutEffect(() => show(JSON.parse(text)), [show, text])
}

/** Where the screen stands. */
export function useShownCrumbs(): readonly Crumb[] {
  const { read, subscribe } = use(CrumbsContext)
  return useSyncExternalStore(subscribe, read, read)
}
