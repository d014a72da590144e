import { afterEach, expect, test, vi } from 'vitest'
import type { AuthConfig } from '#contracts/admin-config'
import { strangerHeader, userHeader } from '#contracts/admin-config'
import { createHttp } from '../../../ui/client/http.ts'
import { asUser, withSessionCheck } from '../../../ui/client/session.ts'

const auth = { collection: 'users' } as AuthConfig

afterEach(() => vi.unstubAllGlobals())

const checked = (auth: () => AuthConfig | null) =>
  withSessionCheck(createHttp({ api: '/api', language: () => 'en' }), {
    auth,
    user: () => null,
    renewals: () => 0,
    onEnd: () => {},
  })

/** Asks as somebody who is signed in; the server takes them for a stranger. */
function httpForStranger(status: number) {
  const headers = { [strangerHeader]: 'yes' }
  vi.stubGlobal('fetch', async () => Response.json({ kind: 'signedOut' }, { status, headers }))
  return checked(() => auth)
}

test.each([200, 403, 404])(
  'an answer for a stranger means an ended session: %i',
  async (status) => {
    await expect(httpForStranger(status)('/posts')).rejects.toMatchObject({ code: 'session.ended' })
  },
)

test('before it is known how people sign in, nobody is', async () => {
  httpForStranger(200)
  const http = checked(() => null)

  expect(await http('/posts')).toEqual({ kind: 'signedOut' })
})

/** Asks over a server that answers everything, and notes in whose name it was asked. */
function asking(user: () => string | null) {
  const names: (string | null)[] = []
  const answers: (() => void)[] = []
  let ends = 0
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    names.push(new Headers(headers).get(userHeader))
    await new Promise<void>((resolve) => answers.push(resolve))
    return Response.json({}, { status: 403, headers: { [strangerHeader]: 'yes' } })
  })
  const http = withSessionCheck(createHttp({ api: '/api', language: () => 'en' }), {
    auth: () => auth,
    user,
    renewals: () => 0,
    onEnd: () => {
      ends += 1
    },
  })
  return { http, names, answer: () => answers.shift()?.(), ends: () => ends }
}

test('DOC-19 each request names the user whom the tab believes in', async () => {
  const { http, names } = asking(() => 'users%2F1')

  void http('/posts').catch(() => {})
  void asUser(http, 'users%2F2')('/posts').catch(() => {})
  void asking(() => null)
    .http('/posts')
    .catch(() => {})

  expect(names).toEqual(['users%2F1', 'users%2F2'])
})

test('DOC-19 who has left is not told that their session ended, and neither is who came', async () => {
  let user = 'users%2F1'
  const { http, answer, ends } = asking(() => user)
  const own = asUser(http, user)
  const saving = own('/posts/1', { method: 'PATCH', body: {} })
  user = 'users%2F2'
  answer()

  await expect(saving).rejects.toMatchObject({ code: 'session.ended' })
  expect(ends()).toBe(0)

  const reading = http('/posts')
  answer()
  await expect(reading).rejects.toMatchObject({ code: 'session.ended' })
  expect(ends()).toBe(1)
})

test('33.14 who has signed in again while a request was on its way asks again', async () => {
  let renewals = 0
  let ends = 0
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(init)
    if (renewals > 0) return Response.json({ doc: { id: 1 } })
    renewals += 1
    return Response.json({}, { status: 403, headers: { [strangerHeader]: 'yes' } })
  })
  const http = withSessionCheck(createHttp({ api: '/api', language: () => 'en' }), {
    auth: () => auth,
    user: () => 'users%2F1',
    renewals: () => renewals,
    onEnd: () => {
      ends += 1
    },
  })

  const saving = http('/posts/1', { method: 'PATCH', body: { title: 'Typed' } })

  await expect(saving).resolves.toEqual({ doc: { id: 1 } })
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ['PATCH', '{"title":"Typed"}'],
    ['PATCH', '{"title":"Typed"}'],
  ])
  expect(ends).toBe(0)
})
