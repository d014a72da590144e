/** One request that asks for as much as a request can. */
export interface Shape {
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string | (() => FormData)
  /** With the administrator's session. */
  isSignedIn?: boolean
}

export const MB = 2 ** 20

export const many = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n))
export const ids = (count: number) => many(count, (n) => String(n + 1))
export const ors = (count: number) =>
  `{"or":[${many(count, (n) => `{"title":{"equals":"${n}"}}`)}]}`
export const url = (where: string) => encodeURIComponent(where)

export const json = { 'content-type': 'application/json' }
export const form = { 'content-type': 'application/x-www-form-urlencoded' }

export const get = (name: string, path: string, isSignedIn = false): Shape => ({
  name: `GET ${name}${isSignedIn ? ', signed in' : ''}`,
  method: 'GET',
  path,
  isSignedIn,
})

export const post = (name: string, path: string, body: string, isSignedIn = true): Shape => ({
  name: `POST ${name}`,
  method: 'POST',
  path,
  headers: json,
  body,
  isSignedIn,
})

/** A read that is asked for by POST. */
export const overridden = (
  name: string,
  body: string,
  type: Readonly<Record<string, string>> = form,
  path = '/api/posts',
): Shape => ({
  name: `GET by POST: ${name}`,
  method: 'POST',
  path,
  headers: { 'x-payload-http-method-override': 'GET', ...type },
  body,
})
