import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanitizedConfig } from 'payload'
import { getRequestLanguage } from 'payload'
import { parseCookies } from 'payload/shared'
import type { ServerRequest } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { Problem } from '#config-schema'
import type { Handler } from './handler.ts'
import { pageHeaders, writePage } from './page.ts'

const yearInSeconds = 31_536_000

/** The admin in the browser: its built files, and its one page at every other address below `admin`. */
export async function adminFiles(dir: string, config: SanitizedConfig): Promise<Handler> {
  const template = await readTemplate(dir)
  const base = adminBase(config)
  const hashed = { maxAge: yearInSeconds, immutable: true }
  const assets = staticMiddleware({ dir, encodings: true, compress: false, ...hashed })
  const files = staticMiddleware({ dir, encodings: true, compress: false, maxAge: 0 })
  const page = (request: ServerRequest) => pageFor(request, template, config)

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed()

    const path = new URL(request.url).pathname.slice(base.length)
    if (path.startsWith('/assets/')) return assets(at(request, path), notFound)
    if (!/\.\w+$/.test(path) || path === '/index.html') return page(request)
    return files(at(request, path), () => page(request))
  }
}

/** The admin's route as the start of an address: '' where the admin is at '/'. */
export const adminBase = ({ routes }: SanitizedConfig): string => routes.admin.replace(/\/$/, '')

async function readTemplate(dir: string): Promise<string> {
  try {
    return await readFile(join(dir, 'index.html'), 'utf8')
  } catch (cause) {
    throw new Problem('build.missing', { details: { dir }, cause })
  }
}

function pageFor(request: ServerRequest, template: string, config: SanitizedConfig): Response {
  const { admin, cookiePrefix, routes } = config
  const cookies = parseCookies(request.headers)
  const language = getRequestLanguage({ config, cookies, headers: request.headers })
  const { theme } = admin
  const hasSession = cookies.has(`${cookiePrefix}-token`)
  const facts = {
    admin: routes.admin,
    api: routes.api,
    cookiePrefix,
    language,
    theme,
    hasSession,
  }
  const body = writePage(template, facts, adminBase(config), themeOf(config, cookies))
  return new Response(request.method === 'HEAD' ? null : body, { headers: pageHeaders })
}

/** The config's one theme, else what the person chose; null: as their system is. */
function themeOf(
  { admin, cookiePrefix }: SanitizedConfig,
  cookies: Map<string, string>,
): 'light' | 'dark' | null {
  const theme = admin.theme === 'all' ? cookies.get(`${cookiePrefix}-theme`) : admin.theme
  return theme === 'light' || theme === 'dark' ? theme : null
}

function at({ headers, method, url }: ServerRequest, path: string): ServerRequest {
  return new Request(new URL(path, url), { method, headers })
}

const notFound = (): Response => new Response('Not found\n', { status: 404 })

const methodNotAllowed = (): Response =>
  new Response('Method not allowed\n', { status: 405, headers: { allow: 'GET, HEAD' } })
