import { QueryClientProvider } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import type { SessionSnapshot } from '#machines/session'
import { useAdminConfig } from '../kit/config.ts'
import { useIsDrawn } from '../kit/drawn.ts'
import { PanelProvider } from '../kit/PanelProvider.tsx'
import type { Panel } from '../kit/panel.ts'
import { usePanel } from '../kit/panel.ts'
import { usePath } from '../kit/place.ts'
import { LinkProvider } from '../parts/Link.tsx'
import { TypedIdentifier } from '../views/access/TypedIdentifier.tsx'
import { LoginRoute } from '../views/login/LoginRoute.tsx'
import { NotClearedView } from '../views/logout/NotClearedView.tsx'
import type { SignedOutReason } from '../views/logout/SignedOutView.tsx'
import { SignedOutView } from '../views/logout/SignedOutView.tsx'
import { UnauthorisedView } from '../views/unauthorised/UnauthorisedView.tsx'
import { UnreachableView } from '../views/unreachable/UnreachableView.tsx'
import { accountAccessAt } from './account-access-at.ts'
import { belowAdmin } from './below-admin.ts'
import { PanelLink } from './PanelLink.tsx'
import { Place } from './Place.tsx'
import { Show } from './part.tsx'
import { inside } from './preload.ts'
import { Waiting } from './Waiting.tsx'

const FirstUserRoute = lazy(async () => ({
  default: (await import('../views/first-user/FirstUserRoute.tsx')).FirstUserRoute,
}))

const AccountAccessRoute = lazy(async () => ({
  default: (await import('../views/account-access/AccountAccessRoute.tsx')).AccountAccessRoute,
}))

interface AppProps {
  panel: Panel
  /** It can be used now: a page that came drawn looks like that before. */
  onShown?: (() => void) | undefined
}

/** The panel: its few providers, and the screen for who is here. */
export function App({ panel, onShown }: AppProps) {
  return (
    <QueryClientProvider client={panel.queries}>
      <PanelProvider panel={panel}>
        <LinkProvider value={PanelLink}>
          <Suspense fallback={<Waiting />}>
            <Place>
              <Gate onShown={onShown} />
            </Place>
          </Suspense>
        </LinkProvider>
      </PanelProvider>
    </QueryClientProvider>
  )
}

function Gate({ onShown }: Pick<AppProps, 'onShown'>) {
  const { boot, session } = usePanel()
  const config = useAdminConfig()
  const isDrawn = useIsDrawn()
  // Effects run from the inside out: by then every part of the screen hears.
  useEffect(() => onShown?.(), [onShown])
  const screen = useSelector(session, screenOf)
  const path = usePath()
  const input = useMemo(() => accountAccessAt(belowAdmin(boot, path)), [boot, path])
  const reason = signedOutReason(belowAdmin(boot, path))
  if (isDrawn && (input || screen === 'firstUser')) return <Waiting />
  // The links of emails work whoever is signed in here.
  if (input && config && screen !== 'waiting' && screen !== 'unreachable') {
    return (
      <TypedIdentifier>
        <AccountAccessRoute key={path} input={input} />
      </TypedIdentifier>
    )
  }
  switch (screen) {
    case 'inside':
      // The config of whoever came instead may be there a moment before the session says so.
      return config?.kind === 'signedIn' ? <Show part={inside} with={{}} /> : <Waiting />
    case 'login':
      return reason ? (
        <SignedOutView reason={reason} />
      ) : (
        <TypedIdentifier>
          <LoginRoute />
        </TypedIdentifier>
      )
    case 'firstUser':
      return <FirstUserRoute />
    case 'unauthorised':
      return <UnauthorisedView />
    case 'notCleared':
      return <NotClearedView />
    case 'unreachable':
      return <UnreachableView />
    case 'waiting':
      return <Waiting />
  }
}

/** Payload's addresses for people who were signed out: there they are told so before they are asked. */
function signedOutReason(path: string): SignedOutReason | null {
  if (path === '/logout-inactivity') return 'inactivity'
  return path === '/logout' ? 'choice' : null
}

type Screen =
  | 'inside'
  | 'login'
  | 'firstUser'
  | 'unauthorised'
  | 'notCleared'
  | 'unreachable'
  | 'waiting'

function screenOf(snapshot: SessionSnapshot): Screen {
  if (snapshot.hasTag('inside')) return 'inside'
  if (snapshot.matches('signedOut')) return 'login'
  if (snapshot.matches('founding')) return 'firstUser'
  if (snapshot.matches('unauthorised')) return 'unauthorised'
  if (snapshot.matches('notCleared')) return 'notCleared'
  return snapshot.matches('unreachable') ? 'unreachable' : 'waiting'
}
