import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { NavigationPreferences } from '#machines/navigation'
import { keepPreference, readPreference } from '../../client/preferences.ts'
import { usePanel } from '../../kit/panel.ts'
import { Shell } from './Shell.tsx'

/** The seam between navigation and what the server remembers of it for this person (NAV-5). */
export function ShellRoute({ children }: { children: ReactNode }) {
  const { http, navigation } = usePanel()

  useEffect(() => {
    const hear = (preferences: NavigationPreferences | null) =>
      navigation.send({ type: 'server.preferencesRead', preferences })
    readPreference<NavigationPreferences>(http, 'nav').then(hear, () => hear(null))
    const { unsubscribe } = navigation.on('preferencesChanged', ({ preferences }) => {
      // A preference that is not kept is no reason to disturb anybody.
      keepPreference(http, 'nav', preferences).catch(() => {})
    })
    return unsubscribe
  }, [http, navigation])

  return <Shell>{children}</Shell>
}
