import type { ReactNode } from 'react'
import { useId, useMemo, useState } from 'react'
import { LinkProvider, useAnchor } from '../../../parts/Link.tsx'
import { anchorWithSteps } from './anchor-with-steps.tsx'
import type { ListHome } from './list-home.ts'
import { ListHomeContext } from './list-home.ts'

/** A list that shows something else than the page's address says: what it is at is held here. */
export function HeldHome({ children }: { children: ReactNode }) {
  const prefix = useId()
  const outer = useAnchor()
  const [search, setSearch] = useState('')
  const home = useMemo(
    (): ListHome => ({ search, path: '', go: setSearch, isKept: false, prefix }),
    [search, prefix],
  )
  const anchor = useMemo(() => anchorWithSteps(outer, setSearch), [outer])
  return (
    <ListHomeContext value={home}>
      <LinkProvider value={anchor}>{children}</LinkProvider>
    </ListHomeContext>
  )
}
