import type { SignedInConfig, SignedOutConfig } from '#contracts/admin-config'
import { adminConfigPath, setupTokenHeader } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { RunningServer } from '../../tests/kit/server.ts'

/** What a request was answered with. */
export interface Answer {
  status: number
  body: { [key: string]: unknown }
}

export interface Person {
  email: string
  password: string
}

/** The API of a running site, as somebody who is signed in to its panel. */
export class Api {
  cookie = ''

  private constructor(private readonly server: RunningServer) {}

  /** Signs in as a user whom the config's own seed made, or else makes the first one. */
  static async signIn(server: RunningServer, seeded: Person): Promise<Api> {
    const api = new Api(server)
    const { body } = await api.ask('GET', adminConfigPath)
    const { auth, needsFirstUser } = body as unknown as SignedOutConfig
    const users = `/${auth.collection}`
    const token = /token=([0-9a-f]{64})/.exec(server.output)?.[1] ?? ''
    const { status, body: answer } = needsFirstUser
      ? await api.ask(
          'POST',
          `${users}/first-register`,
          { ...firstUser, username: 'ada', roles: ['admin'] },
          { [setupTokenHeader]: token },
        )
      : await api.ask('POST', `${users}/login`, { ...seeded })
    if (status >= 300) throw new Error(`Signing in was answered ${status}: ${reasonIn(answer)}`)
    return api
  }

  async config(): Promise<SignedInConfig> {
    const { status, body } = await this.ask('GET', adminConfigPath)
    if (status !== 200 || body.kind !== 'signedIn') {
      throw new Error(`The panel's config was answered ${status}: ${reasonIn(body)}`)
    }
    return body as unknown as SignedInConfig
  }

  async ask(
    method: string,
    path: string,
    data?: DocumentData | FormData,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const isForm = data instanceof FormData
    const response = await fetch(`${this.server.api}${path}`, {
      method,
      headers: {
        origin: this.server.origin,
        ...(this.cookie && { cookie: this.cookie }),
        ...(data && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(data && { body: isForm ? data : JSON.stringify(data) }),
    })
    const [cookie] = response.headers.getSetCookie()
    if (cookie && response.ok) this.cookie = cookie.split(';')[0] ?? ''
    const text = await response.text()
    return { status: response.status, body: asObject(text) }
  }
}

const firstUser: Person = { email: 'ada@site.example', password: 'a-long-password' }

function asObject(text: string): Answer['body'] {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : { value }
  } catch {
    return { text: text.slice(0, 200) }
  }
}

/** Why a request was refused, in one line. */
export function reasonIn(body: Answer['body']): string {
  const errors = (body.errors ?? []) as { message?: string; data?: { errors?: FieldError[] } }[]
  const said = errors.flatMap(({ data, message }) =>
    (data?.errors ?? []).length > 0
      ? (data?.errors ?? []).map(({ message: why, path }) => `${path}: ${why}`)
      : [message ?? ''],
  )
  return said.join('; ') || JSON.stringify(body).slice(0, 200)
}

interface FieldError {
  path?: string
  message?: string
}
