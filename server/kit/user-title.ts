import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isRecord } from '#contracts/is-record'

/** The name of a user, as far as the one who asks may read it. */
export async function userTitle(
  req: PayloadRequest,
  collection: string,
  id: string | number,
): Promise<string | null> {
  const user: unknown = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  return titleIn(req.payload.collections[collection]?.config, user)
}

/** The names of users of one collection, by their IDs as text; those that may not be read are left out. */
export async function userTitles(
  req: PayloadRequest,
  collection: string,
  ids: readonly (string | number)[],
): Promise<ReadonlyMap<string, string>> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  const config = req.payload.collections[collection]?.config
  return new Map(
    docs.flatMap((user) => {
      const title = titleIn(config, user)
      return title === null ? [] : [[String(user.id), title]]
    }),
  )
}

export function titleIn(
  config: Pick<SanitizedCollectionConfig, 'admin'> | undefined,
  user: unknown,
): string | null {
  if (!isRecord(user)) return null
  const { useAsTitle = 'id' } = config?.admin ?? {}
  // Payload names the id where a config names nothing, which says nothing to people.
  const own = useAsTitle === 'id' ? null : user[useAsTitle]
  return [own, user.email, user.username].find(isText) ?? null
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
