import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanitizedConfig } from 'payload'
import { scriptsAheadFile } from '#contracts/page'
import { Problem } from '#problems'
import type { PageLimits } from '../panel/answers-ahead.ts'
import { createAnswersAhead } from '../panel/answers-ahead.ts'
import { configAhead } from '../panel/config-ahead.ts'
import { pageData } from '../panel/page-data.ts'
import type { PanelBuild } from '../panel/page-for.ts'
import { baseOf, factsOf, pageFor } from '../panel/page-for.ts'
import type { PageSources } from '../panel/page-headers.ts'
import { pageHeaders } from '../panel/page-headers.ts'
import { readScriptsAhead } from '../panel/scripts-ahead.ts'
import { askForVisitor } from '../panel/visitor.ts'
import { wholePage } from '../panel/whole-page.ts'
import { preferredEncoding } from './encoding.ts'
import type { Handler } from './handler.ts'
import { pageBody } from './page-body.ts'

/** The panel's page, as it was built. */
export async function readBuild(dir: string): Promise<PanelBuild> {
  const read = (name: string) => readFile(join(dir, name), 'utf8')
  try {
    const template = await read('index.html')
    // A panel that was built without the list is fetched step by step.
    return { template, scripts: readScriptsAhead(await read(scriptsAheadFile).catch(() => null)) }
  } catch (cause) {
    throw new Problem('build.missing', { details: { dir }, cause })
  }
}

interface PageOptions {
  /** The folder of the panel's built files. */
  dir: string
  sources: PageSources
  /** Shows the machines of the page. */
  developerPanel: boolean
  /** The address of a script that runs before the panel; null: there is none. */
  script?: string | null
  /** The address of the site's style sheet, as it is now. */
  styleSheet?: () => string | null
  /** Answers what the page asks for its visitor. */
  api: Handler
  limits: PageLimits
}

/** The one page of the admin, for whoever asks for it. */
export async function adminPage(
  { dir, sources, developerPanel, script = null, styleSheet, api, limits }: PageOptions,
  config: SanitizedConfig,
): Promise<Handler> {
  const build = withScript(await readBuild(dir), script)
  const ask = askForVisitor(api)
  const answersAhead = createAnswersAhead(ask, config.routes.api, limits)
  const headers = pageHeaders(sources)
  const { admin, api: apiRoute } = config.routes
  const place = { admin, api: apiRoute }
  const base = baseOf(admin)

  return (request) => {
    if (request.method === 'HEAD') return new Response(null, { headers })
    const path = new URL(request.url).pathname.slice(base.length)
    const { editorCdn } = sources
    const visit = {
      ...{ headers: request.headers, path, place, editorCdn, developerPanel, isDrawn: true },
      styleSheet: styleSheet?.() ?? null,
    }
    const whole = wholePage({
      page: pageFor(visit, build, config),
      facts: factsOf(visit, config),
      url: new URL(request.url),
      bring: () => pageData(request, path, () => configAhead(request, ask, apiRoute), answersAhead),
    })
    const encoding = preferredEncoding(request.headers)
    const body = pageBody(whole, encoding)
    return new Response(body, {
      headers: { ...headers, ...(encoding && { 'content-encoding': encoding }) },
    })
  }
}

const withScript = (build: PanelBuild, script: string | null): PanelBuild =>
  script === null
    ? build
    : {
        ...build,
        template: build.template.replace(
          /<head[^>]*>/,
          (head) => `${head}\n    <script type="module" src="${script}"></script>`,
        ),
      }
