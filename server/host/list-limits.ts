import type { ServerRequest } from 'srvx'
import type { Rule } from './handler.ts'

/** More than this, and one request could read a whole database into memory. */
const mostDocuments = 500

/** Caps `limit` of every list, also of joined ones; Payload reads 0 as no limit. */
export const limitLists: Rule = (next) => async (request) => {
  const asked = await asGet(request)
  const url = new URL(asked.url)
  const tooLarge = [...url.searchParams].filter(
    ([name, value]) => /(^|\[)limit\]?$/.test(name) && isTooLarge(value),
  )
  if (tooLarge.length === 0) return next(asked)

  for (const [name] of tooLarge) url.searchParams.set(name, String(mostDocuments))
  return next(sameRequest(asked, url.href))
}

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

const isTooLarge = (value: string): boolean => {
  const limit = Number(value)
  return !(limit >= 1 && limit <= mostDocuments)
}
