import { pbkdf2, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { CollectionConfig, IncomingAuthType, PayloadRequest } from 'payload'
import { LockedAuth } from 'payload'
import { addressOf } from '../../kit/address-of.ts'
import { isWrongCode } from '../../kit/wrong-code.ts'
import type { Attempt, Failures } from './failures.ts'
import { countFailures } from './failures.ts'
import { unlocksElsewhere } from './unlocked-elsewhere.ts'

/** A failure lasts a multiple of it: longer than checking a password takes on a server that is not busy. */
const failureLastsMs = 250

/** As Payload's own. */
export const defaultAttempts = 5
const defaultLockTime = 600_000

/** Payload locks an account for everybody; so many failures never come together. */
const neverLocks = 1_000_000_000

/** Makes a failed sign-in look the same whether the user exists or not: same words, status and time. */
export function hideWhoExists(collection: CollectionConfig): CollectionConfig {
  const auth = collection.auth === true || !collection.auth ? {} : collection.auth
  const most = auth.maxLoginAttempts ?? defaultAttempts
  const failures = countFailures(most || Number.POSITIVE_INFINITY, auth.lockTime ?? defaultLockTime)
  const { hooks = {} } = collection

  return {
    ...collection,
    // None stays none: the columns that count would go.
    auth: { ...auth, ...(most > 0 && { maxLoginAttempts: neverLocks }) },
    hooks: {
      ...hooks,
      beforeOperation: [beginSignIn(failures), ...(hooks.beforeOperation ?? [])],
      afterLogin: [...(hooks.afterLogin ?? []), forgetFailures(failures)],
      afterOperation: [...(hooks.afterOperation ?? []), forgetUnlocked(failures)],
      afterError: [...(hooks.afterError ?? []), sameAnswer(failures, auth)],
    },
  }
}

type Hooks = NonNullable<CollectionConfig['hooks']>
type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number]

interface SignIn extends Attempt {
  startedAt: number
  /** There were too many before. */
  isLocked: boolean
}

function beginSignIn(failures: Failures): Hook<'beforeOperation'> {
  const wasUnlocked = unlocksElsewhere()

  return async ({ collection, operation, req }) => {
    if (operation !== 'login') return
    const attempt = { name: nameIn(req), address: addressOf(req) }
    let isLocked = !failures.begin(attempt)
    if (isLocked && (await wasUnlocked(req.payload, collection.slug, attempt.name))) {
      failures.forget(attempt.name)
      isLocked = !failures.begin(attempt)
    }
    const signIn: SignIn = { ...attempt, isLocked, startedAt: Date.now() }
    req.context.stateroomSignIn = signIn
    if (isLocked) throw new LockedAuth(req.t)
  }
}

/** A reset password signs in as well, without a name that somebody typed. */
const forgetFailures =
  (failures: Failures): Hook<'afterLogin'> =>
  ({ req, user }) => {
    const { email, username } = user as { email?: string | null; username?: string | null }
    const address = addressOf(req)
    for (const name of [signInOf(req)?.name, email, username]) {
      if (name) failures.forget(name.toLowerCase(), address)
    }
  }

/** Whoever is unlocked starts at none, wherever they are. */
const forgetUnlocked =
  (failures: Failures): Hook<'afterOperation'> =>
  ({ operation, req, result }) => {
    if (operation === 'unlock') failures.forget(nameIn(req))
    return result
  }

const sameAnswer =
  (failures: Failures, auth: IncomingAuthType): Hook<'afterError'> =>
  async ({ collection, error, req }) => {
    const signIn = signInOf(req)
    // Whoever guesses codes is kept out like whoever guesses passwords.
    if (!signIn || isWrongCode(error)) return undefined
    if (!isRefusal(error)) {
      failures.undo(signIn)
      return undefined
    }
    if (!(await wasChecked(req, collection?.slug ?? '', signIn, error))) await checkNothing(req)
    const elapsed = Date.now() - signIn.startedAt
    await wait(Math.ceil(elapsed / failureLastsMs) * failureLastsMs - elapsed)

    const isLocked = signIn.isLocked || error.name === 'LockedAuth'
    const message = isLocked ? req.t('error:userLocked') : wrongCredentials(req, auth)
    const code = isLocked ? 'session.locked' : 'session.wrongCredentials'
    return { status: 401, response: { errors: [{ message }], code, details: {} } }
  }

const signInOf = ({ context }: PayloadRequest): SignIn | undefined =>
  context.stateroomSignIn as SignIn | undefined

/** Whether the password was compared with that of a user. */
async function wasChecked(
  { payload }: PayloadRequest,
  collection: string,
  { isLocked, name }: SignIn,
  error: Error,
): Promise<boolean> {
  // Looked up in either case, so that it takes as long.
  const { totalDocs } = await payload.db.count({
    collection,
    where: { or: namesOf(payload.collections[collection]?.config.auth, name) },
  })
  return totalDocs > 0 && !isLocked && error.name !== 'LockedAuth'
}

function namesOf(auth: { loginWithUsername?: unknown } | undefined, name: string) {
  const byEmail = { email: { equals: name } }
  return auth?.loginWithUsername ? [byEmail, { username: { equals: name } }] : [byEmail]
}

/** As much work as Payload's comparison of a password, in the same queue: with many at once that shows. */
async function checkNothing({ data }: PayloadRequest): Promise<void> {
  const password = typeof data?.password === 'string' ? data.password : ''
  await promisify(pbkdf2)(password, randomBytes(32).toString('hex'), 25_000, 512, 'sha256')
}

/** The name as Payload looks it up. */
function nameIn({ data }: PayloadRequest): string {
  const given = [data?.username, data?.email].find((value) => typeof value === 'string' && value)
  return String(given ?? '')
    .toLowerCase()
    .trim()
}

const isRefusal = ({ name }: Error): boolean =>
  name === 'AuthenticationError' || name === 'LockedAuth'

const wrongCredentials = (
  { t }: PayloadRequest,
  { loginWithUsername }: IncomingAuthType,
): string =>
  loginWithUsername ? t('error:usernameOrPasswordIncorrect') : t('error:emailOrPasswordIncorrect')
