import type { PageSources } from '../panel/page-headers.ts'
import { carefulHeaders, pagePolicy } from '../panel/page-headers.ts'
import type { Rule } from './handler.ts'

const yearInSeconds = 31_536_000

/**
 * What every answer carries. `isHttps`: the browser may be told to come back only that way. A page that
 * sets no policy of its own has the panel's, whichever address it came from.
 */
export const secureHeaders =
  (isHttps: boolean, sources: PageSources): Rule =>
  (next) =>
  async (request) => {
    const answer = await next(request)
    const { headers } = answer
    for (const [name, value] of Object.entries(carefulHeaders)) headers.set(name, value)
    if (isPage(headers) && !headers.has('content-security-policy')) {
      headers.set('content-security-policy', pagePolicy(sources))
    }
    if (!answer.ok && !headers.has('cache-control')) headers.set('cache-control', 'no-store')
    if (isHttps) headers.set('strict-transport-security', `max-age=${yearInSeconds}`)
    return answer
  }

/** What a browser shows as a page, with scripts in it. */
const isPage = (headers: Headers): boolean =>
  /\b(html|xml)\b/i.test(headers.get('content-type') ?? '')

/**
 * What the API answers belongs to the one who asked for it, unless an endpoint says otherwise. A file
 * may be kept by their browser, which asks each time whether it still may be seen.
 */
export const keepPrivate: Rule = (next) => async (request) => {
  const answer = await next(request)
  const { headers } = answer
  if (!headers.has('cache-control')) {
    const isData = headers.get('content-type')?.includes('json') ?? true
    headers.set('cache-control', isData ? 'private, no-store' : 'private, no-cache')
  }
  return answer
}
