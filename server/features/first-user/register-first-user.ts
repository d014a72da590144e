import type { Endpoint, PayloadRequest } from 'payload'
import { addDataAndFileToRequest, loginOperation } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { setupTokenHeader } from '#contracts/admin-config'
import { Problem } from '#problems'
import { answer } from '../../kit/answer.ts'
import { holdFirstUser } from '../../kit/hold-document.ts'
import { inTransaction } from '../../kit/in-transaction.ts'
import { oneAfterAnother } from '../../kit/one-after-another.ts'
import { firstUserExists } from './first-user-exists.ts'
import type { FirstUserGuard } from './first-user-guard.ts'

/** POST {users}/first-register, in place of Payload's, which is open to everyone until somebody uses it. */
export const registerFirstUser = (slug: string, guard: FirstUserGuard): Endpoint => ({
  path: '/first-register',
  method: 'post',
  handler: answer(async (req) => {
    if (await firstUserExists(req.payload)) throw new Problem('session.firstUserExists')
    // The token is for the panel: elsewhere it would make users for as long as that has none.
    const isOfPanel = slug === req.payload.config.admin.user
    if (!isOfPanel || !guard.allows(req.headers.get(setupTokenHeader))) {
      throw new Problem('session.setupTokenWrong')
    }
    await addDataAndFileToRequest(req)

    const { exp, token, user } = await register(slug, req)
    await guard.close()

    return Response.json({ exp, user }, { headers: { 'set-cookie': cookieOf(slug, req, token) } })
  }),
})

/** Payload's own operation loses the session's token where tokens are kept out of answers. */
async function register(slug: string, req: PayloadRequest) {
  const { payload } = req
  const collection = payload.collections[slug]!
  // What somebody sent; Payload checks it against the collection's fields.
  const data = req.data as Parameters<typeof payload.create>[0]['data'] & Credentials

  // Of several who ask at once, all but one find that there is a user.
  await oneAfterAnother(payload, 'first-user', () =>
    inTransaction(req, async () => {
      await holdFirstUser(req)
      if (await firstUserExists(payload, req)) throw new Problem('session.firstUserExists')
      const { id } = await payload.create({ collection: slug, data, overrideAccess: true, req })
      if (collection.config.auth.verify) {
        await payload.update({ collection: slug, id, data: { _verified: true }, req })
      }
    }),
  )
  return loginOperation({ collection, data, req })
}

type Credentials = Parameters<typeof loginOperation>[0]['data']

function cookieOf(slug: string, { payload }: PayloadRequest, token = ''): string {
  const { auth } = payload.collections[slug]!.config
  return generatePayloadCookie({
    collectionAuthConfig: auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  }) as string
}
