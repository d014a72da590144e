import type { AdminConfig, AuthConfig } from '#config-schema'
import { adminConfigPath, Problem, setupTokenHeader } from '#config-schema'
import type { Credentials, FirstUser } from '#machines/session'
import type { Http } from './http.ts'

/** Who is here, and what they may see. */
export const readAdminConfig = (http: Http, setupToken: string | null): Promise<AdminConfig> =>
  http<AdminConfig>(adminConfigPath, {
    signedIn: false,
    ...(setupToken && { headers: { [setupTokenHeader]: setupToken } }),
  })

export async function signIn(
  http: Http,
  auth: AuthConfig,
  credentials: Credentials,
): Promise<void> {
  const { identifier, password } = credentials
  const byEmail =
    auth.loginWith === 'email' || (auth.loginWith === 'emailOrUsername' && identifier.includes('@'))
  try {
    await http(`/${auth.collection}/login`, {
      method: 'POST',
      body: byEmail ? { email: identifier, password } : { username: identifier, password },
    })
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
    headers: { [setupTokenHeader]: setupToken },
  })
}

/** A new cookie with what the user's document says now. */
export const refreshSession = async (http: Http, auth: AuthConfig): Promise<void> => {
  await http(`/${auth.collection}/refresh-token`, { method: 'POST' })
}

/** Ends the session. One that has ended already is as good as signed out. */
export async function signOut(http: Http, auth: AuthConfig): Promise<void> {
  try {
    await http(`/${auth.collection}/logout`, { method: 'POST' })
  } catch (thrown) {
    const isOver = thrown instanceof Problem && thrown.code !== 'server.unreachable'
    if (!isOver) throw thrown
  }
}

/**
 * Payload answers a visitor whose session has ended like any stranger: with what is public, 403, or
 * 404. Once it is known who may be here, none of that is taken for an answer.
 */
export const withSessionCheck =
  (http: Http, auth: () => AuthConfig | null): Http =>
  (path, request) =>
    http(path, { signedIn: auth() !== null, ...request })
