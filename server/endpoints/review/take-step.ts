import type { Endpoint, PayloadRequest } from 'payload'
import type { Review, ReviewAction, ReviewStep } from '#contracts/review'
import { reviewPath } from '#contracts/review'
import { Problem } from '#problems'
import { aboutOf } from '../../features/comments/kept-comments.ts'
import { mentionsText } from '../../features/comments/mentions.ts'
import { keysOf, once } from '../../features/creations/once.ts'
import type { NewStep } from '../../features/review/kept-steps.ts'
import { addStep } from '../../features/review/kept-steps.ts'
import { pinVersion } from '../../features/review/pin-version.ts'
import { answer } from '../../kit/answer.ts'
import type { Document } from '../../kit/document.ts'
import { holdDocument } from '../../kit/hold-document.ts'
import { inTransaction } from '../../kit/in-transaction.ts'
import { oneAfterAnother } from '../../kit/one-after-another.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { askedDeciders } from './deciders.ts'
import { lastTold, presentReview } from './present-review.ts'
import { readStep } from './request.ts'
import type { Reviewed, Rights } from './reviewed-document.ts'
import {
  askerOf,
  contentName,
  keyOfAsker,
  reviewedDocument,
  reviewedNow,
  rightsOf,
} from './reviewed-document.ts'

/** Takes a step of a review: on the content and after the last step that whoever takes it has seen. */
export const takeStep: Endpoint = {
  path: reviewPath,
  method: 'post',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const step = await readStep(req)
    const document = await reviewedDocument(req, step, { trash: false })
    const about = aboutOf(document)
    return once(
      req,
      { idIn: idOfLast, again: () => answerReview(req, document) },
      keysOf(req, `${about} review`),
      async () => {
        // Not every database of a project has transactions.
        await oneAfterAnother(req.payload, `review ${about}`, () =>
          inTransaction(req, () => take(req, document, step)),
        )
        return answerReview(req, document)
      },
    )
  }),
}

async function take(req: PayloadRequest, document: Document, step: ReviewStep): Promise<void> {
  await holdDocument(req, document)
  const reviewed = await reviewedNow(req, document)
  const { last, latest } = reviewed
  const isStale = step.last !== lastTold(reviewed) || step.content !== contentName(req, reviewed)
  if (isStale || !latest) throw new Problem('review.stale')
  if (!isAllowed(await rightsOf(req, reviewed), step.action)) throw new Problem('access.refused')
  await addStep(req, document, last, {
    kind: step.action,
    author: keyOfAsker(req),
    to: mentionsText(await concerned(req, reviewed, step)),
    note: step.note?.trim() ?? '',
    content: latest.content,
    version: await pinVersion(req, document, latest),
  } satisfies NewStep)
}

const isAllowed = (rights: Rights, action: ReviewAction): boolean => rights[needed[action]]

const needed = {
  ask: 'mayAsk',
  approve: 'mayDecide',
  askChanges: 'mayDecide',
  withdraw: 'mayWithdraw',
} as const satisfies Record<ReviewAction, keyof Rights>

/** Whom it is asked of, or whoever asked for what is decided. */
async function concerned(
  req: PayloadRequest,
  reviewed: Reviewed,
  { action, to = [] }: ReviewStep,
): Promise<readonly string[]> {
  if (action === 'ask') return askedDeciders(req, reviewed.document, to)
  if (action === 'withdraw') return []
  const asker = askerOf(reviewed)
  return asker ? [asker] : []
}

/** It has just been taken, or once before. */
const idOfLast = ({ events }: Review): string => events[0]?.id ?? 'none'

async function answerReview(req: PayloadRequest, document: Document): Promise<Response> {
  const review = await presentReview(req, await reviewedNow(req, document))
  return Response.json(review, { headers: { 'cache-control': 'private, no-store' } })
}
