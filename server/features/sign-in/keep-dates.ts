import type { Payload } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { DatabaseLayer } from '../../kit/database-layer.ts'

/** What Payload writes into a user when somebody signs in, or fails to. */
const countOfSignIns: readonly string[] = [
  'hash',
  'lockUntil',
  'loginAttempts',
  'resetPasswordRequestedAt',
  'salt',
]

/**
 * A sign-in is no edit: without this, each failed one puts its user on top of what was edited last, and
 * whoever has the user open is told of a newer version.
 */
export const keepDates = ({ collections }: Payload): DatabaseLayer => ({
  updateOne: (asked, next) => {
    const isUser = Boolean(collections[asked.collection]?.config.auth)
    if (!isUser || !isRecord(asked.data)) return next(asked)
    const names = Object.keys(asked.data).filter((name) => name !== 'updatedAt')
    // Only where several fail at once does Payload write the whole user, outside of any request.
    const isSignIn = names.every((name) => countOfSignIns.includes(name)) || isWhole(asked)
    return next(isSignIn ? { ...asked, data: { ...asked.data, updatedAt: null } } : asked)
  },
})

const isWhole = ({ data, req }: { data: object; req?: unknown }): boolean =>
  req === undefined && 'loginAttempts' in data && 'sessions' in data
