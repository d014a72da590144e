import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { memberNamed } from './payload-fields/field-tree.ts'
import type { StoredUser } from './request-as.ts'
import { titleIn } from './user-title.ts'

export interface NamedUser {
  title: string
  user: StoredUser
}

/** As many of each name as are looked at. */
const mostLookedAt = 50

/** Users whom this user may read, by a name that they may read. */
export async function usersNamed(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  words: string,
): Promise<NamedUser[]> {
  const { slug } = collection
  const titles = new Map<string | number, string>()
  for (const name of namesOf(collection)) {
    const { docs } = await req.payload
      .find({
        collection: slug,
        where: words === '' ? {} : { [name]: { contains: words } },
        sort: name,
        depth: 0,
        limit: mostLookedAt,
        pagination: false,
        overrideAccess: false,
        req,
      })
      // A field that this user may not read finds nobody.
      .catch(() => ({ docs: [] }))
    for (const user of docs) {
      const title = titleIn(collection, user)
      if (title !== null) titles.set(user.id, title)
    }
  }
  return wholeUsers(req, slug, titles)
}

/** With all that rules look at, which this user may not read. */
async function wholeUsers(
  { payload }: PayloadRequest,
  collection: string,
  titles: ReadonlyMap<string | number, string>,
): Promise<NamedUser[]> {
  if (titles.size === 0) return []
  const where = { id: { in: [...titles.keys()] } }
  const { docs } = await payload.find({ collection, where, depth: 0, pagination: false })
  const users = new Map(docs.map((user) => [user.id, user as StoredUser]))
  return [...titles].flatMap(([id, title]) => {
    const user = users.get(id)
    return user ? [{ title, user }] : []
  })
}

const namesOf = ({ admin, fields }: SanitizedCollectionConfig): readonly string[] =>
  [...new Set([admin.useAsTitle, 'email', 'username'])].filter(
    (name): name is string =>
      name !== undefined && name !== 'id' && memberNamed(fields, name) !== undefined,
  )
