/** Schemes that a link may have (RICH-1); an address without one is relative to the site. */
const schemes = ['http:', 'https:', 'mailto:', 'tel:', 'sms:']

/** Whether a link may lead there: never to a script. */
export function isSafeUrl(url: string): boolean {
  // A browser reads past blanks and control characters in a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
  const plain = url.replace(/[\u0000-\u0020\u007f]/g, '')
  const scheme = /^([a-z][a-z\d+.-]*:)/i.exec(plain)?.[1]
  return scheme === undefined || schemes.includes(scheme.toLowerCase())
}

/** The address as it is kept: `example.com` is a site, `a@b.c` a mailbox; null: it leads nowhere. */
export function writtenUrl(typed: string): string | null {
  const url = typed.trim()
  if (url === '' || !isSafeUrl(url)) return null
  if (/^[a-z][a-z\d+.-]*:/i.test(url) || /^[/#?.]/.test(url)) return encoded(url)
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(url)) return `mailto:${url}`
  if (/^\+?[\d\s()/-]{5,}$/.test(url)) return `tel:${url.replace(/[^\d+]/g, '')}`
  return encoded(/^[^\s/]+\.[^\s/]{2,}/.test(url) ? `https://${url}` : `/${url}`)
}

/** Escaped once, so that Payload's link field has nothing left to escape. */
function encoded(url: string): string {
  try {
    return encodeURI(decodeURI(url))
  } catch {
    return encodeURI(url)
  }
}
