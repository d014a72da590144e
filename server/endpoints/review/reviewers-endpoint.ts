import type { Endpoint } from 'payload'
import type { LockOwner } from '#contracts/locks'
import { reviewersPath } from '#contracts/review'
import { answer } from '../../kit/answer.ts'
import { readAskedDocument } from '../../kit/asked-document.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { usersNamed } from '../../kit/users-named.ts'
import { decidersOf } from './deciders.ts'
import { reviewedDocument } from './reviewed-document.ts'

/** As many as are offered. */
const most = 10

/** Of whom a review can be asked: whoever the one who asks may know, and may decide. */
export const readReviewers: Endpoint = {
  path: reviewersPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const { q, ...query } = req.query
    const document = await reviewedDocument(req, readAskedDocument({ ...req, query }), {
      trash: false,
    })
    const words = typeof q === 'string' ? q.trim() : ''
    const isDecider = decidersOf(req, document)
    const found: LockOwner[] = []
    for (const collection of req.payload.config.collections.filter(({ auth }) => auth)) {
      for (const { title, user } of await usersNamed(req, collection, words)) {
        if (found.length === most) break
        if (!(await isDecider(collection.slug, user))) continue
        found.push({ id: user.id, collection: collection.slug, title })
      }
    }
    return Response.json(found, { headers: { 'cache-control': 'private, no-store' } })
  }),
}
