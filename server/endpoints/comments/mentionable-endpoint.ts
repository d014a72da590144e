import type { Endpoint, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { Mentionable } from '#contracts/comments'
import { mentionablePath } from '#contracts/comments'
import { answer } from '../../kit/answer.ts'
import { readAskedDocument } from '../../kit/asked-document.ts'
import type { Document } from '../../kit/document.ts'
import { memberNamed } from '../../kit/payload-fields/field-tree.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { titleIn } from '../../kit/user-title.ts'
import { commentedDocument } from './asked-comments.ts'
import type { StoredUser } from './readers.ts'
import { readersOf } from './readers.ts'

/** As many as are offered, and as many of each name as are looked at for them. */
const most = 10
const mostLookedAt = 50

/** Whom a comment on the document can mention: whoever the one who asks may know, and may read it. */
export const readMentionable: Endpoint = {
  path: mentionablePath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const { q, ...query } = req.query
    const { document } = await commentedDocument(req, readAskedDocument({ ...req, query }))
    const people = await mentionable(req, document, typeof q === 'string' ? q.trim() : '')
    return Response.json(people, { headers: { 'cache-control': 'private, no-store' } })
  }),
}

async function mentionable(
  req: PayloadRequest,
  document: Document,
  words: string,
): Promise<Mentionable[]> {
  const isReader = readersOf(req, document)
  const found: Mentionable[] = []
  for (const collection of req.payload.config.collections.filter(({ auth }) => auth)) {
    for (const { title, user } of await usersNamed(req, collection, words)) {
      if (found.length === most) return found
      if (await isReader(collection.slug, user)) {
        found.push({ id: user.id, collection: collection.slug, title })
      }
    }
  }
  return found
}

interface Found {
  title: string
  user: StoredUser
}

/** Users whom this user may read, by a name that they may read. */
async function usersNamed(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  words: string,
): Promise<Found[]> {
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
): Promise<Found[]> {
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
