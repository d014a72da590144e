import type { Review } from '#contracts/review'

/** What can be done next with a document that is reviewed; `publish` may still be refused. */
export type Primary = 'publish' | 'approve' | 'ask'

/** What stands against a publication, as far as the review goes. */
export type PublishRefusal = 'unasked' | 'inReview' | 'changesAsked' | 'edited'

/** How the document is that would be published. */
export interface Publishable {
  hasUnsaved: boolean
  /** Its latest version is what visitors see. */
  isPublished: boolean
}

/** Only what was approved is published, to the letter; null: nothing stands against it. */
export function publishRefusal(
  { isRequired, state }: Review,
  { hasUnsaved, isPublished }: Publishable,
): PublishRefusal | null {
  if (!isRequired || (isPublished && !hasUnsaved)) return null
  if (state === 'approved') return hasUnsaved ? 'edited' : null
  return state === 'none' ? 'unasked' : state
}

/** The one next thing: whoever can't publish decides, and whoever can't decide asks. */
export function primaryOf(review: Review, document: Publishable): Primary {
  if (publishRefusal(review, document) === null || review.state === 'approved') return 'publish'
  if (review.mayDecide) return 'approve'
  return review.mayAsk && review.state !== 'inReview' ? 'ask' : 'publish'
}
