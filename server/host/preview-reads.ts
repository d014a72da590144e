import type { SanitizedConfig } from 'payload'
import type { ServerRequest } from 'srvx'
import { previewOf } from '../features/preview/preview-of.ts'
import { isOverride } from './gate/read-override.ts'
import type { Rule } from './handler.ts'
import { mergeIn } from './preview-merge.ts'
import { sameRequest } from './same-request.ts'

interface Options {
  config: SanitizedConfig
  /** Of the site's pages. */
  origins: readonly string[]
}

/**
 * Lets the site's pages ask for what a live preview needs with the session of whoever edits: documents
 * merged with the form's values, and relations by their ids. All else that comes from there is foreign,
 * as it would be without a preview: nothing is written, and nothing else is read, with that session.
 */
export const previewReads =
  ({ config, origins }: Options): Rule =>
  (next) =>
  async (request) => {
    const origin = request.headers.get('origin')
    if (origin === null || !origins.includes(origin)) return next(request)
    const path = new URL(request.url).pathname.slice(config.routes.api.length)
    if (request.method === 'OPTIONS') return isRead(path) ? preflight(origin) : next(request)
    const asked = await asOwn(request, path, config)
    if (asked === null) return next(request)

    const answer = await next(asked.request)
    const shown = answer.ok || asked.data === null ? answer : Response.json(asked.data)
    return withCors(shown, origin)
  }

/** Of a list, of one document, or of a global. */
const isRead = (path: string): boolean => /^\/(globals\/)?[\w-]+(\/[^/]+)?$/.test(path)

interface Asked {
  request: ServerRequest
  /** A preview that gets an error shows it as the document: rather what the form has. */
  data: Record<string, unknown> | null
}

/** The request as one of the panel's own pages; null: it is none that a preview needs. */
async function asOwn(
  request: ServerRequest,
  path: string,
  config: SanitizedConfig,
): Promise<Asked | null> {
  const headers = new Headers(request.headers)
  headers.set('origin', config.csrf[0] ?? '')
  headers.delete('sec-fetch-site')
  if (isOverride(request) && isPreviewed(path, config)) {
    const body = await request.text()
    const merge = mergeIn(body)
    return merge === null
      ? { request: sameRequest(request, { body }), data: null }
      : { request: sameRequest(request, { headers, body }), data: merge.data }
  }
  const isList = /^\/[\w-]+$/.test(path) && asksByIds(new URL(request.url).searchParams)
  if (request.method !== 'GET' || !isList) return null
  return { request: sameRequest(request, { headers }), data: null }
}

function isPreviewed(path: string, config: SanitizedConfig): boolean {
  const [, slug, global] = /^\/([\w-]+)\/([^/]+)$/.exec(path) ?? []
  const entity =
    slug === 'globals'
      ? config.globals.find((one) => one.slug === global)
      : config.collections.find((one) => one.slug === slug)
  return entity !== undefined && previewOf(config, entity).live !== null
}

/** As clients before 3.55 follow relations. */
const asksByIds = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => /^where\[id\]\[in\](\[\d*\])?$/.test(name))

const preflight = (origin: string): Response =>
  withCors(
    new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type, x-payload-http-method-override',
        'access-control-max-age': '600',
      },
    }),
    origin,
  )

function withCors(answer: Response, origin: string): Response {
  answer.headers.set('access-control-allow-origin', origin)
  answer.headers.set('access-control-allow-credentials', 'true')
  answer.headers.append('vary', 'origin')
  return answer
}
