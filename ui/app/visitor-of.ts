import type { AdminConfig } from '#contracts/admin-config'
import type { Visitor } from '#machines/session'
import { computerOf, keeperOf } from '../client/shared-computer.ts'

/** Who the server says is here, on this computer. */
export function visitorOf(config: AdminConfig): Visitor {
  if (config.kind === 'signedIn') {
    const user = { ...config.user, ...computerOf(keeperOf(config.user)) }
    return { kind: 'user', user, now: Date.now() }
  }
  return { kind: config.needsFirstUser ? 'founder' : 'stranger' }
}
