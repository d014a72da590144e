import type { ServerRequest } from 'srvx'
import { Problem } from '#problems'
import { problemResponse } from '../../kit/problem-response.ts'
import type { Rule } from '../handler.ts'
import { mergeIn } from '../preview-merge.ts'
import { sameRequest } from '../same-request.ts'
import { contentType } from './content-type.ts'

/** Characters of a query, in the address or in the body of a read: the ids of a few thousand documents. */
const longestQuery = 200_000

/**
 * A read whose address would be too long is asked for by POST, with the query as a form. Payload would
 * read the body by itself, after all rules; so here it becomes the GET that it stands for, whatever its
 * content type, and no rule after this one sees any other spelling of a read.
 */
export const readOverrides: Rule = (next) => async (request) => {
  const asked = isOverride(request) ? await asRead(request) : request
  const isReadable = asked !== null && new URL(asked.url).search.length <= longestQuery
  return isReadable ? next(asked) : problemResponse(new Problem('request.tooCostly'))
}

/** Payload takes either. */
export const overrideHeaders = ['x-payload-http-method-override', 'x-http-method-override'] as const

export const isOverride = ({ headers, method }: ServerRequest): boolean =>
  method === 'POST' && overrideHeaders.some((name) => headers.get(name)?.toUpperCase() === 'GET')

/** null: the body is none that a read can have. */
async function asRead(request: ServerRequest): Promise<ServerRequest | null> {
  const type = contentType(request)
  // A form with files says nothing about a read, and may be long.
  const body = type.startsWith('multipart/') ? '' : await request.text()
  const merge = type === 'application/json' ? mergeIn(body) : null
  if (merge) return asGet(request, merge.locale ? `locale=${merge.locale}` : '', merge)
  if (body.length > longestQuery) return null
  return asGet(request, type === 'application/json' ? localesIn(body) : isQuery(type) ? body : '')
}

function asGet(request: ServerRequest, query: string, data?: object): ServerRequest {
  const { url } = request
  const address = query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url
  const headers = new Headers(request.headers)
  for (const name of [...ofBody, ...overrideHeaders]) headers.delete(name)
  return sameRequest(request, { url: address, method: 'GET', headers, ...(data && { data }) })
}

const ofBody = ['content-type', 'content-length', 'transfer-encoding']

const isQuery = (type: string): boolean => type === 'application/x-www-form-urlencoded'

/** All that Payload's reads take from a body of JSON. */
function localesIn(body: string): string {
  try {
    const data: unknown = JSON.parse(body)
    const query = new URLSearchParams()
    for (const name of ['locale', 'fallbackLocale']) {
      const value = (data as Record<string, unknown> | null)?.[name]
      if (typeof value === 'string') query.set(name, value)
    }
    return query.toString()
  } catch {
    return ''
  }
}
