import { contradiction } from '../findings.ts'
import { loose, textOf } from '../loose.ts'
import type { Finding } from '../mistake.ts'
import type { Site } from '../site.ts'

/** The admin and the API do not answer at the same address. */
export function routesRule({ config }: Site): Finding[] {
  const { admin, api } = loose(config.routes)
  const adminRoute = textOf(admin) ?? '/admin'
  const apiRoute = textOf(api) ?? '/api'
  const isApart = apiRoute !== '/' && apiRoute !== adminRoute && isOutside(adminRoute, apiRoute)
  return isApart ? [] : [contradiction(apiRoute, `≠ ${adminRoute}/…`, ['routes', 'api'])]
}

/** The admin alone may be at `/`: the API is asked first. */
const isOutside = (adminRoute: string, apiRoute: string) =>
  adminRoute === '/' ||
  !(`${apiRoute}/`.startsWith(`${adminRoute}/`) || `${adminRoute}/`.startsWith(`${apiRoute}/`))
