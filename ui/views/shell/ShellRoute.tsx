import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { localePreferenceKey } from '#contracts/content-locale'
import { menuPreferenceKey } from '#contracts/first-questions'
import type { NavigationPreferences } from '#machines/navigation'
import { keepPreference, readPreference } from '../../client/preferences.ts'
import { usePanel } from '../../kit/panel.ts'
import { Shell } from './Shell.tsx'

interface Props {
  /** In the header. */
  inbox: ReactNode
  children: ReactNode
}

/** The seam between navigation and what the server remembers of it for this person (NAV-5, I18N-2). */
export function ShellRoute({ inbox, children }: Props) {
  const { http, navigation } = usePanel()

  useEffect(() => {
    const hear = (preferences: NavigationPreferences | null) =>
      navigation.send({ type: 'server.preferencesRead', preferences })
    readPreference<NavigationPreferences>(http, menuPreferenceKey).then(hear, () => hear(null))
    const kept = navigation.on('preferencesChanged', ({ preferences }) => {
      // A preference that is not kept is no reason to disturb anybody.
      keepPreference(http, menuPreferenceKey, preferences).catch(() => {})
    })
    const chosen = navigation.on('localeChosen', ({ locale }) => {
      keepPreference(http, localePreferenceKey, locale, { keepalive: true }).catch(() => {})
    })
    return () => {
      kept.unsubscribe()
      chosen.unsubscribe()
    }
  }, [http, navigation])

  return <Shell inbox={inbox}>{children}</Shell>
}
