import { useSelector } from '@xstate/react'
import type { DrawersRef } from '#machines/drawers'
import { DocumentDrawer } from './DocumentDrawer.tsx'
import { LeaveDrawer } from './LeaveDrawer.tsx'
import { useReopened } from './use-reopened.ts'

/** The open drawers, the topmost last. */
export function DrawerStack({ drawers }: { drawers: DrawersRef }) {
  const stack = useSelector(drawers, ({ context }) => context.stack)
  useReopened(drawers, stack)
  return (
    <>
      {stack.map((drawer) => (
        <DocumentDrawer key={drawer.key} drawers={drawers} drawer={drawer} />
      ))}
      <LeaveDrawer drawers={drawers} />
    </>
  )
}
