import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** What Payload keeps of a password. */
export interface StoredPassword extends Readonly<Record<string, unknown>> {
  hash?: unknown
  salt?: unknown
}

const currentPrefix = 'pbkdf2-sha256-v1:'

/** Whether it is this one, in the two ways in which Payload has stored passwords. */
export async function isPassword(password: string, { hash, salt }: StoredPassword) {
  if (typeof hash !== 'string' || typeof salt !== 'string') return false
  const isCurrent = hash.startsWith(currentPrefix)
  const stored = Buffer.from(isCurrent ? hash.slice(currentPrefix.length) : hash, 'hex')
  const iterations = isCurrent ? 600_000 : 25_000
  const given = await derive(password, salt, iterations, isCurrent ? 32 : 512, 'sha256')
  return stored.length === given.length && timingSafeEqual(stored, given)
}
