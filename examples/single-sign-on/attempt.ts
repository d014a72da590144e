import { randomBytes, timingSafeEqual } from 'node:crypto'

/** One sign-in on its way, kept in a cookie of the browser that began it. */
export interface Attempt {
  state: string
  nonce: string
  /** Of PKCE: proves to the identity provider that the code was asked for here. */
  verifier: string
}

const name = 'single-sign-on'

const random = () => randomBytes(32).toString('base64url')

export const newAttempt = (): Attempt => ({ state: random(), nonce: random(), verifier: random() })

interface Cookie {
  path: string
  isHttps: boolean
}

// Lax: the browser comes back from another site.
export const attemptCookie = (attempt: Attempt, { path, isHttps }: Cookie): string =>
  `${name}=${Object.values(attempt).join('.')}; Path=${path}; Max-Age=600; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

export const noAttempt = (path: string): string =>
  `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax`

/** The attempt that this browser began, if it comes back with the same state; else null. */
export function attemptIn(headers: Headers, state: unknown): Attempt | null {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const [stored = '', nonce = '', verifier = ''] =
    cookies
      .find((one) => one.startsWith(`${name}=`))
      ?.slice(name.length + 1)
      .split('.') ?? []
  if (typeof state !== 'string' || !stored || !nonce || !verifier) return null
  const [one, other] = [Buffer.from(stored), Buffer.from(state)]
  return one.length === other.length && timingSafeEqual(one, other)
    ? { state, nonce, verifier }
    : null
}
