import type { Endpoint, PayloadRequest } from 'payload'
import { assignablePath } from '#contracts/assignments'
import type { LockOwner } from '#contracts/locks'
import { answer } from '../../kit/answer.ts'
import { mustBeAllowedToUpdate, readAskedDocument } from '../../kit/asked-document.ts'
import type { Document } from '../../kit/document.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { usersNamed } from '../../kit/users-named.ts'
import { assignedDocument } from './asked-assignments.ts'
import { editorsOf } from './editors.ts'

/** As many as are offered. */
const most = 10

/** To whom tasks on the document can be given: whoever the one who asks may know, and may edit it. */
export const readAssignable: Endpoint = {
  path: assignablePath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const { q, ...query } = req.query
    const { document } = await assignedDocument(req, readAskedDocument({ ...req, query }))
    await mustBeAllowedToUpdate(req, document)
    const people = await assignable(req, document, typeof q === 'string' ? q.trim() : '')
    return Response.json(people, { headers: { 'cache-control': 'private, no-store' } })
  }),
}

async function assignable(
  req: PayloadRequest,
  document: Document,
  words: string,
): Promise<LockOwner[]> {
  const isEditor = editorsOf(req, document)
  const found: LockOwner[] = []
  for (const collection of req.payload.config.collections.filter(({ auth }) => auth)) {
    for (const { title, user } of await usersNamed(req, collection, words)) {
      if (found.length === most) return found
      if (await isEditor(collection.slug, user)) {
        found.push({ id: user.id, collection: collection.slug, title })
      }
    }
  }
  return found
}
