import type { SanitizedConfig } from 'payload'
import type { ServerRequest } from 'srvx'
import { previewOf } from '../features/preview/preview-of.ts'
import { mergePath, relatedPath } from '../features/preview/shown/shown-endpoints.ts'
import { contentType } from './gate/content-type.ts'
import { isOverride, overrideHeaders } from './gate/read-override.ts'
import type { Rule } from './handler.ts'
import { mergeIn } from './preview-merge.ts'
import { sameRequest } from './same-request.ts'

interface Options {
  config: SanitizedConfig
  /** Of the site's pages. */
  origins: readonly string[]
}

/**
 * Lets the site's pages ask for what a live preview needs with the session of whoever edits: the
 * document that is shown, merged with the form's values, and relations by their ids. Endpoints of our
 * own answer that, for what is shown alone. All else that comes from there is foreign, as it would be
 * without a preview: nothing is written, and nothing else is read, with that session.
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
  if (isOverride(request)) {
    const document = previewedAt(path, config)
    if (!document || contentType(request) !== 'application/json') return null
    const body = await request.text()
    const merge = mergeIn(body)
    if (merge === null) return { request: sameRequest(request, { body }), data: null }
    const { data, depth, locale } = merge
    const query = { ...document, ...(locale !== undefined && { locale }) }
    const asked = JSON.stringify({ data, ...(depth !== undefined && { depth }) })
    return { request: toOwn(request, config, mergePath, query, asked), data }
  }
  const collection = /^\/([\w-]+)$/.exec(path)?.[1]
  const query = relatedIn(new URL(request.url).searchParams)
  if (request.method !== 'GET' || collection === undefined || !query) return null
  return { request: toOwn(request, config, relatedPath, { collection, ...query }), data: null }
}

function toOwn(
  request: ServerRequest,
  { csrf, routes }: SanitizedConfig,
  path: string,
  query: Record<string, string>,
  body?: string,
): ServerRequest {
  const headers = new Headers(request.headers)
  headers.set('origin', csrf[0] ?? '')
  headers.delete('sec-fetch-site')
  for (const name of overrideHeaders) headers.delete(name)
  if (body !== undefined) headers.set('content-length', String(Buffer.byteLength(body)))
  const url = new URL(`${routes.api}${path}?${new URLSearchParams(query)}`, request.url).href
  return sameRequest(request, { url, headers, ...(body !== undefined && { body }) })
}

/** The document that an address names, where such are previewed. */
function previewedAt(path: string, config: SanitizedConfig): Record<string, string> | null {
  const [, slug = '', id = ''] = /^\/([\w-]+)\/([^/]+)$/.exec(path) ?? []
  const isGlobal = slug === 'globals'
  const entity = isGlobal
    ? config.globals.find((one) => one.slug === id)
    : config.collections.find((one) => one.slug === slug)
  if (!entity || previewOf(config, entity).live === null) return null
  return isGlobal ? { globalSlug: id } : { collectionSlug: slug, id: decoded(id) }
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** What clients before 3.55 say of the relations that they follow; null: they ask for something else. */
function relatedIn(asked: URLSearchParams): Record<string, string> | null {
  const names = [...asked.keys()].filter((name) => name.startsWith('where'))
  if (names.length === 0 || !names.every((name) => byIds.test(name))) return null
  const query: Record<string, string> = {
    ids: names.flatMap((name) => asked.getAll(name)).join(','),
  }
  for (const name of ['depth', 'draft', 'locale', 'fallback-locale']) {
    const value = asked.get(name)
    if (value !== null) query[name] = value
  }
  return query
}

const byIds = /^where\[id\]\[in\](\[\d*\])?$/

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
