import { holdPressesHash } from './page.ts'

/** What a page may load from elsewhere. */
export interface PageSources {
  /** The address where the site keeps the code editor; null: it is one of the panel's files. */
  editorCdn: string | null
  /** Origins of the site's pages, which are shown in frames. */
  frames: readonly string[]
  /** Origin of the bucket that files are uploaded to; null: there is none. */
  bucket: string | null
}

/** What every answer carries. */
export const carefulHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Popups of the live preview keep their way back.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-frame-options': 'SAMEORIGIN',
}

/** Answers for one visitor at one moment: nobody keeps them. */
export const pageHeaders = (sources: PageSources) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': pagePolicy(sources),
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cache-control': 'private, no-store',
  vary: 'cookie, accept-language, accept-encoding',
})

/**
 * What the admin's page may load and do: nothing of strangers but images and media over https, and
 * scripts below the address, if there is one, where the site keeps the code editor. Live preview frames
 * the site's own pages.
 */
export const pagePolicy = ({ bucket, editorCdn, frames }: PageSources): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${holdPressesHash}${editorCdn === null ? '' : ` ${folder(editorCdn)}`}`,
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
