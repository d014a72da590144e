import type { PayloadRequest } from 'payload'
import { isRecord } from '#contracts/is-record'

/** The name of a user, as far as the one who asks may read it. */
export async function userTitle(
  req: PayloadRequest,
  collection: string,
  id: string | number,
): Promise<string | null> {
  const { useAsTitle = 'id' } = req.payload.collections[collection]?.config.admin ?? {}
  const user: unknown = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  if (!isRecord(user)) return null
  // Payload names the id where a config names nothing, which says nothing to people.
  const own = useAsTitle === 'id' ? null : user[useAsTitle]
  return [own, user.email, user.username].find(isText) ?? null
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
