import type { Payload } from 'payload'
import { parseCookies } from 'payload'

/** In answers to a request whose session wasn't used: why, for whoever writes a script. */
export const hintHeader = 'stateroom-hint'

/**
 * Why the cookie of a session was left aside: Payload takes it only from the site's own pages. null: there is
 * none, or it's of no session.
 */
export function whyUnused(headers: Headers, { config }: Payload): string | null {
  const isSent = parseCookies(headers).has(`${config.cookiePrefix}-token`)
  const [known] = config.csrf
  if (!isSent || known === undefined) return null
  const origin = headers.get('origin')
  if (origin && !config.csrf.includes(origin)) {
    return `The session cookie was not used: it came from ${origin}, which "csrf" of the config does not list. If its pages are yours, add it there.`
  }
  const isWithoutPlace = !origin && headers.get('sec-fetch-site') === null
  return isWithoutPlace
    ? `The session cookie was not used: the request has no Origin. Send "Origin: ${known}", or use an API key.`
    : null
}
