import type { PayloadRequest } from 'payload'
import { isRecord } from '#config-schema'

/** The name of a user, as far as the one who asks may read it. */
export async function userTitle(
  req: PayloadRequest,
  collection: string,
  id: string | number,
): Promise<string | null> {
  const { useAsTitle = 'email' } = req.payload.collections[collection]?.config.admin ?? {}
  const user: unknown = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  const title = isRecord(user) ? (user[useAsTitle] ?? user.email ?? user.username) : null
  return typeof title === 'string' ? title : null
}
