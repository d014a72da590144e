import type { ReactNode } from 'react'
import { use, useMemo } from 'react'
import { DrawersContext } from './drawers.ts'

/** What is opened from here stands above this drawer. */
export function AtDepth({ depth, children }: { depth: number; children: ReactNode }) {
  const actor = use(DrawersContext)?.actor
  const drawers = useMemo(() => actor && { actor, depth }, [actor, depth])
  return <DrawersContext value={drawers ?? null}>{children}</DrawersContext>
}
