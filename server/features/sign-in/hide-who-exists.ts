import { pbkdf2, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { AfterErrorHook, CollectionConfig, IncomingAuthType, PayloadRequest } from 'payload'
import { AuthenticationError, LockedAuth } from 'payload'
import { addressOf } from '../../kit/address-of.ts'
import { failedSignIns } from '../../kit/failed-sign-ins.ts'
import { isWrongCode } from '../../kit/wrong-code.ts'
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
    // GraphQL tells of several in one request at its end only.
    signInOf(req)?.attempt.fail()
    const attempt = await guardOf(req).begin({ ...asked, address: addressOf(req) })
    // Nobody tells here how a sign-in by the server's own code ends, unless it was right.
    if (req.payloadAPI === 'local') attempt.fail()
    const { verdict } = attempt
    const signIn: SignIn = { attempt, startedAt, isPasswordRight: false }
    req.context.stateroomSignIn = signIn
    const { name, user } = asked
    failedSignIns(req).push(user ? { ...user, collection: collection.slug } : name)
    if (verdict === 'locked') throw new LockedAuth(req.t)
    if (verdict === 'open' && user?.hash) return
    await checkNothing(String(data.password))
    // Payload has other words where nobody has the name.
    throw new AuthenticationError(req.t)
  }

const noteRightPassword: Hook<'beforeLogin'> = ({ req }) => {
  const signIn = signInOf(req)
  if (signIn) signIn.isPasswordRight = true
}

/** A reset password signs in as well, without a name that somebody typed. */
const forgetFailures =
  (guardOf: GuardOf): Hook<'afterLogin'> =>
  ({ req, user }) => {
    guardOf(req).forget(user as StoredUser, addressOf(req))
    signInOf(req)?.attempt.undo()
    // Whatever else this request fails at is no failed sign-in.
    if (signInOf(req)) failedSignIns(req).pop()
    delete req.context.stateroomSignIn
  }

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
    const signIn = signInOf(req)
    if (!signIn) return undefined
    endAttempt(signIn, error)
    if (isWrongCode(error) || !isRefusal(error)) return undefined
    await waitForEvenTime(signIn)

    const isLocked = signIn.attempt.verdict === 'locked' || error.name === 'LockedAuth'
    const message = isLocked ? req.t('error:userLocked') : wrongCredentials(req, auth)
    const code = isLocked ? 'session.locked' : 'session.wrongCredentials'
    return { status: 401, response: { errors: [{ message }], code, details: {} } }
  }

/** GraphQL answers failures of a collection without its hooks. */
export const sameTimeInGraphQL: AfterErrorHook = async ({ error, graphqlResult, req }) => {
  const signIn = signInOf(req)
  const { originalError = error } = error as { originalError?: Error }
  if (!graphqlResult || !signIn) return
  endAttempt(signIn, originalError)
  if (isRefusal(originalError)) await waitForEvenTime(signIn)
}

function endAttempt({ attempt, isPasswordRight }: SignIn, error: Error): void {
  // Whoever guesses codes is kept out like whoever guesses passwords.
  const isFailure = isWrongCode(error) || isRefusal(error)
  const isRight = isPasswordRight || error.name === 'UnverifiedEmail'
  if (!isFailure && isRight) attempt.undo()
  else attempt.fail()
}

async function waitForEvenTime({ startedAt }: SignIn): Promise<void> {
  const elapsed = Date.now() - startedAt
  await wait(Math.ceil(elapsed / failureLastsMs) * failureLastsMs - elapsed)
}

const signInOf = ({ context }: PayloadRequest): SignIn | undefined =>
  context.stateroomSignIn as SignIn | undefined

/** As much work as Payload's comparison of a password, in the same queue: with many at once that shows. */
async function checkNothing(password: string): Promise<void> {
  await promisify(pbkdf2)(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256')
}

const isRefusal = ({ name }: Error): boolean =>
  name === 'AuthenticationError' || name === 'LockedAuth'

const wrongCredentials = (
  { t }: PayloadRequest,
  { loginWithUsername }: IncomingAuthType,
): string =>
  loginWithUsername ? t('error:usernameOrPasswordIncorrect') : t('error:emailOrPasswordIncorrect')
