import { hasSafeScheme } from '#contracts/rich-text/content'

/** The address as it is kept: `example.com` is a site, `a@b.c` a mailbox; null: it leads nowhere. */
export function writtenUrl(typed: string): string | null {
  const url = typed.trim()
  if (url === '' || !hasSafeScheme(url)) return null
  if (/^[a-z][a-z\d+.-]*:/i.test(url) || /^[/#?.]/.test(url)) return encoded(url)
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(url)) return `mailto:${url}`
  if (/^\+?[\d\s()/-]{5,}$/.test(url)) return `tel:${url.replace(/[^\d+]/g, '')}`
  return encoded(/^[^\s/]+\.[^\s/]{2,}/.test(url) ? `https://${url}` : `/${url}`)
}

/** Whether somebody means an address, and not the words of a title. */
export function isMeantAsUrl(typed: string): boolean {
  const words = typed.trim()
  return (
    /^(?:[a-z][a-z\d+.-]*:|[/#?.])\S/i.test(words) ||
    words === '/' ||
    words === '#' ||
    /^[^\s/]+\.[^\s/]{2,}(?:\/.*)?$/.test(words) ||
    /^\+[\d\s()/-]{5,}$/.test(words)
  )
}

/** Escaped once, so that Payload's link field has nothing left to escape. */
function encoded(url: string): string {
  try {
    return encodeURI(decodeURI(url))
  } catch {
    return encodeURI(url)
  }
}
