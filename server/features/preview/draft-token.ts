import { createHmac, timingSafeEqual } from 'node:crypto'
import { isRecord } from '#contracts/is-record'

/** One document whose draft may be read until a moment, by whoever has the token. */
export interface DraftPass {
  collection?: string
  global?: string
  id?: string | number
  /** When it was made: a database may give its id again. */
  born?: string
  /** In ms since the epoch. */
  expiresAt: number
  /** The shared link that it belongs to, which can be revoked; absent: an editor's own preview. */
  link?: string | number
  /** The editor whose preview it is; a link's maker is kept with the link. */
  by?: { collection: string; id: string | number }
}

/** `<what it says>.<its signature>`, in characters that need no escape in an address. */
export function signPass(secret: string, pass: DraftPass): string {
  const said = Buffer.from(JSON.stringify(pass)).toString('base64url')
  return `${said}.${signature(secret, said).toString('base64url')}`
}

/** null: it was never signed here, was changed since, or has expired. */
export function readPass(secret: string, token: string, now = Date.now()): DraftPass | null {
  if (token.length > longest) return null
  const [said = '', signed = '', ...more] = token.split('.')
  const given = Buffer.from(signed, 'base64url')
  const own = signature(secret, said)
  if (more.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) return null
  const pass: unknown = JSON.parse(Buffer.from(said, 'base64url').toString())
  if (!isRecord(pass) || typeof pass.expiresAt !== 'number' || pass.expiresAt <= now) return null
  return pass as unknown as DraftPass
}

const longest = 1000

/** No other signature that is made with the site's secret is one of these. */
const signature = (secret: string, said: string): Buffer =>
  createHmac('sha256', secret).update(`stateroom-draft:${said}`).digest()
