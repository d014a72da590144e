import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromPromise } from 'xstate'
import { tenantCookie } from '#contracts/site-components'
import type { TenantActor, TenantEmitted } from '#machines/tenant'
import { tenantMachine } from '#machines/tenant'
import { readTenants } from '../../client/tenants.ts'
import { readCookie } from '../../kit/cookies.ts'
import { usePanel } from '../../kit/panel.ts'
import { problemText, useText } from '../../kit/text.tsx'
import { toaster } from '../../parts/toaster.ts'
import { switchTenant } from './switch-tenant.ts'

const remembered = () => readCookie(document, tenantCookie) || null

/** The seam between the choice of a tenant, the server and the browser's cookie. */
export function useTenant(slug: string): TenantActor {
  const text = useText()
  const panel = usePanel()
  const tenant = useActorRef(
    tenantMachine.provide({
      actors: {
        read: fromPromise(({ signal }) => readTenants(panel.http, slug, signal)),
        switchTo: fromPromise(({ input, signal }) => switchTenant(panel, input, signal)),
      },
    }),
    { input: { remembered: remembered() } },
  )
  const tell = useEffectEvent(({ problem }: TenantEmitted) =>
    toaster.create({ title: problemText(text, problem), type: 'error' }),
  )
  useEffect(() => {
    const { unsubscribe } = tenant.on('failed', (news) => void tell(news))
    const returned = () => {
      if (document.visibilityState === 'visible') {
        tenant.send({ type: 'browser.returned', remembered: remembered() })
      }
    }
    document.addEventListener('visibilitychange', returned)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', returned)
    }
  }, [tenant])
  return tenant
}
