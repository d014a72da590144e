import { useSelector } from '@xstate/react'
import { usePanel } from '../kit/panel.ts'
import { SharedModulesContext } from '../site/place/modules.ts'
import { sharedModules } from '../site/shared/index.ts'
import { DrawersRoot } from '../views/document-drawer/DrawersRoot.tsx'
import { LeaveGuard } from '../views/leave-guard/LeaveGuard.tsx'
import { PaletteRoot } from '../views/palette/PaletteRoot.tsx'
import { SessionEnded } from '../views/session-ended/SessionEnded.tsx'
import { ShellRoute } from '../views/shell/ShellRoute.tsx'
import { Routes } from './Routes.tsx'

/** Everything behind the sign-in. An ended session asks over the page, which stays as it is. */
export function Inside() {
  const { session } = usePanel()
  const userId = useSelector(session, ({ context }) => context.user?.id)
  return (
    <SharedModulesContext value={sharedModules}>
      <PaletteRoot key={userId}>
        <ShellRoute>
          <DrawersRoot>
            <Routes />
          </DrawersRoot>
        </ShellRoute>
      </PaletteRoot>
      <LeaveGuard />
      <SessionEnded />
    </SharedModulesContext>
  )
}
