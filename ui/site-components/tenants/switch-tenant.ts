import type { AdminConfig } from '#contracts/admin-config'
import { adminConfigPath } from '#contracts/admin-config'
import { tenantCookie } from '#contracts/site-components'
import type { TenantSwitch } from '#machines/tenant'
import { adminConfigKey } from '../../kit/admin-config-key.ts'
import { removeCookie, writeCookie } from '../../kit/cookies.ts'
import type { Panel } from '../../kit/panel.ts'

/** Lists show another tenant's documents from now on; forms that are open stay as they are. */
export async function switchTenant(
  { http, queries }: Panel,
  { from, to }: TenantSwitch,
  signal: AbortSignal,
): Promise<void> {
  remember(to)
  try {
    const config = await http<AdminConfig>(adminConfigPath, { signal })
    if (config.kind === 'signedIn') queries.setQueryData(adminConfigKey, config)
  } catch (thrown) {
    // A choice that came after this one has written its own.
    if (!signal.aborted) remember(from)
    throw thrown
  }
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== adminConfigKey[0] })
}

const remember = (tenant: string | null): void =>
  tenant === null
    ? removeCookie(document, tenantCookie)
    : writeCookie(document, tenantCookie, tenant)
