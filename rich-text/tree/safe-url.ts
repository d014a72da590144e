const safeSchemes = ['http', 'https', 'mailto', 'tel', 'sms']

/** An address that can be followed without running anything: of a safe scheme, or relative. */
export function safeUrl(address: unknown): string | null {
  const url = typeof address === 'string' ? address.trim() : ''
  // All that could be a scheme, since browsers pass over some characters in one: `java\nscript:`.
  const [, scheme] = /^([^/?#]*?):/.exec(url) ?? []
  const isSafe = scheme === undefined || safeSchemes.includes(scheme.toLowerCase())
  return isSafe && url !== '' ? url : null
}

/** The address of a file: relative to the server that keeps it, never one to write or to call. */
export function safeFileUrl(address: unknown, serverURL: string | undefined): string | null {
  const url = safeUrl(address)
  if (url === null || /^(mailto|tel|sms):/i.test(url)) return null
  if (serverURL === undefined || !url.startsWith('/') || /^[/\\]{2}/.test(url)) return url
  return `${serverURL.replace(/\/+$/, '')}${url}`
}
