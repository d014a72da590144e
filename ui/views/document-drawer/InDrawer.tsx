import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import type { DrawersRef } from '#machines/drawers'
import { CrumbsContext, createShownCrumbs } from '../../kit/crumbs.ts'
import { DrawersContext } from '../../kit/drawers.ts'

interface Props {
  drawers: DrawersRef
  depth: number
  children: ReactNode
}

/** A document in a drawer has a breadcrumb of its own, and opens others above itself. */
export function InDrawer({ drawers, depth, children }: Props) {
  const [crumbs] = useState(createShownCrumbs)
  const place = useMemo(() => ({ actor: drawers, depth }), [drawers, depth])
  return (
    <CrumbsContext value={crumbs}>
      <DrawersContext value={place}>{children}</DrawersContext>
    </CrumbsContext>
  )
}
