import type { SanitizedConfig } from 'payload'
import { handleEndpoints } from 'payload'
import { panelRoute } from './panel-route.ts'

export interface PayloadHandlerOptions {
  /** What `buildConfig` returned in payload.config.ts. */
  config: Promise<SanitizedConfig> | SanitizedConfig
  /** Where the panel is, in addition to `/api/stateroom/panel`. */
  panel?: string
  /** What stands before all addresses, where your host or your proxy serves other things, too. */
  basePath?: string
}

/** Payload's API and the panel, for any host that speaks `fetch`. */
export const createHandler =
  ({ basePath = '', config, panel }: PayloadHandlerOptions) =>
  async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    // A proxy may have taken it off already.
    const path = isBelow(basePath, pathname) ? pathname.slice(basePath.length) || '/' : pathname
    const { routes } = await config
    const place = [panel, `${routes.api}/stateroom/panel`].find(
      (one) => one !== undefined && isBelow(one, path),
    )
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (place === undefined || !isRead) return handleEndpoints({ config, request, path })

    const segments = path.slice(place.length).split('/').filter(Boolean).map(plain)
    const below = new Request(new URL(path + new URL(request.url).search, request.url), request)
    return panelRoute(config, basePath)(below, { params: Promise.resolve({ path: segments }) })
  }

/** As the panel's files are named; what can't be read is a file that isn't there. */
function plain(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const isBelow = (base: string, path: string): boolean =>
  path === base || path.startsWith(`${base}/`)
