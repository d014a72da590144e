import { use } from 'react'
import type { DrawerProps } from '../parts/Drawer.tsx'
import { Drawer } from '../parts/Drawer.tsx'
import { Closing } from './Closing.tsx'
import { aboveOwn, OwnDepthContext } from './depth.ts'

/** A drawer that offers its own actions while it is on top, and none of those below it. */
export const ActionDrawer = ({ children, ...drawer }: DrawerProps) => (
  <OwnDepthContext value={use(OwnDepthContext) + aboveOwn}>
    <Drawer {...drawer}>
      {children}
      <Closing onClose={drawer.onCancel} />
    </Drawer>
  </OwnDepthContext>
)
