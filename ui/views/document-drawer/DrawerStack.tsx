import { useSelector } from '@xstate/react'
import type { DrawersRef } from '#machines/drawers'
import { DocumentDrawer } from './DocumentDrawer.tsx'
import { LeaveDrawer } from './LeaveDrawer.tsx'

/** The open drawers, the topmost last. */
export function DrawerStack({ drawers }: { drawers: DrawersRef }) {
  const stack = useSelector(drawers, ({ context }) => context.stack)
  return (
    <>
      {stack.map((drawer) => (
        <DocumentDrawer key={drawer.key} drawers={drawers} drawer={drawer} />
      ))}
      <LeaveDrawer drawers={drawers} />
    </>
  )
}
