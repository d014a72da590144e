import type { Rule } from './handler.ts'

/** What a page may load from elsewhere. */
export interface PageSources {
  /** The address where the site keeps the code editor; null: it is one of the panel's files. */
  editorCdn: string | null
  /** Origins of the site's pages, which are shown in frames. */
  frames: readonly string[]
  /** Origin of the bucket that files are uploaded to; null: there is none. */
  bucket: string | null
}

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
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    // Popups of the live preview keep their way back.
    headers.set('cross-origin-opener-policy', 'same-origin-allow-popups')
    headers.set('x-frame-options', 'SAMEORIGIN')
    if (isPage(headers) && !headers.has('content-security-policy')) {
      headers.set('content-security-policy', pagePolicy(sources))
    }
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

/**
 * What the admin's page may load and do: nothing of strangers but images and media over https, and
 * scripts below the address, if there is one, where the site keeps the code editor. Live preview frames
 * the site's own pages.
 */
export const pagePolicy = ({ bucket, editorCdn, frames }: PageSources): string =>
  [
    "default-src 'self'",
    `script-src 'self'${editorCdn === null ? '' : ` ${folder(editorCdn)}`}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https:${bucket === null ? '' : ` ${bucket}`}`,
    "media-src 'self' blob: https:",
    "font-src 'self' data:",
    `connect-src 'self'${bucket === null ? '' : ` ${bucket}`}`,
    ["frame-src 'self'", ...frames].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** With a slash at its end an address stands for all that is below it. */
const folder = (address: string): string => `${address.replace(/\/$/, '')}/`
