import { setTimeout as wait } from 'node:timers/promises'
import type { CollectionConfig, IncomingAuthType, PayloadRequest } from 'payload'
import type { Failures } from './failures.ts'
import { countFailures } from './failures.ts'

/** Longer than checking a password takes, so that a failure for an unknown user lasts as long. */
const failureLastsMs = 250

const defaultAttempts = 5
const defaultLockTime = 600_000

/** Makes a failed sign-in look the same whether the user exists or not: same words, status and time. */
export function hideWhoExists(collection: CollectionConfig): CollectionConfig {
  const auth = collection.auth === true || !collection.auth ? {} : collection.auth
  const most = auth.maxLoginAttempts ?? defaultAttempts
  const failures = countFailures(most || Number.POSITIVE_INFINITY, auth.lockTime ?? defaultLockTime)
  const { hooks = {} } = collection

  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [noteSignIn, ...(hooks.beforeOperation ?? [])],
      afterLogin: [...(hooks.afterLogin ?? []), forgetFailures(failures)],
      afterOperation: [...(hooks.afterOperation ?? []), forgetUnlocked(failures)],
      afterError: [...(hooks.afterError ?? []), sameAnswer(failures, auth)],
    },
  }
}

type Hooks = NonNullable<CollectionConfig['hooks']>
type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number]

interface SignIn {
  name: string
  startedAt: number
}

const noteSignIn: Hook<'beforeOperation'> = ({ operation, req }) => {
  if (operation === 'login') {
    req.context.stateroomSignIn = { name: nameIn(req), startedAt: Date.now() } satisfies SignIn
  }
}

/** A reset password signs in as well, without a name that somebody typed. */
const forgetFailures =
  (failures: Failures): Hook<'afterLogin'> =>
  ({ req, user }) => {
    const { email, username } = user as { email?: string | null; username?: string | null }
    for (const name of [signInOf(req)?.name, email, username]) if (name) failures.forget(name)
  }

/** Whoever is unlocked starts at none. */
const forgetUnlocked =
  (failures: Failures): Hook<'afterOperation'> =>
  ({ operation, req, result }) => {
    if (operation === 'unlock') failures.forget(nameIn(req))
    return result
  }

const sameAnswer =
  (failures: Failures, auth: IncomingAuthType): Hook<'afterError'> =>
  async ({ error, req }) => {
    const signIn = signInOf(req)
    if (!signIn || !isRefusal(error)) return undefined

    const isLocked = failures.add(signIn.name) || error.name === 'LockedAuth'
    await wait(Math.max(0, signIn.startedAt + failureLastsMs - Date.now()))

    const message = isLocked ? req.t('error:userLocked') : wrongCredentials(req, auth)
    const code = isLocked ? 'session.locked' : 'session.wrongCredentials'
    return { status: 401, response: { errors: [{ message }], code, details: {} } }
  }

const signInOf = ({ context }: PayloadRequest): SignIn | undefined =>
  context.stateroomSignIn as SignIn | undefined

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
