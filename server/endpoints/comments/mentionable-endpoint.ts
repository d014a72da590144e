import type { Endpoint, PayloadRequest } from 'payload'
import type { Mentionable } from '#contracts/comments'
import { mentionablePath } from '#contracts/comments'
import { answer } from '../../kit/answer.ts'
import { readAskedDocument } from '../../kit/asked-document.ts'
import type { Document } from '../../kit/document.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { usersNamed } from '../../kit/users-named.ts'
import { commentedDocument } from './asked-comments.ts'
import { readersOf } from './readers.ts'

/** As many as are offered. */
const most = 10

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
