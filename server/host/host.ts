import type { Payload } from 'payload'
import { handleEndpoints } from 'payload'
import type { PageLimits } from '../panel/answers-ahead.ts'
import { baseOf } from '../panel/page-for.ts'
import type { PageSources } from '../panel/page-headers.ts'
import type { SiteFiles } from './admin-files.ts'
import { adminFiles } from './admin-files.ts'
import { adminPage } from './admin-page.ts'
import { compressJson } from './compress-json.ts'
import type { GateOptions } from './gate/gate.ts'
import { gate, isBelow } from './gate/gate.ts'
import type { Handler } from './handler.ts'
import { withRules } from './handler.ts'
import { keepPrivate, secureHeaders } from './headers.ts'
import { health } from './health.ts'

export interface HostOptions {
  payload: Payload
  /** The key under which Payload keeps this instance. */
  payloadKey: string
  adminDir: string
  /** The built components of the site; null: there are none. */
  site: SiteFiles | null
  /** The address of a script that the page has besides; null: it has none. */
  script: string | null
  /** The address of the site's style sheet, as it is now. */
  styleSheet: () => string | null
  sources: PageSources
  /** Shows the machines of the page. */
  developerPanel: boolean
  isHttps: boolean
  limits: GateOptions['limits'] & PageLimits
  /** The names that this server is asked by; null: whoever passes requests on has looked. */
  hosts: readonly string[] | null
  /** Below the API: where files are uploaded to. */
  uploadPath: string
}

/** Everything behind one port: the REST API, the admin and the health check. */
export async function createHost({
  payload,
  payloadKey,
  adminDir,
  site,
  script,
  styleSheet,
  sources,
  developerPanel,
  isHttps,
  limits,
  hosts,
  uploadPath,
}: HostOptions): Promise<Handler> {
  const { config } = payload
  const healthz = health(payload)
  const endpoints: Handler = (request) =>
    handleEndpoints({ config, request, payloadInstanceCacheKey: payloadKey })
  const guard = gate({
    config,
    hosts,
    limits,
    previewOrigins: sources.frames,
    targets: `${config.routes.api}${uploadPath}/`,
  })
  const page = await adminPage(
    { dir: adminDir, sources, developerPanel, script, styleSheet, api: guard(endpoints), limits },
    config,
  )
  const home = baseOf(config.routes.admin)
  const admin = adminFiles({ panel: adminDir, site }, home, page)
  const api = withRules(endpoints, [compressJson, keepPrivate])

  const route: Handler = (request) => {
    const { pathname } = new URL(request.url)
    if (isBelow(config.routes.api, pathname)) return api(request)
    if (pathname === '/healthz') return healthz(request)
    if (isBelow(home, pathname)) return admin(request)
    return pathname === '/' ? redirect(config.routes.admin) : notFound()
  }
  return withRules(route, [secureHeaders(isHttps, sources), guard])
}

const redirect = (location: string): Response =>
  new Response(null, { status: 302, headers: { location } })

const notFound = (): Response => new Response('Not found\n', { status: 404 })
