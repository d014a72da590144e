import { afterEach, expect, test, vi } from 'vitest'
import type { AuthConfig } from '#config-schema'
import { strangerHeader } from '#config-schema'
import { createHttp } from '../../../ui/client/http.ts'
import { readAdminConfig, withSessionCheck } from '../../../ui/client/session.ts'

const auth = { collection: 'users' } as AuthConfig

afterEach(() => vi.unstubAllGlobals())

/** Asks as somebody who is signed in; the server takes them for a stranger. */
function httpForStranger(status: number) {
  const headers = { [strangerHeader]: 'yes' }
  vi.stubGlobal('fetch', async () => Response.json({ kind: 'signedOut' }, { status, headers }))
  return withSessionCheck(createHttp({ api: '/api', language: () => 'en' }), () => auth)
}

test.each([200, 403, 404])(
  'an answer for a stranger means an ended session: %i',
  async (status) => {
    await expect(httpForStranger(status)('/posts')).rejects.toMatchObject({ code: 'session.ended' })
  },
)

test('who is here may be asked by anybody', async () => {
  expect(await readAdminConfig(httpForStranger(200), null)).toEqual({ kind: 'signedOut' })
})

test('before it is known how people sign in, nobody is', async () => {
  httpForStranger(200)
  const http = withSessionCheck(createHttp({ api: '/api', language: () => 'en' }), () => null)

  expect(await http('/posts')).toEqual({ kind: 'signedOut' })
})
