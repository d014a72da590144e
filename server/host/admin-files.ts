import type { SanitizedConfig } from 'payload'
import type { ServerRequest } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { siteFilesPath } from '#config-schema'
import { baseOf } from '../panel/page-for.ts'
import type { PageSources } from '../panel/page-headers.ts'
import { adminPage } from './admin-page.ts'
import type { PageLimits } from './answers-ahead.ts'
import type { Handler } from './handler.ts'

const yearInSeconds = 31_536_000

/** Where the built files are. */
export interface FilePlaces {
  /** The folder of the panel's. */
  panel: string
  /** The folder of those of the site's own components. */
  site: string
  /** What the page may load from elsewhere. */
  sources: PageSources
}

/** The admin in the browser: its built files, and its one page at every other address below `admin`. */
export async function adminFiles(
  { panel: dir, site, sources }: FilePlaces,
  config: SanitizedConfig,
  api: Handler,
  limits: PageLimits,
): Promise<Handler> {
  const base = baseOf(config.routes.admin)
  const hashed = { maxAge: yearInSeconds, immutable: true }
  const assets = staticMiddleware({ dir, encodings: true, compress: false, ...hashed })
  const siteFiles = staticMiddleware({ dir: site, compress: true, ...hashed })
  const files = staticMiddleware({ dir, encodings: true, compress: false, maxAge: 0 })
  const page = await adminPage({ dir, sources, api, limits }, config)

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed()

    const path = plainPath(new URL(request.url).pathname.slice(base.length))
    if (path === null) return notFound()
    if (path.startsWith(`${siteFilesPath}/`)) {
      return siteFiles(at(request, path.slice(siteFilesPath.length)), notFound)
    }
    if (path.startsWith('/assets/')) return assets(at(request, path), notFound)
    if (!/\.\w+$/.test(path) || isPageFile(path)) return page(request)
    return files(at(request, path), () => page(request))
  }
}

/**
 * As the files are named: one address has many spellings, and each must be answered alike. null: it
 * cannot be read, or leads out of its folder.
 */
function plainPath(path: string): string | null {
  try {
    const plain = decodeURIComponent(path).replace(/[/\\]+/g, '/')
    return plain.split('/').includes('..') ? null : plain
  } catch {
    return null
  }
}

/** The build's page is a template: nobody gets it as it is. */
const isPageFile = (path: string): boolean => /\.x?html?$/i.test(path)

function at({ headers, method, url }: ServerRequest, path: string): ServerRequest {
  return new Request(new URL(path, url), { method, headers })
}

const notFound = (): Response => new Response('Not found\n', { status: 404 })

const methodNotAllowed = (): Response =>
  new Response('Method not allowed\n', { status: 405, headers: { allow: 'GET, HEAD' } })
