import { QueryObserver, skipToken } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { AdminConfig } from '#contracts/admin-config'
import { adminConfigKey, ConfigContext } from './config.ts'
import { usePanel } from './panel.ts'

/**
 * Watches the config for the hundreds of views that read it. It is told before whoever asked for the
 * config goes on: a screen behind the sign-in never sees a stranger's. `useQuery` would tell it later.
 */
export function ConfigProvider({ children }: { children: ReactNode }) {
  const { queries } = usePanel()
  const [observer] = useState(
    () => new QueryObserver<AdminConfig>(queries, { queryKey: adminConfigKey, queryFn: skipToken }),
  )
  const subscribe = useCallback((onChange: () => void) => observer.subscribe(onChange), [observer])
  const read = () => observer.getCurrentResult().data
  const config = useSyncExternalStore(subscribe, read, read)
  return <ConfigContext value={config}>{children}</ConfigContext>
}
