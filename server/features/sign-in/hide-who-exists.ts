import { pbkdf2, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { AfterErrorHook, CollectionConfig, IncomingAuthType, PayloadRequest } from 'payload'
import { AuthenticationError, LockedAuth } from 'payload'
import { addressOf } from '../../kit/address-of.ts'
import type { FailedSignIn } from '../../kit/failed-sign-ins.ts'
import { failedSignIns } from '../../kit/failed-sign-ins.ts'
import { isCodeRequired, isWrongCode } from '../../kit/sign-in-codes.ts'
import type { StoredUser } from './asked-user.ts'
import { askedUser, unlockedUser } from './asked-user.ts'
import type { FailureLimits } from './failures.ts'
import type { BegunAttempt, SignInGuard } from './guard-sign-ins.ts'
import { signInGuardOf } from './guard-sign-ins.ts'

/** A failure lasts a multiple of it: longer than checking a password takes on a server that is not busy. */
const failureLastsMs = 250

/** As Payload's own. */
export const defaultAttempts = 5
const defaultLockTime = 600_000

/** Payload locks an account for everybody; so many failures never come together. */
const neverLocks = 1_000_000_000

interface Host {
  /** Whether it tells from where each visitor comes. */
  knowsAddresses: boolean
}

/** Makes a failed sign-in look the same whether the user exists or not: same words, status and time. */
export function hideWhoExists(
  collection: CollectionConfig,
  { knowsAddresses }: Host,
): CollectionConfig {
  const auth = collection.auth === true || !collection.auth ? {} : collection.auth
  const most = auth.maxLoginAttempts ?? defaultAttempts
  const lockTime = auth.lockTime ?? defaultLockTime
  const limits: FailureLimits = {
    most: most || Number.POSITIVE_INFINITY,
    lockTime,
    // As long as Payload's own lock, which stays where addresses aren't known.
    ...(!knowsAddresses && { firstLock: lockTime }),
  }
  const guardOf = ({ payload }: PayloadRequest) => signInGuardOf(payload, collection.slug, limits)
  const { hooks = {} } = collection

  return {
    ...collection,
    // None stays none: the columns that count would go.
    auth: { ...auth, ...(most > 0 && knowsAddresses && { maxLoginAttempts: neverLocks }) },
    hooks: {
      ...hooks,
      // Last, so that it sees the credentials that Payload looks at.
      beforeOperation: [...(hooks.beforeOperation ?? []), beginSignIn(guardOf)],
      beforeLogin: [noteRightPassword, ...(hooks.beforeLogin ?? [])],
      afterLogin: [...(hooks.afterLogin ?? []), forgetFailures(guardOf)],
      afterOperation: [...(hooks.afterOperation ?? []), forgetUnlocked(guardOf)],
      afterError: [...(hooks.afterError ?? []), sameAnswer(auth)],
    },
  }
}

type GuardOf = (req: PayloadRequest) => SignInGuard
type Hooks = NonNullable<CollectionConfig['hooks']>
type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number]

interface SignIn {
  by: FailedSignIn
  startedAt: number
  attempt: BegunAttempt
  isPasswordRight: boolean
}

const beginSignIn =
  (guardOf: GuardOf): Hook<'beforeOperation'> =>
  async ({ args, collection, operation, req }) => {
    if (operation !== 'login') return
    const startedAt = Date.now()
    const { data } = args as { data: Record<string, unknown> }
    const asked = await askedUser(req, collection, data)
    if (!asked) return
    const { name, user } = asked
    const by: FailedSignIn = user ? { ...user, collection: collection.slug } : name
    const earlier = signInOf(req)
    const begin = async (): Promise<SignIn> => {
      // Several of one request begin in turn: together, they would wait for each other until it ends.
      const before = await earlier
      before?.attempt.fail()
      const attempt = await guardOf(req).begin({ ...asked, address: addressOf(req) })
      // Nobody tells how a sign-in by the server's own code ends, nor which of several, unless it was right.
      if (before || req.payloadAPI === 'local') attempt.fail()
      failedSignIns(req).push(by)
      return { attempt, by, startedAt, isPasswordRight: false }
    }
    const signIn = begin()
    req.context.stateroomSignIn = signIn
    const { verdict } = (await signIn).attempt
    if (verdict === 'locked') throw new LockedAuth(req.t)
    if (verdict === 'open' && user?.hash) return
    await checkNothing(String(data.password))
    // Payload has other words where nobody has the name.
    throw new AuthenticationError(req.t)
  }

