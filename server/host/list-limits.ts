import type { ServerRequest } from 'srvx'
import type { Rule } from './handler.ts'

/** More than this, and one request could read a whole database into memory. */
const mostDocuments = 500

/**
 * Caps `limit` of every list that is read, also of joined ones; Payload reads 0 as no limit, and a
 * list without pages as one without a limit.
 */
export const limitLists: Rule = (next) => async (request) => {
  const asked = await asGet(request)
  if (asked.method !== 'GET' && asked.method !== 'HEAD') return next(asked)

  const url = new URL(asked.url)
  const capped = cappedQuery(url.searchParams)
  if (capped === null) return next(asked)
  url.search = capped.toString()
  return next(sameRequest(asked, url.href))
}

/** The query with every limit in bounds; null where it is so already. */
function cappedQuery(query: URLSearchParams): URLSearchParams | null {
  const tooLarge = [...query].filter(([name, value]) => isLimit(name) && !isInBounds(name, value))
  const isEndless = query.get('pagination') === 'false' && !query.has('limit')
  if (tooLarge.length === 0 && !isEndless) return null

  const capped = new URLSearchParams(query)
  for (const [name] of tooLarge) {
    capped.delete(name)
    capped.set(name.replace(listSuffix, ''), String(mostDocuments))
  }
  if (isEndless) capped.set('limit', String(mostDocuments))
  return capped
}

/** `limit`, `joins[posts][limit]`, and both as a list: `limit[]`, `limit[0]`. */
const isLimit = (name: string): boolean => /(^|\[)limit\]?(\[[^\]]*\])*$/.test(name)

/** What makes a list or an object of a plain value. */
const listSuffix = /(?<=(^|\[)limit\]?)(\[[^\]]*\])+$/

/** A list whose address would be too long is asked for by POST, with the query as a form. */
async function asGet(request: ServerRequest): Promise<ServerRequest> {
  const { headers, method, url } = request
  const isOverride =
    method === 'POST' &&
    (headers.get('x-payload-http-method-override') ?? headers.get('x-http-method-override')) ===
      'GET'
  if (!isOverride || headers.get('content-type') !== 'application/x-www-form-urlencoded') {
    return request
  }
  const query = await request.text()
  return sameRequest(request, `${url}${url.includes('?') ? '&' : '?'}${query}`, 'GET')
}

function sameRequest(request: ServerRequest, url: string, method = request.method): ServerRequest {
  return new Request(url, { method, headers: request.headers, signal: request.signal })
}

function isInBounds(name: string, value: string): boolean {
  const limit = Number(value)
  return !listSuffix.test(name) && limit >= 1 && limit <= mostDocuments
}
