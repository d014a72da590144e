import type { Payload, PayloadRequest } from 'payload'
import { AuthenticationError } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import { canHold, holdSessions } from '../../kit/hold-document.ts'
import { inTransaction } from '../../kit/in-transaction.ts'
import { oneAfterAnother } from '../../kit/one-after-another.ts'
import type { Session } from './merged-sessions.ts'
import { merged } from './merged-sessions.ts'

type StoredUser = Readonly<Record<string, unknown>>

/** Users as each request read them first; Payload writes them back whole. */
const readBy = new WeakMap<object, Map<string, StoredUser>>()

/** What only signing in, resetting and verifying change, each in writes of its own. */
const ownOfAccounts: readonly string[] = [
  ...['_verificationToken', '_verified', 'hash', 'lockUntil', 'loginAttempts', 'salt'],
  ...['resetPasswordExpiration', 'resetPasswordRequestedAt', 'resetPasswordToken'],
]

/**
 * Payload reads a user, changes the list of sessions and writes all of it back: of two sign-ins at the
 * same moment one would be undone, and so would an edit or a new password. Here each changes the list as
 * it is now, one after the other, and writes nothing else.
 */
export function keepSessions(payload: Payload): DatabaseLayer {
  const hasAccounts = (slug: string) => Boolean(payload.collections[slug]?.config.auth)
  const note = (slug: string, req: Request, found: unknown): void => {
    if (!req?.context || !isRecord(found)) return
    const users = readBy.get(req.context) ?? new Map<string, StoredUser>()
    readBy.set(req.context, users)
    const key = keyOf(slug, found.id)
    if (!users.has(key)) users.set(key, copyOf(found))
  }

  return {
    findOne: async (asked, next) => {
      const found = await next(asked)
      if (hasAccounts(asked.collection)) note(asked.collection, asked.req, found)
      return found
    },
    find: async (asked, next) => {
      const found = await next(asked)
      if (!hasAccounts(asked.collection) || !isRecord(found)) return found
      for (const doc of Array.isArray(found.docs) ? found.docs : []) {
        note(asked.collection, asked.req, doc)
      }
      return found
    },
    updateOne: async (asked, next) => {
      const { collection, data, id } = asked
      const req = asked.req as PayloadRequest | undefined
      const key = keyOf(collection, id)
      const base = req?.context && readBy.get(req.context)?.get(key)
      if (!req || !base || id === undefined || !isRecord(data)) return next(asked)
      if (!Array.isArray(data.sessions)) {
        return next(isWhole(data) ? { ...asked, data: changedOnly(base, data) } : asked)
      }
      const isSave = isUnchanged(base, data)
      const rest = changedOnly(base, data)
      if (isSave && Object.keys(rowsOf(rest)).length === 0) return next({ ...asked, data: rest })
      const write = async () => {
        const now = await currentUser(req, collection, id)
        if (!now) return next(asked)
        if (isSave) return next({ ...asked, data: { ...rest, sessions: sessionsOf(now) } })
        const change = changeOf(base, data, now)
        if (change.refused) throw new AuthenticationError(req.t)
        readBy
          .get(req.context)
          ?.set(key, { ...base, ...copyOf({ ...base, ...now, ...change.data }) })
        return next({ ...asked, data: { ...rowsOf(now), ...change.data } })
      }
      return inTransaction(req, async () => {
        if (!(await canHold(req))) return oneAfterAnother(payload, `sessions/${key}`, write)
        await holdSessions(req, { collection: payload.collections[collection]!.config, id })
        return write()
      })
    },
  }
}

type Request = Parameters<Payload['db']['findOne']>[0]['req']

/** What a write changes of what was read, laid over what is stored by now. */
function changeOf(base: StoredUser, data: StoredUser, now: StoredUser) {
  const [before, after] = [sessionsOf(base), sessionsOf(data)]
  const isSignIn = data.updatedAt === null
  const begins = after.some(({ id }) => !before.some((one) => one.id === id))
  // Somebody has changed the password since it was looked at; a new hash of the same has no new date.
  const isOutdated = now.hash !== base.hash && String(now.updatedAt) !== String(base.updatedAt)
  // A new password ends all sessions but those that it names, those that began meanwhile as well.
  const isNewPassword = data.hash !== undefined && data.hash !== base.hash
  const sessions = isNewPassword ? after : merged(before, after, sessionsOf(now))
  return {
    refused: isSignIn && begins && isOutdated,
    data: { ...(isSignIn ? { updatedAt: null } : changedOnly(base, data)), sessions },
  }
}

/** A save that says nothing of sessions writes back those that it read. */
const isUnchanged = (base: StoredUser, data: StoredUser): boolean =>
  data.updatedAt !== null &&
  (data.hash === undefined || data.hash === base.hash) &&
  isSame(timesOf(data), timesOf(base))

/** Users without sessions are written back whole as well. */
const isWhole = (data: StoredUser): boolean =>
  Object.keys(data).some((name) => name !== 'updatedAt' && !ownOfAccounts.includes(name))

const changedOnly = (base: StoredUser, { sessions: _, ...data }: StoredUser): StoredUser =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => !ownOfAccounts.includes(name) || !isSame(value, base[name]),
    ),
  )

const timesOf = (user: StoredUser) =>
  sessionsOf(user).map(({ expiresAt, id }) => [id, expiresAt && new Date(expiresAt).getTime()])

const currentUser = async (req: PayloadRequest, collection: string, id: string | number) =>
  req.payload.db.findOne<StoredUser & { id: string | number }>({
    collection,
    where: { id: { equals: id } },
    req,
  })

/**
 * Of a write that has any rows, an SQL database deletes those that it doesn't name: sessions are rows, and
 * so are the arrays and blocks of a user.
 */
const rowsOf = (user: StoredUser): StoredUser =>
  Object.fromEntries(
    Object.entries(user).filter(
      ([, value]) => typeof value === 'object' && value !== null && !(value instanceof Date),
    ),
  )

const sessionsOf = ({ sessions }: StoredUser): Session[] =>
  Array.isArray(sessions) ? (sessions as Session[]) : []

/** What is compared later; Payload changes the lists that it has read. */
const copyOf = (user: StoredUser): StoredUser => ({
  updatedAt: user.updatedAt,
  ...Object.fromEntries(ownOfAccounts.map((name) => [name, user[name]])),
  sessions: sessionsOf(user).map((session) => ({ ...session })),
})

const keyOf = (slug: string, id: unknown): string => `${slug}/${String(id)}`

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
