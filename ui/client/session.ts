import type { AdminConfig, AuthConfig } from '#contracts/admin-config'
import {
  adminConfigPath,
  setupTokenHeader,
  userHeader,
  userHeaderValue,
} from '#contracts/admin-config'
import type { Credentials, FirstUser } from '#machines/session'
import { isProblem, isUnreachable, Problem } from '#problems'
import { identifiedBy } from './account.ts'
import type { Http, HttpRequest } from './http.ts'
import { keeperOf, rememberComputer } from './shared-computer.ts'

/** Who is here, and what they may see. */
export const readAdminConfig = (http: Http, setupToken: string | null): Promise<AdminConfig> =>
  http<AdminConfig>(adminConfigPath, {
    ...(setupToken && { headers: { [setupTokenHeader]: setupToken } }),
  })

export async function signIn(
  http: Http,
  auth: AuthConfig,
  credentials: Credentials,
): Promise<void> {
  const { identifier, password, code, computer } = credentials
  try {
    const { user } = await http<{ user: { id: string | number } }>(`/${auth.collection}/login`, {
      method: 'POST',
      body: { ...identifiedBy(auth, identifier), password, ...(code && { code }) },
    })
    if (computer) rememberComputer(keeperOf({ collection: auth.collection, id: user.id }), computer)
  } catch (thrown) {
    throw asSignInProblem(thrown)
  }
}

/** A refused sign-in is no ended session, and a missing password is a wrong one. */
function asSignInProblem(thrown: unknown): unknown {
  const isRefusal =
    thrown instanceof Problem &&
    ['session.ended', 'document.invalid', 'access.refused', 'request.invalid'].includes(thrown.code)
  return isRefusal ? new Problem('session.wrongCredentials', { cause: thrown }) : thrown
}

export const createFirstUser = async (
  http: Http,
  auth: AuthConfig,
  { values, setupToken }: FirstUser,
): Promise<void> => {
  await http(`/${auth.collection}/first-register`, {
    method: 'POST',
    body: values,
    headers: setupToken === null ? {} : { [setupTokenHeader]: setupToken },
  })
}

/** A new cookie with what the user's document says now; gives when it ends, in ms since the epoch. */
export async function refreshSession(http: Http, auth: AuthConfig): Promise<number> {
  const { exp } = await http<{ exp: number }>(`/${auth.collection}/refresh-token`, {
    method: 'POST',
  })
  return exp * 1000
}

/** Ends the session. One that has ended already is as good as signed out. */
export async function signOut(http: Http, auth: AuthConfig): Promise<void> {
  try {
    await http(`/${auth.collection}/logout`, { method: 'POST' })
  } catch (thrown) {
    const isOver = thrown instanceof Problem && !isUnreachable(thrown)
    if (!isOver) throw thrown
  }
}

interface SessionCheck {
  /** How people sign in; null until that is known. */
  auth: () => AuthConfig | null
  /** Whom this tab believes to be signed in, as the header says it; null: nobody. */
  user: () => string | null
  /** How often they have signed in again meanwhile. */
  renewals: () => number
  /** Called for each answer that says the session has ended. */
  onEnd: () => void
}

/**
 * Payload answers a visitor whose session has ended like any stranger: with what is public, 403, or
 * 404. Once it is known who may be here, none of that is taken for an answer. Each request names the
 * user who asks; the end of somebody's session that this tab has left is not reported. Whoever has
 * signed in again meanwhile asks again: nothing else would, since no session ends by that.
 */
export const withSessionCheck = (
  http: Http,
  { auth, user, renewals, onEnd }: SessionCheck,
): Http => {
  const ask: Http = async <Answer>(path: string, request?: HttpRequest): Promise<Answer> => {
    const before = renewals()
    const named = request?.headers?.[userHeader] ?? user()
    const headers = { ...request?.headers, ...(named !== null && { [userHeader]: named }) }
    try {
      return await http<Answer>(path, { signedIn: auth() !== null, ...request, headers })
    } catch (thrown) {
      if (!isProblem(thrown, 'session.ended') || named !== user()) throw thrown
      if (before !== renewals()) return ask<Answer>(path, request)
      onEnd()
      throw thrown
    }
  }
  return ask
}

/** What a request says of its user; null: nobody is known. */
export const userNamed = (auth: AuthConfig | null, id: string | number | undefined) =>
  auth === null || id === undefined ? null : userHeaderValue(auth.collection, id)

/** Asks as one user, whoever signs in later in the same browser (DOC-19). */
export const asUser =
  (http: Http, user: string): Http =>
  (path, request) =>
    http(path, { ...request, headers: { ...request?.headers, [userHeader]: user } })

/** Reports the end of the session, which is a failure like any other for whoever asked. */
export async function reportingEnd<Answer>(
  answer: Promise<Answer>,
  onEnd: () => void,
): Promise<Answer> {
  try {
    return await answer
  } catch (thrown) {
    if (isProblem(thrown, 'session.ended')) onEnd()
    throw thrown
  }
}
