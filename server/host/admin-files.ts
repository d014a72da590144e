import type { ServerRequest } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { siteFilesPath } from '#contracts/site-components'
import type { Handler } from './handler.ts'

const yearInSeconds = 31_536_000

/** Where the built files are. */
export interface FilePlaces {
  /** The folder of the panel's. */
  panel: string
  /** Those of the site's own components; null: there are none. */
  site: SiteFiles | null
}

export interface SiteFiles {
  dir: string
  /** An address never gets another content. */
  isLasting: boolean
}

/** The admin in the browser: its built files, and its one page at every other address below `admin`. */
export function adminFiles(
  { panel: dir, site }: FilePlaces,
  /** What its addresses start with. */
  base: string,
  page: Handler,
): Handler {
  const assets = staticMiddleware({ dir, encodings: true, compress: false, ...hashed })
  const siteFiles = site && filesOf(site)
  const files = staticMiddleware({ dir, encodings: true, compress: false, maxAge: 0 })

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed()

    const path = plainPath(new URL(request.url).pathname.slice(base.length))
    if (path === null) return notFound()
    if (siteFiles && path.startsWith(`${siteFilesPath}/`)) {
      return siteFiles(at(request, path.slice(siteFilesPath.length)), notFound)
    }
    if (path.startsWith('/assets/')) return assets(at(request, path), notFound)
    if (!/\.\w+$/.test(path) || isPageFile(path)) return page(request)
    return files(at(request, path), () => page(request))
  }
}

const hashed = { maxAge: yearInSeconds, immutable: true }

const filesOf = ({ dir, isLasting }: SiteFiles) =>
  staticMiddleware({ dir, compress: true, ...(isLasting ? hashed : { maxAge: 0 }) })

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

/** What was decoded once must not be read as an address again. */
function at({ headers, method, url }: ServerRequest, path: string): ServerRequest {
  const encoded = encodeURI(path).replace(/[?#]/g, encodeURIComponent)
  return new Request(new URL(encoded, url), { method, headers })
}

const notFound = (): Response => new Response('Not found\n', { status: 404 })

const methodNotAllowed = (): Response =>
  new Response('Method not allowed\n', { status: 405, headers: { allow: 'GET, HEAD' } })
