import type { ReviewAction } from '#contracts/review'
import type { TextKey } from '#locales'
import type { DocumentActor } from '#machines/document'
import { primaryOf } from '#machines/review'
import type { Action } from '../../../actions/action.ts'
import { newId } from '../../../fields/kit/new-id.ts'
import { useText } from '../../../kit/text.tsx'
import { shownReview, useShownReview } from './shown-review.ts'
import { usePublishable } from './use-publish-refusal.ts'

interface ReviewActions {
  /** What takes the place of publishing, which can't be done yet; null: publishing has it. */
  primary: Action | null
  others: readonly Action[]
}

const none: ReviewActions = { primary: null, others: [] }

/** The steps that can be taken in the review of a document. */
export function useReviewActions(document: DocumentActor): ReviewActions {
  const text = useText()
  const state = useShownReview(document, (snapshot) => snapshot)
  const publishable = usePublishable(document)
  const actor = shownReview(document).current()
  const review = state?.context.review
  if (!actor || !state || !review) return none
  const { asked, wanted } = state.context
  const stepped = state.hasTag('busy') ? (wanted ?? asked)?.action : undefined
  const send = (action: ReviewAction) =>
    action === 'ask' || action === 'askChanges'
      ? ({ type: 'user.open', action } as const)
      : ({ type: 'user.step', action, note: '', to: [], key: newId() } as const)
  const actions = steps.map(([action, id, label]) => {
    const isBusy = stepped === action
    const isOwn = review.isOwn === true && (action === 'approve' || action === 'askChanges')
    return {
      action,
      ...{ id, label: text(label), isBusy },
      // While one is taken, all are as they were.
      isForbidden: !isBusy && stepped === undefined && !state.can(send(action)),
      refusal: isOwn ? text('problem.review.own') : undefined,
      run: () => actor.send(send(action)),
    }
  })
  const next = primaryOf(review, publishable)
  const primary = actions.find(({ action, isForbidden }) => action === next && !isForbidden) ?? null
  return { primary, others: actions.filter((action) => action !== primary) }
}

const steps = [
  ['ask', 'review-ask', 'review.ask'],
  ['approve', 'review-approve', 'review.approve'],
  ['askChanges', 'review-ask-changes', 'review.askChanges'],
  ['withdraw', 'review-withdraw', 'review.withdraw'],
] as const satisfies readonly (readonly [ReviewAction, string, TextKey])[]
