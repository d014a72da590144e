import type { Endpoint } from 'payload'
import { reviewPath } from '#contracts/review'
import { answer } from '../../kit/answer.ts'
import { readAskedDocument } from '../../kit/asked-document.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { presentReview } from './present-review.ts'
import { reviewedDocument, reviewedNow } from './reviewed-document.ts'

/** How far the review of a document is, for whoever may read it. */
export const readReview: Endpoint = {
  path: reviewPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const document = await reviewedDocument(req, readAskedDocument(req), { trash: true })
    const review = await presentReview(req, await reviewedNow(req, document))
    return Response.json(review, { headers: { 'cache-control': 'private, no-store' } })
  }),
}
