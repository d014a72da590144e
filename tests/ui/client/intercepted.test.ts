import { afterEach, describe, expect, test, vi } from 'vitest'
import type { AuthConfig } from '#contracts/admin-config'
import { findDocuments } from '../../../ui/client/find-documents.ts'
import { createHttp } from '../../../ui/client/http.ts'
import { createStream } from '../../../ui/client/live/stream.ts'
import { signIn, signOut, withSessionCheck } from '../../../ui/client/session.ts'
import { aCollection } from '../../kit/client-config.ts'

const auth: AuthConfig = {
  collection: 'users',
  loginWith: 'email',
  requireEmail: true,
  requireUsername: false,
}
const onEnd = vi.fn()
const http = withSessionCheck(createHttp({ api: '/api', language: () => 'en' }), {
  auth: () => auth,
  user: () => null,
  renewals: () => 0,
  onEnd,
})

afterEach(() => {
  vi.unstubAllGlobals()
  onEnd.mockReset()
})

const html = { 'content-type': 'text/html' }
const signInPage = '<!doctype html><title>Hotel Wi-Fi</title>'

const answers: Record<string, () => Response> = {
  'a page with 200': () => new Response(signInPage, { headers: html }),
  'JSON that was cut': () => new Response('{"docs": [{"title": "Ha'),
  'nothing with 200': () => new Response(''),
  ...Object.fromEntries(
    [401, 403, 404, 409, 423, 400, 500].map((status) => [
      `a page with ${status}`,
      () => new Response(signInPage, { status, headers: html }),
    ]),
  ),
}

/** Fails as a browser does whose request is led to another origin. */
async function leadElsewhere(_url: string, { redirect }: RequestInit = {}) {
  if (redirect === 'manual') return { type: 'opaqueredirect' }
  throw new TypeError('Failed to fetch')
}

describe.each(Object.entries(answers))('17.6 %s is no answer of the server', (_, answer) => {
  test('to a question, and ends no session', async () => {
    vi.stubGlobal('fetch', async () => answer())

    await expect(http('/posts/1')).rejects.toMatchObject({ code: 'server.intercepted' })
    expect(onEnd).not.toHaveBeenCalled()
  })

  test('to a sign-in: the password is not wrong', async () => {
    vi.stubGlobal('fetch', async () => answer())
    const credentials = { identifier: 'ada@site.example', password: 'a-long-password' }

    await expect(signIn(http, auth, credentials)).rejects.toMatchObject({
      code: 'server.intercepted',
    })
  })

  test('to a sign-out: nobody is signed out', async () => {
    vi.stubGlobal('fetch', async () => answer())

    await expect(signOut(http, auth)).rejects.toMatchObject({ code: 'server.intercepted' })
  })

  test('to a listener', async () => {
    vi.stubGlobal('fetch', async () => answer())
    const place = { stream: 'a', lastId: null }
    const connecting = createStream('/api', () => null).connect(place, new AbortController().signal)

    await expect(connecting).rejects.toMatchObject({ code: 'server.intercepted' })
  })

  test('to a search', async () => {
    vi.stubGlobal('fetch', async () => answer())
    const question = { collections: [aCollection()], words: 'harbour', locale: null }
    const find = findDocuments(http, question, new AbortController().signal)

    await expect(find).rejects.toMatchObject({ code: 'server.intercepted' })
  })
})

test('17.6 a request that is led to another origin is told from a network that is down', async () => {
  vi.stubGlobal('fetch', leadElsewhere)
  await expect(http('/posts/1')).rejects.toMatchObject({ code: 'server.intercepted' })

  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(http('/posts/1')).rejects.toMatchObject({ code: 'server.unreachable' })
})

test.each([413, 429, 502, 503, 504])('a proxy that says %i means it', async (status) => {
  vi.stubGlobal('fetch', async () => new Response(signInPage, { status, headers: html }))

  await expect(http('/posts/1')).rejects.not.toMatchObject({ code: 'server.intercepted' })
})
