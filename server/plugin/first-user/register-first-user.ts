import type { Endpoint, PayloadRequest } from 'payload'
import { addDataAndFileToRequest, registerFirstUserOperation } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { Problem, setupTokenHeader } from '#config-schema'
import { answer } from '../../kit/answer.ts'
import { firstUserExists } from './first-user-exists.ts'
import type { FirstUserGuard } from './first-user-guard.ts'

/** POST {users}/first-register, in place of Payload's, which is open to everyone until somebody uses it. */
export const registerFirstUser = (slug: string, guard: FirstUserGuard): Endpoint => ({
  path: '/first-register',
  method: 'post',
  handler: answer(async (req) => {
    if (await firstUserExists(req.payload)) throw new Problem('session.firstUserExists')
    if (!guard.allows(req.headers.get(setupTokenHeader))) {
      throw new Problem('session.setupTokenWrong')
    }
    await addDataAndFileToRequest(req)

    const { exp, token, user } = await register(slug, req)
    if (slug === req.payload.config.admin.user) await guard.close()

    return Response.json({ exp, user }, { headers: { 'set-cookie': cookieOf(slug, req, token) } })
  }),
})

async function register(slug: string, req: PayloadRequest) {
  const collection = req.payload.collections[slug]
  if (!collection) throw new Error(`There is no collection ${slug}.`)
  // What a stranger wrote; Payload checks it against the collection's fields.
  const data = req.data as Parameters<typeof registerFirstUserOperation>[0]['data']
  return registerFirstUserOperation({ collection, data, req })
}

function cookieOf(slug: string, { payload }: PayloadRequest, token = ''): string {
  const { auth } = payload.collections[slug]!.config
  return generatePayloadCookie({
    collectionAuthConfig: auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  }) as string
}
