import { Readable } from 'node:stream'
import type { Payload, PayloadRequest } from 'payload'
import { adminConfigPath } from '#contracts/admin-config'
import { scriptsAheadFile } from '#contracts/page'
import { siteFilesPath } from '#contracts/site-components'
import type { EmbeddedFile } from '#panel-files'
import type { AnswersAhead } from './answers-ahead.ts'
import { createAnswersAhead, usualPageLimits } from './answers-ahead.ts'
import { fileAnswer, textOf } from './file-answer.ts'
import { allHeaders, ownApi } from './own-api.ts'
import { pageData } from './page-data.ts'
import type { PanelBuild } from './page-for.ts'
import { factsOf, pageFor } from './page-for.ts'
import type { PageSources } from './page-headers.ts'
import { carefulHeaders, pageHeaders } from './page-headers.ts'
import { readScriptsAhead } from './scripts-ahead.ts'
import { askForVisitor } from './visitor.ts'
import { wholePage } from './whole-page.ts'

export type Files = Readonly<Record<string, EmbeddedFile>>

/** What one project's panel has of its own. */
export interface PanelParts {
  sources: PageSources
  /** The files of the project's own components. */
  siteFiles: Files
  /** The address of its style sheet. */
  styleSheet: string | null
}

/** In the context of a request: what the host has taken off its address. */
export const panelBase = 'stateroomBasePath'

/** Answers with one of the panel's files, or with its page at every other address below it. */
export async function servePanel(
  req: PayloadRequest,
  /** Of the address, below the panel's. */
  segments: readonly string[],
  parts: PanelParts,
): Promise<Response> {
  const answer = await answerFor(req, segments, parts)
  for (const [header, value] of Object.entries(carefulHeaders)) answer.headers.set(header, value)
  if (req.method !== 'HEAD') return answer
  await answer.body?.cancel()
  return new Response(null, answer)
}

async function answerFor(
  req: PayloadRequest,
  segments: readonly string[],
  { siteFiles, sources, styleSheet }: PanelParts,
): Promise<Response> {
  const { files } = await import('#panel-files')
  const name = segments.join('/')
  const isAsset = name.startsWith('assets/')
  const file = name.startsWith(siteFolder)
    ? named(name.slice(siteFolder.length), siteFiles)
    : named(name, files)
  if (file) return fileAnswer(file, req.headers, isAsset)
  if (isAsset) return new Response('Not found\n', { status: 404 })
  return pageAnswer(req, segments, { sources, styleSheet }, await buildIn(files))
}

const siteFolder = `${siteFilesPath.slice(1)}/`

/** The build's page is a template: nobody gets it as it is. */
const named = (name: string, files: Files): EmbeddedFile | undefined =>
  Object.hasOwn(files, name) && !name.endsWith('.html') ? files[name] : undefined

async function buildIn(files: Files): Promise<PanelBuild> {
  const list = files[scriptsAheadFile]
  return {
    template: await textOf(files['index.html']!),
    scripts: readScriptsAhead(list ? await textOf(list) : null),
  }
}

async function pageAnswer(
  req: PayloadRequest,
  segments: readonly string[],
  { sources, styleSheet }: Omit<PanelParts, 'siteFiles'>,
  build: PanelBuild,
): Promise<Response> {
  const { headers, payload, url } = req
  // Next.js takes its base path off the addresses that it hands on, and so do other hosts.
  const before = String(req.context[panelBase] ?? process.env.NEXT_BASE_PATH ?? '')
  const { pathname, search } = new URL(url!)
  const place = {
    admin: `${before}${without(segments, pathname)}` || '/',
    api: `${before}${payload.config.routes.api}`,
  }
  const path = `/${segments.map(encodeURIComponent).join('/')}`
  const { editorCdn } = sources
  const visit = { headers, path, place, editorCdn, styleSheet, isDrawn: true }
  const at = new URL(`${before}${pathname}${search}`, url)
  const whole = wholePage({
    page: pageFor(visit, build, payload.config),
    facts: factsOf(visit, payload.config),
    url: at,
    bring: () =>
      pageData({ url: at.href, headers }, path, () => configFor(req), answersOf(payload)),
  })
  const body = Readable.toWeb(Readable.from(whole, { objectMode: false }))
  // Node and the DOM each have a type of their own for the same stream.
  return new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>, {
    headers: pageHeaders(sources),
  })
}

/** Each keeps in mind what its project is too slow for. */
const known = new WeakMap<Payload, AnswersAhead>()

function answersOf(payload: Payload): AnswersAhead {
  const ask = askForVisitor(ownApi(payload), allHeaders)
  const answers =
    known.get(payload) ?? createAnswersAhead(ask, payload.config.routes.api, usualPageLimits)
  known.set(payload, answers)
  return answers
}

/** The address without these at its end, which are decoded: only their number counts. */
const without = (segments: readonly string[], pathname: string): string =>
  pathname
    .replace(/\/$/, '')
    .split('/')
    .slice(0, segments.length === 0 ? undefined : -segments.length)
    .join('/')

/** What the panel would ask for first. It asks itself where that can't be said here. */
async function configFor(req: PayloadRequest): Promise<string | null> {
  const endpoint = req.payload.config.endpoints.find(({ path }) => path === adminConfigPath)
  try {
    const answer = await endpoint?.handler(req)
    return answer?.ok ? await answer.text() : null
  } catch (err) {
    req.payload.logger.error({ err, msg: 'Couldn’t put the config into the panel’s page' })
    return null
  }
}
