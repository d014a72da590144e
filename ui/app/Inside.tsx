import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { createFiles } from '../client/files.ts'
import { asUser, userNamed } from '../client/session.ts'
import { ListsInFieldsContext } from '../fields/kit/lists-in-fields.ts'
import { useConfig } from '../kit/config.ts'
import { PanelContext, usePanel } from '../kit/panel.ts'
import { FloatingNotices } from '../parts/FloatingNotices.tsx'
import { featureModules, sharedModules } from '../site/shared/index.ts'
import { FeatureModulesContext, SharedModulesContext } from '../site-components/modules.ts'
import { SiteSlot } from '../site-components/SiteSlot.tsx'
import { DrawersRoot } from '../views/document-drawer/DrawersRoot.tsx'
import { Inbox } from '../views/inbox/later.tsx'
import { FormGuardRoot } from '../views/leave-guard/FormGuardRoot.tsx'
import { LeaveGuard } from '../views/leave-guard/LeaveGuard.tsx'
import { PaletteRoot } from '../views/palette/PaletteRoot.tsx'
import { PanelVersion } from '../views/panel-version/later.tsx'
import { SessionEnded } from '../views/session-ended/SessionEnded.tsx'
import { SessionEnding } from '../views/session-ending/SessionEnding.tsx'
import { ShellRoute } from '../views/shell/ShellRoute.tsx'
import { UploadsRoot } from '../views/uploads-tray/UploadsRoot.tsx'
import { listsInFields } from './lists-in-fields.ts'
import { Routes } from './Routes.tsx'
import { useUploads } from './use-uploads.ts'

/**
 * Everything behind the sign-in. An ended session asks over the page, which stays as it is. What is
 * opened here asks and saves as the person who opened it, for as long as it lives.
 */
export function Inside() {
  const panel = usePanel()
  const { auth } = useConfig()
  const userId = useSelector(panel.session, ({ context }) => context.user?.id)
  const name = userNamed(auth, userId)
  const uploads = useUploads(name)
  const own = useMemo(
    () =>
      name === null
        ? panel
        : { ...panel, http: asUser(panel.http, name), files: createFiles(uploads) },
    [panel, name, uploads],
  )
  return (
    <PanelContext value={own}>
      <SharedModulesContext value={sharedModules}>
        <FeatureModulesContext value={featureModules}>
          <ListsInFieldsContext value={listsInFields}>
            <FormGuardRoot>
              <PaletteRoot key={userId}>
                <SiteSlot name="providers">
                  <ShellRoute inbox={<Inbox />}>
                    <DrawersRoot>
                      <Routes />
                    </DrawersRoot>
                  </ShellRoute>
                </SiteSlot>
              </PaletteRoot>
              <UploadsRoot />
            </FormGuardRoot>
            <LeaveGuard />
            <FloatingNotices>
              <SessionEnding />
              <PanelVersion />
            </FloatingNotices>
            <SessionEnded />
          </ListsInFieldsContext>
        </FeatureModulesContext>
      </SharedModulesContext>
    </PanelContext>
  )
}
