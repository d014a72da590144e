import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import type { DrawersRef } from '#machines/drawers'
import { CrumbsContext, createShownCrumbs } from '../../kit/crumbs.ts'
import { DrawersContext } from '../../kit/drawers.ts'
import { PanelContext, usePanel } from '../../kit/panel.ts'
import { drawerPanel } from './drawer-panel.ts'

interface Props {
  drawers: DrawersRef
  /** The drawer's key. */
  own: string
  depth: number
  children: ReactNode
}

/** The surroundings of a document in a drawer: its address, its breadcrumb and its keys are not the page's. */
export function InDrawer({ drawers, own, depth, children }: Props) {
  const panel = usePanel()
  const [crumbs] = useState(createShownCrumbs)
  const inside = useMemo(() => drawerPanel(panel, drawers, own), [panel, drawers, own])
  const place = useMemo(() => ({ actor: drawers, depth }), [drawers, depth])
  return (
    <PanelContext value={inside}>
      <CrumbsContext value={crumbs}>
        <DrawersContext value={place}>{children}</DrawersContext>
      </CrumbsContext>
    </PanelContext>
  )
}
