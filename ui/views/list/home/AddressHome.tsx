import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useGo, usePath, useSearch } from '../../../kit/place.ts'
import type { ListHome } from './list-home.ts'
import { ListHomeContext } from './list-home.ts'

/** A list whose state is the page's address: a link shows the same, and going back leads back. */
export function AddressHome({ children }: { children: ReactNode }) {
  const path = usePath()
  const search = useSearch()
  const go = useGo()
  const home = useMemo(
    (): ListHome => ({ search, path, go, isKept: true, prefix: '' }),
    [search, path, go],
  )
  return <ListHomeContext value={home}>{children}</ListHomeContext>
}
