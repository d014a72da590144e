import { Problem } from '#problems'
import type { ServerOptions } from '../site/options.ts'

/** Characters; a shorter one can be guessed from a single session, and then signs everybody in. */
const shortest = 32

/** Refuses a secret that is too short where others reach the server. */
export function refuseShortSecret({ hostname, publicUrl, secret }: ServerOptions): void {
  if (secret === undefined || !isShort(secret)) return
  if (isLocal(hostname ?? 'localhost') && (!publicUrl || isLocal(new URL(publicUrl).hostname)))
    return
  const details = {
    name: 'STATEROOM_SECRET',
    found: `${secret.length} characters`,
    allowed: `${shortest} or more`,
  }
  throw new Problem('environment.invalid', { details })
}

export const isShort = (secret: string): boolean => secret.length < shortest

export const isLocal = (host: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)
