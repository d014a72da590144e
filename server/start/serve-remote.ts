import type { ProblemData } from '#problems'
import { Problem } from '#problems'
import { adminFiles } from '../host/admin-files.ts'
import { readBuild } from '../host/admin-page.ts'
import type { Handler } from '../host/handler.ts'
import { withRules } from '../host/handler.ts'
import { secureHeaders } from '../host/headers.ts'
import { starting } from '../host/health.ts'
import { listen } from '../host/listen.ts'
import { baseOf } from '../panel/page-for.ts'
import { proxyTo } from '../remote/proxy.ts'
import { refuseOtherPages } from '../remote/refuse-other-pages.ts'
import { remotePage } from '../remote/remote-page.ts'
import { findRemoteSite } from '../remote/remote-site.ts'

export interface RemoteOptions {
  /** Where the API of the Payload project is, such as `https://cms.example/api`. */
  api: string
  port: number
  /** Folder of the built admin. */
  adminDir: string
  log?: (line: string) => void
  /** Hears of requests that the other server didn't answer. */
  warn?: (problem: ProblemData) => void
}

export interface RunningPanel {
  url: string
  port: number
  close: () => Promise<void>
}

/** Serves the panel on this machine for a Payload project that runs elsewhere. */
export async function serveRemote({
  adminDir,
  api,
  log,
  port,
  warn = () => {},
}: RemoteOptions): Promise<RunningPanel> {
  const remote = addressOf(api)
  const place = { admin: panelPlace(remote.pathname), api: remote.pathname }
  const build = await readBuild(adminDir)
  const site = await findRemoteSite(remote)
  const listener = await listen(
    {
      port,
      hostname: '127.0.0.1',
      largestBody: Number.MAX_SAFE_INTEGER,
      trustProxy: 0,
      isUnhurried: ({ url }) => url?.startsWith(place.api) === true,
      onError: (thrown) => log?.(String(thrown)),
    },
    starting,
  )
  const page = remotePage(build, place, site)
  const panel = adminFiles({ panel: adminDir, site: null }, baseOf(place.admin), page)
  const proxy = proxyTo(remote, warn)
  const route: Handler = (request) => {
    const { pathname } = new URL(request.url)
    if (isBelow(place.api, pathname)) return proxy(request)
    if (isBelow(baseOf(place.admin), pathname)) return panel(request)
    return pathname === '/'
      ? new Response(null, { status: 302, headers: { location: place.admin } })
      : new Response('Not found\n', { status: 404 })
  }
  const sources = { editorCdn: null, frames: [], bucket: null }
  listener.answerWith(withRules(route, [secureHeaders(false, sources), refuseOtherPages]))

  return {
    url: `http://localhost:${listener.port}${place.admin}`,
    port: listener.port,
    close: listener.close,
  }
}

function addressOf(api: string): URL {
  const found = URL.canParse(api) ? new URL(api) : null
  if (!found || !/^https?:$/.test(found.protocol)) {
    throw new Problem('remote.address', { details: { found: api } })
  }
  found.pathname = found.pathname.replace(/\/+$/, '') || '/api'
  found.search = ''
  found.hash = ''
  return found
}

/** Where no address of the API is. */
const panelPlace = (api: string): string => (isBelow('/admin', api) ? '/stateroom' : '/admin')

const isBelow = (base: string, pathname: string): boolean =>
  pathname === base || pathname.startsWith(`${base}/`)