const noteRightPassword: Hook<'beforeLogin'> = async ({ collection, req, user }) => {
  const signIn = await signInOf(req)
  if (signIn && isBy(signIn.by, collection, user)) signIn.isPasswordRight = true
}

/** A reset password signs in as well, without a name that somebody typed. */
const forgetFailures =
  (guardOf: GuardOf): Hook<'afterLogin'> =>
  async ({ collection, req, user }) => {
    guardOf(req).forget(user as StoredUser, addressOf(req))
    const failed = failedSignIns(req)
    const own = failed.findLastIndex((by) => isBy(by, collection, user))
    if (own !== -1) failed.splice(own, 1)
    const signIn = await signInOf(req)
    // The newest may be somebody else's, whose failure stays one.
    if (!signIn || !isBy(signIn.by, collection, user)) return
    signIn.attempt.undo()
    // Whatever else this request fails at is no failed sign-in.
    delete req.context.stateroomSignIn
  }

const isBy = (by: FailedSignIn, { slug }: { slug: string }, { id }: { id: unknown }): boolean =>
  typeof by !== 'string' && by.collection === slug && by.id === id

/** Whoever is unlocked starts at none, wherever they are. */
const forgetUnlocked =
  (guardOf: GuardOf): Hook<'afterOperation'> =>
  async ({ args, collection, operation, req, result }) => {
    if (operation !== 'unlock') return result
    const { data } = args as { data: Record<string, unknown> }
    const user = await unlockedUser(req, collection, data)
    if (user) guardOf(req).forget(user)
    return result
  }

const sameAnswer =
  (auth: IncomingAuthType): Hook<'afterError'> =>
  async ({ error, req }) => {
    const signIn = await signInOf(req)
    if (!signIn) return undefined
    const isRight = signIn.isPasswordRight || isUnverified(error)
    endAttempt(signIn, error, isRight)
    if (isWrongCode(error) || !isRefusal(error)) return undefined
    await waitForEvenTime(signIn)

    const isLocked = signIn.attempt.verdict === 'locked' || error.name === 'LockedAuth'
    const message = isLocked ? req.t('error:userLocked') : wrongCredentials(req, auth)
    const code = isLocked ? 'session.locked' : 'session.wrongCredentials'
    return { status: 401, response: { errors: [{ message }], code, details: {} } }
  }

/** GraphQL answers failures of a collection without its hooks. */
export const sameTimeInGraphQL: AfterErrorHook = async ({ error, graphqlResult, req }) => {
  const signIn = await signInOf(req)
  const { originalError = error } = error as { originalError?: Error }
  if (!graphqlResult || !signIn) return
  // It may be the failure of another field, which says nothing of the sign-in.
  const asksForCode = signIn.isPasswordRight && isCodeRequired(originalError)
  endAttempt(signIn, originalError, asksForCode || isUnverified(originalError))
  if (isRefusal(originalError)) await waitForEvenTime(signIn)
}

function endAttempt({ attempt }: SignIn, error: Error, isRight: boolean): void {
  // Whoever guesses codes is kept out like whoever guesses passwords.
  const isFailure = isWrongCode(error) || isRefusal(error)
  if (!isFailure && isRight) attempt.undo()
  else attempt.fail()
}

async function waitForEvenTime({ startedAt }: SignIn): Promise<void> {
  const elapsed = Date.now() - startedAt
  await wait(Math.ceil(elapsed / failureLastsMs) * failureLastsMs - elapsed)
}

/** The newest of a request, once it has begun. */
const signInOf = ({ context }: PayloadRequest): Promise<SignIn> | undefined =>
  context.stateroomSignIn as Promise<SignIn> | undefined

/** As much work as Payload's comparison of a password, in the same queue: with many at once that shows. */
async function checkNothing(password: string): Promise<void> {
  await promisify(pbkdf2)(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256')
}

const isUnverified = ({ name }: Error): boolean => name === 'UnverifiedEmail'

const isRefusal = ({ name }: Error): boolean =>
  name === 'AuthenticationError' || name === 'LockedAuth'

const wrongCredentials = (
  { t }: PayloadRequest,
  { loginWithUsername }: IncomingAuthType,
): string =>
  loginWithUsername ? t('error:usernameOrPasswordIncorrect') : t('error:emailOrPasswordIncorrect')
