import { createContext, use } from 'react'

/**
 * Where a list keeps what it shows: its page, order, filter, columns and words. The screen keeps it
 * in its address; a list in a drawer or a field keeps it for as long as it is there.
 */
export interface ListHome {
  /** What the list shows, written as the search of an address. */
  search: string
  /** Before every step of it; '' where a step is not an address. */
  path: string
  /** Takes a step, which the list's own links name. */
  go: (href: string, options?: { replace?: boolean }) => void
  /** Whether somebody who comes back finds it as it was, scrolled to where it was. */
  isKept: boolean
  /** Before the ids of its parts, of which there may be others on the page. */
  prefix: string
}

export const ListHomeContext = createContext<ListHome | null>(null)

export function useListHome(): ListHome {
  const home = use(ListHomeContext)
  if (home === null) throw new Error('A list needs a home.')
  return home
}
