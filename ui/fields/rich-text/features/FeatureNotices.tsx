import { useSyncExternalStore } from 'react'
import type { SiteComponent } from '#contracts/site-components'
import { adminUrl } from '../../../kit/admin-url.ts'
import { useAdminConfig } from '../../../kit/config.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import type { Troubles } from './troubles.ts'

interface FeatureNoticesProps {
  named: readonly SiteComponent[]
  troubles: Troubles
}

/** The styles of the site's features, and which of them do not work: why, administrators read. */
export function FeatureNotices({ named, troubles }: FeatureNoticesProps) {
  const text = useText()
  const config = useAdminConfig()
  const { admin } = usePanel().boot
  const all = useSyncExternalStore(troubles.subscribe, troubles.all)
  const isTold = config?.kind === 'signedIn' && config.isAdministrator
  const styles = new Set(named.flatMap((one) => ('styles' in one && one.styles ? one.styles : [])))
  return (
    <>
      {[...styles].map((path) => (
        <link
          key={path}
          rel="stylesheet"
          href={adminUrl({ adminRoute: admin, path })}
          precedence="site"
        />
      ))}
      {all.map(({ name, thrown }) => (
        <Notice key={name} tone="warning">
          {text('richText.feature.broken', { name })}
          {isTold && ` ${text('component.message', { message: messageOf(thrown) })}`}
        </Notice>
      ))}
    </>
  )
}

const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown)
