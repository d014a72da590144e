import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanitizedConfig } from 'payload'
import { getRequestLanguage } from 'payload'
import { parseCookies } from 'payload/shared'
import type { ServerRequest } from 'srvx'
import type { ScriptsAhead } from '#config-schema'
import { Problem } from '#config-schema'
import type { PageLimits } from './answers-ahead.ts'
import { preferredEncoding } from './encoding.ts'
import type { Handler } from './handler.ts'
import type { PageSources } from './headers.ts'
import { pageHeaders, writePage } from './page.ts'
import { pageBody } from './page-body.ts'
import type { PageData } from './page-data.ts'
import { createPageData } from './page-data.ts'
import { readScriptsAhead, scriptsFor } from './scripts-ahead.ts'

/** The admin's route as the start of an address: '' where the admin is at '/'. */
export const adminBase = ({ routes }: SanitizedConfig): string => routes.admin.replace(/\/$/, '')

interface Build {
  template: string
  scripts: ScriptsAhead
}

async function readTemplate(dir: string): Promise<string> {
  try {
    return await readFile(join(dir, 'index.html'), 'utf8')
  } catch (cause) {
    throw new Problem('build.missing', { details: { dir }, cause })
  }
}

interface PageOptions {
  /** The folder of the panel's built files. */
  dir: string
  sources: PageSources
  /** Answers what the page asks for its visitor. */
  api: Handler
  limits: PageLimits
}

/** The one page of the admin, for whoever asks for it. */
export async function adminPage(
  { dir, sources, api, limits }: PageOptions,
  config: SanitizedConfig,
): Promise<Handler> {
  const build = { template: await readTemplate(dir), scripts: await readScriptsAhead(dir) }
  const data = createPageData(api, config.routes.api, limits)
  const headers = pageHeaders(sources)

  return (request) =>
    request.method === 'HEAD'
      ? new Response(null, { headers })
      : pageFor(request, { build, data, headers, ...sources }, config)
}

interface Page {
  build: Build
  data: PageData
  headers: Readonly<Record<string, string>>
  editorCdn: string | null
}

function pageFor(
  request: ServerRequest,
  { build: { scripts, template }, data, headers, editorCdn }: Page,
  config: SanitizedConfig,
): Response {
  const { admin, cookiePrefix, routes } = config
  const base = adminBase(config)
  const path = new URL(request.url).pathname.slice(base.length)
  const cookies = parseCookies(request.headers)
  const language = getRequestLanguage({ config, cookies, headers: request.headers })
  const hasSession = cookies.has(`${cookiePrefix}-token`)
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
  })
  const encoding = preferredEncoding(request.headers)
  const body = pageBody(withData(page, data(request, path)), encoding)
  return new Response(body, {
    headers: { ...headers, ...(encoding && { 'content-encoding': encoding }) },
  })
}

/** The page at once, and at its end what it brings. */
async function* withData(page: string, data: AsyncIterable<string>) {
  const end = page.match('</body>')?.index ?? page.length
  yield page.slice(0, end)
  yield* data
  yield page.slice(end)
}

/** The config's one theme, else what the person chose; null: as their system is. */
function themeOf(
  { admin, cookiePrefix }: SanitizedConfig,
  cookies: Map<string, string>,
): 'light' | 'dark' | null {
  const theme = admin.theme === 'all' ? cookies.get(`${cookiePrefix}-theme`) : admin.theme
  return theme === 'light' || theme === 'dark' ? theme : null
}
