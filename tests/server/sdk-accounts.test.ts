// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublishedSdk } from './kit/published-sdk.ts'
import { isSdkInstalled } from './kit/published-sdk.ts'
import type { SdkHost } from './kit/sdk-site.ts'
import { sdkHosts, signedInSdk } from './kit/sdk-site.ts'
import { admin } from './kit/serve.ts'

describe.skipIf(!isSdkInstalled).each(Object.keys(sdkHosts))(
  '37.5 21.8 accounts by @payloadcms/sdk and %s',
  (name) => {
    let host: SdkHost
    let visitor: PublishedSdk
    let sdk: PublishedSdk

    beforeAll(async () => {
      host = await sdkHosts[name]!()
      ;({ sdk, visitor } = await signedInSdk(host))
    })
    afterAll(() => host.close())

    test('a session: signed in, who it is, renewed, ended', async () => {
      const { exp, token, user } = await visitor.login({ collection: 'users', data: admin })
      expect(user).toMatchObject({ email: admin.email, collection: 'users' })
      expect(exp).toBeGreaterThan(1_700_000_000)
      const init = { headers: { Authorization: `JWT ${token}` } }
      expect(await visitor.me({ collection: 'users' }, init)).toMatchObject({
        user: { email: admin.email },
        collection: 'users',
        strategy: 'local-jwt',
        token,
      })
      const renewed = await visitor.refreshToken({ collection: 'users' }, init)
      expect(renewed).toMatchObject({ user: { email: admin.email } })
      const again = { headers: { Authorization: `JWT ${renewed.refreshedToken}` } }
      expect((await visitor.me({ collection: 'users' }, again)).user).toMatchObject({
        email: admin.email,
      })
      await visitor.request({ method: 'POST', path: '/users/logout', init: again })
      expect(await visitor.me({ collection: 'users' }, again)).toMatchObject({ user: null })
      expect(await visitor.me({ collection: 'users' })).toMatchObject({ user: null })
    })

    test('a forgotten password is reset by its token, once', async () => {
      const who = { email: 'grace@site.example', password: 'another-long-password' }
      await host.payload.create({ collection: 'users', data: who })
      expect(
        await visitor.forgotPassword({ collection: 'users', data: { email: who.email } }),
      ).toEqual({ message: 'Success' })
      const token = await host.payload.forgotPassword({
        collection: 'users',
        data: { email: who.email },
        disableEmail: true,
      })
      const data = { token, password: 'a-third-long-password' }
      expect(await visitor.resetPassword({ collection: 'users', data })).toMatchObject({
        user: { email: who.email },
      })
      await expect(visitor.resetPassword({ collection: 'users', data })).rejects.toMatchObject({
        status: 403,
      })
      expect(
        await visitor.login({
          collection: 'users',
          data: { email: who.email, password: 'a-third-long-password' },
        }),
      ).toMatchObject({ user: { email: who.email } })
    })

    test('an app with a key instead of a password', async () => {
      const apiKey = 'a-key-of-thirty-two-characters-00'
      await host.payload.create({
        collection: 'apps',
        data: { enableAPIKey: true, apiKey } as never,
      })
      const asApp = { headers: { Authorization: `apps API-Key ${apiKey}` } }
      expect(await visitor.me({ collection: 'apps' }, asApp)).toMatchObject({
        user: { collection: 'apps' },
        strategy: 'api-key',
      })
      expect(
        await visitor.create({ collection: 'posts', data: { title: 'By an app' } }, asApp),
      ).toMatchObject({ title: 'By an app' })
      const wrong = { headers: { Authorization: 'apps API-Key another' } }
      await expect(
        visitor.create({ collection: 'posts', data: { title: 'No' } }, wrong),
      ).rejects.toMatchObject({ status: 403 })
    })

    test('a member signs in once the address is verified', async () => {
      const who = { email: 'mia@site.example', password: 'the-password-of-mia' }
      await sdk.create({ collection: 'members', data: who })
      await expect(visitor.login({ collection: 'members', data: who })).rejects.toMatchObject({
        status: 403,
      })
      const { docs } = await host.payload.find({
        collection: 'members' as never,
        showHiddenFields: true,
      })
      const { _verificationToken: token } = docs[0] as unknown as { _verificationToken: string }
      await visitor.verifyEmail({ collection: 'members', token })
      expect(await visitor.login({ collection: 'members', data: who })).toMatchObject({
        user: { email: who.email },
      })
    })
  },
)
