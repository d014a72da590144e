import type { AuthStrategy, AuthStrategyResult, Payload } from 'payload'
import { strangerHeader, userHeader, userHeaderValue } from '#contracts/admin-config'
import type { Feature } from '../../kit/feature.ts'
import { keepSessions } from './keep-sessions.ts'
import { noteDevices } from './session-devices.ts'
import { hintHeader, whyUnused } from './unused-cookie.ts'

export const session: Feature = {
  collection: noteDevices,
  init: markStrangers,
  database: keepSessions,
}

/**
 * Every answer to a visitor whom nobody recognises says so: where data is public, a session that
 * has ended would not be noticed otherwise. A tab that names another user than the one who is signed
 * in by now is a stranger, too: nothing is read or written in the wrong name (DOC-19). Called when
 * Payload has its own ways to recognise people.
 */
function markStrangers(payload: Payload): void {
  payload.authStrategies = [...payload.authStrategies.map(asNamed), nobody()]
}

/** Asked last, and only where no other strategy knew the visitor. */
function nobody(): AuthStrategy {
  let isTold = false
  return {
    name: 'stateroom-stranger',
    authenticate({ headers, payload }) {
      const responseHeaders = new Headers({ [strangerHeader]: 'yes' })
      const hint = whyUnused(headers, payload)
      if (hint !== null) {
        responseHeaders.set(hintHeader, hint)
        // Once: what others send must not fill the log.
        if (!isTold) payload.logger.warn(hint)
        isTold = true
      }
      return { user: null, responseHeaders }
    },
  }
}

/** The strategy, for whoever is the user that the request names, or where it names none. */
const asNamed = (strategy: AuthStrategy): AuthStrategy => ({
  ...strategy,
  async authenticate(args) {
    const result = await strategy.authenticate(args)
    const named = args.headers.get(userHeader)
    return result.user === null || named === null || named === nameOf(result.user)
      ? result
      : { user: null }
  },
})

const nameOf = ({ collection, id }: NonNullable<AuthStrategyResult['user']>) =>
  userHeaderValue(collection, id)
