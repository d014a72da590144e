import type { AuthStrategy, Payload } from 'payload'
import { strangerHeader } from '#config-schema'

/**
 * Every answer to a visitor whom nobody recognises says so: where data is public, a session that
 * has ended would not be noticed otherwise. Called when Payload has its own ways to recognise people.
 */
export function tellStrangers({ authStrategies }: Payload): void {
  authStrategies.push(nobody)
}

/** Asked last, and only where no other strategy knew the visitor. */
const nobody: AuthStrategy = {
  name: 'stateroom-stranger',
  authenticate: () => ({ user: null, responseHeaders: new Headers({ [strangerHeader]: 'yes' }) }),
}
