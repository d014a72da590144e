import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { AskedDocument } from '#contracts/documents'
import type { Review } from '#contracts/review'
import { Problem } from '#problems'
import { aboutOf } from '../../features/comments/kept-comments.ts'
import { userKey } from '../../features/comments/user-key.ts'
import { entityOf } from '../../features/locks/lock-place.ts'
import type { KeptStep } from '../../features/review/kept-steps.ts'
import { stepsAbout } from '../../features/review/kept-steps.ts'
import { approvedContent } from '../../features/review/must-be-approved.ts'
import { hasEdited } from '../../features/review/own-edits.ts'
import { decides, requires, reviewRules } from '../../features/review/review-rules.ts'
import { lastOf, stateAfter, stepsOfReview } from '../../features/review/review-state.ts'
import type { Latest } from '../../features/review/stored-content.ts'
import { latestOf } from '../../features/review/stored-content.ts'
import { findAskedDocument } from '../../kit/asked-document.ts'
import type { Document } from '../../kit/document.ts'
import { mayUpdate } from '../../kit/may-update.ts'

/** A document's review as it is now. */
export interface Reviewed {
  document: Document
  /** Of this review, the newest first. */
  steps: readonly KeptStep[]
  /** The last step of all, which the next one follows. */
  last: KeptStep | undefined
  latest: Latest | null
  state: Review['state']
}

/** The document that is asked about, which is reviewed; refuses what this user does not see. */
export async function reviewedDocument(
  req: PayloadRequest,
  asked: AskedDocument,
  options: { trash: boolean },
): Promise<Document> {
  const document = await findAskedDocument(req, asked, options)
  if (!reviewRules(req.payload, entityOf(document))) throw new Problem('document.notFound')
  return document
}

export async function reviewedNow(req: PayloadRequest, document: Document): Promise<Reviewed> {
  const all = await stepsAbout(req, document)
  const latest = await latestOf(req, document)
  return {
    document,
    steps: stepsOfReview(all),
    last: all[0],
    latest,
    state: stateOf(all[0], latest),
  }
}

/** What is approved is this content and no other, by whichever way it was changed. */
function stateOf(last: KeptStep | undefined, latest: Latest | null): Review['state'] {
  const state = stateAfter(last)
  const isOther = state === 'approved' && (!latest || approvedContent(last, latest) === null)
  return isOther ? 'inReview' : state
}

/** Names the content of a document to people: nobody can guess a content by it. */
export const contentName = (req: PayloadRequest, { document, latest }: Reviewed): string =>
  createHmac('sha256', req.payload.secret)
    .update(JSON.stringify([aboutOf(document), latest?.content]))
    .digest('base64url')

/** What whoever asks may do now. */
export type Rights = Pick<Review, 'isRequired' | 'mayAsk' | 'mayDecide' | 'mayWithdraw' | 'isOwn'>

/** What visitors see already, or nobody sees, needs no decision. */
export async function rightsOf(req: PayloadRequest, reviewed: Reviewed): Promise<Rights> {
  const { document, latest, state } = reviewed
  const isRequired = await requires(req, document)
  if (!latest || latest.isTrashed || latest.isPublished) return { isRequired, ...none }
  const mayEdit = await mayUpdate(req, document, { _status: 'draft' })
  const mayDecideOnIt = await decides(req, document)
  const isOwn = mayDecideOnIt && (await isTheirOwn(req, document, askerOf(reviewed)))
  return {
    isRequired,
    mayAsk: mayEdit && state !== 'approved',
    mayDecide: mayDecideOnIt && !isOwn,
    mayWithdraw: state !== 'none' && (mayDecideOnIt || askerOf(reviewed) === keyOfAsker(req)),
    ...(isOwn && { isOwn }),
  }
}

const none = { mayAsk: false, mayDecide: false, mayWithdraw: false } as const

/** Whether they may not approve it because they edited it themselves, or asked for a review of it. */
async function isTheirOwn(
  req: PayloadRequest,
  document: Document,
  asker: string | null,
): Promise<boolean> {
  const { allowOwn = false } = reviewRules(req.payload, entityOf(document)) ?? {}
  return !allowOwn && (asker === keyOfAsker(req) || (await hasEdited(req, document)))
}

/** The key of whoever asked for the review that goes on; null: nobody, or a user who was deleted. */
export const askerOf = ({ state, steps }: Pick<Reviewed, 'state' | 'steps'>): string | null =>
  (state !== 'none' && lastOf(steps, 'ask')?.author) || null

export const keyOfAsker = ({ user }: PayloadRequest): string =>
  userKey({ relationTo: user!.collection, value: user!.id })

/** Whether somebody else could decide on a document that they may read. */
export const couldDecide = async (req: PayloadRequest, document: Document): Promise<boolean> =>
  (await decides(req, document)) && !(await isTheirOwn(req, document, null))
