import { decoded } from '#contracts/decoded'
import type { AccountAccessInput } from '#machines/account-access'

/**
 * The screen without a sign-in at a path below the admin route; null: another one. Payload's emails name the
 * collection of a user whose address is to be verified.
 */
export function accountAccessAt(path: string): AccountAccessInput | null {
  if (path === '/forgot') return { screen: 'forgotPassword' }
  const [, reset] = /^\/reset\/([^/]+)$/.exec(path) ?? []
  if (reset) return { screen: 'resetPassword', token: decoded(reset) }
  const [, collection, verify] = /^(?:\/([^/]+))?\/verify\/([^/]+)$/.exec(path) ?? []
  if (!verify) return null
  return {
    screen: 'verifyEmail',
    token: decoded(verify),
    ...(collection && { collection: decoded(collection) }),
  }
}
