import { tenantOptionsPath } from '#contracts/site-components'
import type { Tenant } from '#machines/tenant'
import type { Http } from './http.ts'

interface Answer {
  tenantOptions: readonly { label: string; value: string | number }[]
}

/** The tenants that this person may choose, as Payload's plugin answers. */
export async function readTenants(
  http: Http,
  slug: string,
  signal: AbortSignal,
): Promise<readonly Tenant[]> {
  const { tenantOptions } = await http<Answer>(`/${slug}${tenantOptionsPath}`, { signal })
  return tenantOptions.map(({ label, value }) => ({ id: String(value), label }))
}
