import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanitizedConfig } from 'payload'
import { getRequestLanguage } from 'payload'
import { parseCookies } from 'payload/shared'
import type { ServerRequest } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import type { ScriptsAhead } from '#config-schema'
import { Problem, pageAnswersId, pageConfigId, screenAt, siteFilesPath } from '#config-schema'
import type { AnswersAhead } from './answers-ahead.ts'
import { createAnswersAhead } from './answers-ahead.ts'
import type { VisitedScreen } from './compiled-code.ts'
import {
  countVisit,
  hasPanel,
  hasScreen,
  isChromium,
  readVisits,
  visitsCookie,
} from './compiled-code.ts'
import { configAhead } from './config-ahead.ts'
import { preferredEncoding } from './encoding.ts'
import type { Handler } from './handler.ts'
import { jsonBlock, pageHeaders, writePage } from './page.ts'
import { pageBody } from './page-body.ts'
import { readScriptsAhead, scriptsFor } from './scripts-ahead.ts'
import type { AskForVisitor } from './visitor.ts'
import { askForVisitor, isFromElsewhere } from './visitor.ts'

const yearInSeconds = 31_536_000

/** Where the built files are. */
export interface FilePlaces {
  /** The folder of the panel's. */
  panel: string
  /** The folder of those of the site's own components. */
  site: string
  /** The address where the site keeps the code editor; null: it is one of the panel's files. */
  editorCdn: string | null
}

/** The admin in the browser: its built files, and its one page at every other address below `admin`. */
export async function adminFiles(
  { panel: dir, site, editorCdn }: FilePlaces,
  config: SanitizedConfig,
  api: Handler,
): Promise<Handler> {
  const build = await readBuild(dir)
  const base = adminBase(config)
  const hashed = { maxAge: yearInSeconds, immutable: true }
  const assets = staticMiddleware({ dir, encodings: true, compress: false, ...hashed })
  const siteFiles = staticMiddleware({ dir: site, compress: true, ...hashed })
  const files = staticMiddleware({ dir, encodings: true, compress: false, maxAge: 0 })
  const ask = askForVisitor(api)
  const ahead = { ask, answersAhead: createAnswersAhead(ask, config.routes.api) }
  const page = (request: ServerRequest) => pageFor(request, build, editorCdn, config, ahead)

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed()

    const path = new URL(request.url).pathname.slice(base.length)
    if (path.startsWith(`${siteFilesPath}/`)) {
      return siteFiles(at(request, path.slice(siteFilesPath.length)), notFound)
    }
    if (path.startsWith('/assets/')) return assets(at(request, path), notFound)
    if (!/\.\w+$/.test(path) || path === '/index.html') return page(request)
    return files(at(request, path), () => page(request))
  }
}

/** The admin's route as the start of an address: '' where the admin is at '/'. */
export const adminBase = ({ routes }: SanitizedConfig): string => routes.admin.replace(/\/$/, '')

interface Build {
  /** Tells it from any other. */
  id: string
  template: string
  scripts: ScriptsAhead
}

async function readBuild(dir: string): Promise<Build> {
  const template = await readTemplate(dir)
  const scripts = await readScriptsAhead(dir)
  const id = createHash('sha256').update(template).update(JSON.stringify(scripts)).digest('hex')
  return { id: id.slice(0, 12), template, scripts }
}

async function readTemplate(dir: string): Promise<string> {
  try {
    return await readFile(join(dir, 'index.html'), 'utf8')
  } catch (cause) {
    throw new Problem('build.missing', { details: { dir }, cause })
  }
}

function pageFor(
  request: ServerRequest,
  { id, scripts, template }: Build,
  editorCdn: string | null,
  config: SanitizedConfig,
  ahead: Ahead,
): Response {
  const headers = pageHeaders(editorCdn)
  if (request.method === 'HEAD') return new Response(null, { headers })

  const { admin, cookiePrefix, routes } = config
  const base = adminBase(config)
  const path = new URL(request.url).pathname.slice(base.length)
  const cookies = parseCookies(request.headers)
  const language = getRequestLanguage({ config, cookies, headers: request.headers })
  const hasSession = cookies.has(`${cookiePrefix}-token`)
  const screen: VisitedScreen = hasSession ? screenAt(path) : 'signIn'
  const visits = readVisits(cookies.get(`${cookiePrefix}-visits`), id)
  const keeps = isChromium(request.headers)
  const page = writePage(template, {
    base,
    facts: {
      admin: routes.admin,
      api: routes.api,
      cookiePrefix,
      language,
      theme: admin.theme,
      hasSession,
      ...(editorCdn !== null && { editorCdn }),
    },
    theme: themeOf(config, cookies),
    ahead: scriptsFor(scripts, path, language, hasSession),
    compiled: { panel: keeps && hasPanel(visits), ahead: keeps && hasScreen(visits, screen) },
  })
  const counted = countVisit(visits, screen, id)
  const encoding = preferredEncoding(request.headers)
  const body = pageBody(withData(page, request, path, routes.api, ahead), encoding)
  return new Response(body, {
    headers: {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      ...(counted && {
        'set-cookie': visitsCookie(`${cookiePrefix}-visits`, counted, base || '/'),
      }),
    },
  })
}

/** The page at once, and at its end what it brings for its visitor, each as soon as it is known. */
async function* withData(
  page: string,
  request: ServerRequest,
  path: string,
  api: string,
  { ask, answersAhead }: Ahead,
) {
  const end = page.match('</body>')?.index ?? page.length
  yield page.slice(0, end)
  const config = isFromElsewhere(request) ? null : await configAhead(request, ask, api)
  if (config !== null) {
    yield jsonBlock(pageConfigId, config)
    const answers = await answersAhead(request, JSON.parse(config), path)
    if (answers !== null) yield jsonBlock(pageAnswersId, answers)
  }
  yield page.slice(end)
}

interface Ahead {
  ask: AskForVisitor
  answersAhead: AnswersAhead
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
