import type { PayloadRequest, TypedUser } from 'payload'
import {
  commitTransaction,
  getFieldsToSign,
  initTransaction,
  jwtSign,
  killTransaction,
} from 'payload'
import { addSessionToUser, generatePayloadCookie } from 'payload/shared'

/** What Payload's own sign-in does after the password was right. Answers the session's cookie. */
export async function startSession(req: PayloadRequest, slug: string): Promise<string> {
  const { payload } = req
  const collection = payload.collections[slug]!.config
  const isOwn = await initTransaction(req)
  try {
    const where = { id: { equals: req.user!.id } }
    let user = (await payload.db.findOne<TypedUser>({ collection: slug, where, req }))!
    const { _strategy } = req.user!
    const { sid } = await addSessionToUser({ collectionConfig: collection, payload, req, user })
    user = { ...user, collection: slug, _strategy }
    // The site's hooks have their say: one may refuse, and the audit log notes the sign-in.
    const context = req.context
    for (const hook of collection.hooks.beforeLogin ?? []) {
      user = (await hook({ collection, context, req, user })) ?? user
    }
    const { token } = await jwtSign({
      fieldsToSign: getFieldsToSign({
        collectionConfig: collection,
        email: user.email ?? '',
        ...(sid && { sid }),
        user: user as never,
      }),
      secret: payload.secret,
      tokenExpiration: collection.auth.tokenExpiration,
    })
    for (const hook of collection.hooks.afterLogin ?? []) {
      user = (await hook({ collection, context, req, token, user })) ?? user
    }
    if (isOwn) await commitTransaction(req)
    const { cookiePrefix } = payload.config
    return generatePayloadCookie({ collectionAuthConfig: collection.auth, cookiePrefix, token })
  } catch (thrown) {
    await killTransaction(req)
    throw thrown
  }
}
