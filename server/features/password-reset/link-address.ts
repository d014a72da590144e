import type { PayloadRequest } from 'payload'

/**
 * Whether the link of the mail would have a host. Payload takes the one that it was asked by where the
 * config lists it, and leaves it out where nobody says what it is. A site's own mail says that itself.
 */
export function isLinkWhole({ headers, payload, url }: PayloadRequest, slug: string): boolean {
  const { cors, csrf, serverURL } = payload.config
  const { forgotPassword } = payload.collections[slug]!.config.auth
  if (serverURL || forgotPassword?.generateEmailHTML) return true
  const origins = cors === '*' || Array.isArray(cors) ? cors : (cors?.origins ?? [])
  const protocol = url && URL.canParse(url) ? new URL(url).protocol : null
  const origin = `${protocol}//${headers.get('host')}`
  return origins !== '*' && [...origins, ...csrf].includes(origin)
}
