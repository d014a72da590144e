import type {
  ApiKeyAnswer,
  EndSessionsRequest,
  NewApiKey,
  SessionsAnswer,
} from '#contracts/account'
import { apiKeyPath, currentPasswordField, sessionsPath } from '#contracts/account'
import type { AuthConfig } from '#contracts/admin-config'
import type { Http } from './http.ts'

/** Nobody is signed in here, so a stranger's answer is an answer. */
const asStranger = { method: 'POST', signedIn: false } as const

/** An address or a name, as the site's users sign in with it. */
export const identifiedBy = ({ loginWith }: AuthConfig, identifier: string) =>
  loginWith === 'email' || (loginWith === 'emailOrUsername' && identifier.includes('@'))
    ? { email: identifier }
    : { username: identifier }

/** Asks for a link to reset a password. The answer is the same whether there is such an account or not. */
export async function requestResetLink(
  http: Http,
  auth: AuthConfig,
  identifier: string,
): Promise<void> {
  const body = identifiedBy(auth, identifier)
  await http(`/${auth.collection}/forgot-password`, { ...asStranger, body })
}

interface Reset {
  token: string
  password: string
  /** The second step, where the site asks for one. */
  code?: string
}

/** Sets a new password, and signs in with it. */
export async function resetPassword(http: Http, auth: AuthConfig, reset: Reset): Promise<void> {
  await http(`/${auth.collection}/reset-password`, { ...asStranger, body: { ...reset } })
}

export async function verifyEmail(http: Http, collection: string, token: string): Promise<void> {
  const path = [collection, 'verify', token].map(encodeURIComponent).join('/')
  await http(`/${path}`, asStranger)
}

export const readSessions = (http: Http): Promise<SessionsAnswer> =>
  http<SessionsAnswer>(sessionsPath)

/** Signs out elsewhere; gives what is left. */
export const endSessions = (http: Http, request: EndSessionsRequest): Promise<SessionsAnswer> =>
  http<SessionsAnswer>(sessionsPath, { method: 'POST', body: { ...request } })

export const readApiKey = (http: Http): Promise<ApiKeyAnswer> => http<ApiKeyAnswer>(apiKeyPath)

export const generateApiKey = (http: Http, password: string): Promise<NewApiKey> =>
  http<NewApiKey>(apiKeyPath, { method: 'POST', body: { [currentPasswordField]: password } })

export const revokeApiKey = async (http: Http, password: string): Promise<void> => {
  await http(apiKeyPath, { method: 'DELETE', body: { [currentPasswordField]: password } })
}
