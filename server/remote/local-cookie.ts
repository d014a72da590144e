/**
 * A cookie of the remote server as this machine can keep it: its own domain, path and transport hold
 * there only. `SameSite=None` needs HTTPS.
 */
export function localCookie(cookie: string): string {
  const [value = '', ...attributes] = cookie.split(';').map((part) => part.trim())
  const kept = attributes.filter(
    (attribute) => !/^(domain|path|secure|partitioned)\b/i.test(attribute),
  )
  const lax = kept.map((attribute) => attribute.replace(/^(samesite)=none$/i, '$1=Lax'))
  return [value, ...lax, 'Path=/'].join('; ')
}
