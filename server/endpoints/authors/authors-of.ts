import type { PayloadRequest, SelectType } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { VersionAuthors } from '#contracts/versions'
import { authorField } from '../../features/authors/author-field.ts'
import { userTitle } from '../../kit/user-title.ts'
import type { AskedVersions } from './request.ts'

/** The names of those who made these versions, by the versions' ids. */
export async function authorsOf(
  req: PayloadRequest,
  asked: AskedVersions,
): Promise<VersionAuthors['authors']> {
  const found = await notedIn(req, asked)
  const names = new Map<string, string | null>()
  for (const author of new Set(found.values())) names.set(author, await authorName(req, author))
  return Object.fromEntries(
    [...found].flatMap(([id, author]) => {
      const name = names.get(author)
      return name ? [[id, name]] : []
    }),
  )
}

/** What was noted with the versions that this person may read. */
async function notedIn(
  req: PayloadRequest,
  asked: AskedVersions,
): Promise<ReadonlyMap<string, string>> {
  const reading = {
    where: { id: { in: [...asked.ids] } },
    limit: asked.ids.length,
    pagination: false,
    depth: 0,
    // Of globals Payload reads the inner names at the top as well.
    select: { version: noted, ...noted } satisfies SelectType,
    showHiddenFields: true,
    overrideAccess: false,
    req,
  }
  const { docs } =
    'global' in asked
      ? await req.payload.findGlobalVersions({ ...reading, slug: asked.global.slug })
      : await req.payload.findVersions({ ...reading, collection: asked.collection.slug })
  return new Map(
    docs.flatMap(({ id, version }) => {
      const author: unknown = isRecord(version) ? version[authorField.name] : null
      return typeof author === 'string' ? [[String(id), author]] : []
    }),
  )
}

const noted = { [authorField.name]: true } as const

function authorName(req: PayloadRequest, author: string): Promise<string | null> {
  const end = author.indexOf('/')
  const collection = author.slice(0, end)
  if (!(collection in req.payload.collections)) return Promise.resolve(null)
  return userTitle(req, collection, author.slice(end + 1))
}
