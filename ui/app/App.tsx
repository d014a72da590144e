import { QueryClientProvider } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { SessionSnapshot } from '#machines/session'
import { useAdminConfig } from '../kit/config.ts'
import { PanelProvider } from '../kit/PanelProvider.tsx'
import type { Panel } from '../kit/panel.ts'
import { usePanel } from '../kit/panel.ts'
import { LinkProvider } from '../parts/Link.tsx'
import { LoginRoute } from '../views/login/LoginRoute.tsx'
import { UnauthorisedView } from '../views/unauthorised/UnauthorisedView.tsx'
import { UnreachableView } from '../views/unreachable/UnreachableView.tsx'
import { PanelLink } from './PanelLink.tsx'
import { Place } from './Place.tsx'
import { Show } from './part.tsx'
import { inside } from './preload.ts'
import { Waiting } from './Waiting.tsx'

const FirstUserRoute = lazy(async () => ({
  default: (await import('../views/first-user/FirstUserRoute.tsx')).FirstUserRoute,
}))

/** The panel: its few providers, and the screen for who is here. */
export function App({ panel }: { panel: Panel }) {
  return (
    <QueryClientProvider client={panel.queries}>
      <PanelProvider panel={panel}>
        <LinkProvider value={PanelLink}>
          <Suspense fallback={<Waiting />}>
            <Place>
              <Gate />
            </Place>
          </Suspense>
        </LinkProvider>
      </PanelProvider>
    </QueryClientProvider>
  )
}

function Gate() {
  const { session } = usePanel()
  const config = useAdminConfig()
  const screen = useSelector(session, screenOf)
  switch (screen) {
    case 'inside':
      // The config of whoever came instead may be there a moment before the session says so.
      return config?.kind === 'signedIn' ? <Show part={inside} with={{}} /> : <Waiting />
    case 'login':
      return <LoginRoute />
    case 'firstUser':
      return <FirstUserRoute />
    case 'unauthorised':
      return <UnauthorisedView />
    case 'unreachable':
      return <UnreachableView />
    case 'waiting':
      return <Waiting />
  }
}

type Screen = 'inside' | 'login' | 'firstUser' | 'unauthorised' | 'unreachable' | 'waiting'

function screenOf(snapshot: SessionSnapshot): Screen {
  if (snapshot.hasTag('inside')) return 'inside'
  if (snapshot.matches('signedOut')) return 'login'
  if (snapshot.matches('founding')) return 'firstUser'
  if (snapshot.matches('unauthorised')) return 'unauthorised'
  return snapshot.matches('unreachable') ? 'unreachable' : 'waiting'
}
