import { pagePolicy } from './headers.ts'

/** What the page is told before its first script runs. */
export interface PageFacts {
  admin: string
  api: string
  cookiePrefix: string
  language: string
  /** 'all': the person chooses. */
  theme: 'all' | 'light' | 'dark'
  /** A session's cookie came along. */
  hasSession: boolean
}

const rightToLeft = ['ar', 'fa', 'he']

/**
 * Writes the facts into the built page: absolute addresses of its files, its language, and its
 * theme, so that the first paint has the right one. `theme: null` follows the system, by CSS alone.
 * `base` is what the addresses of its files start with.
 */
export function writePage(
  template: string,
  facts: PageFacts,
  base: string,
  theme: 'light' | 'dark' | null,
): string {
  const direction = rightToLeft.includes(facts.language.split('-')[0] ?? '') ? 'rtl' : 'ltr'
  const attributes = [
    `lang="${escapeHtml(facts.language)}"`,
    `dir="${direction}"`,
    ...(theme ? [`data-theme="${theme}"`] : []),
  ].join(' ')
  const meta = `<meta name="stateroom" content="${escapeHtml(JSON.stringify(facts))}">`

  return template
    .replace(/<html[^>]*>/, () => `<html ${attributes}>`)
    .replace(/\s*<meta name="stateroom"[^>]*>/, '')
    .replace(/<head[^>]*>/, (head) => `${head}\n    ${meta}`)
    .replace(/(\s(?:src|href)=")\.\//g, (_, start: string) => `${start}${base}/`)
}

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': pagePolicy,
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cache-control': 'no-cache',
  vary: 'cookie, accept-language',
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
