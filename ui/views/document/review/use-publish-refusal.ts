import { shallowEqual, useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { TextKey } from '#locales'
import type { DocumentActor } from '#machines/document'
import { hasUnsaved, isNew } from '#machines/document'
import type { Publishable } from '#machines/review'
import { publishRefusal } from '#machines/review'
import { useReview, useShownReview } from './shown-review.ts'

/**
 * Why the review of a document keeps it from being published; null: it doesn't. Nothing is offered
 * before the server has said how far it is.
 */
export function usePublishRefusal(
  document: DocumentActor,
  entity: ClientCollection | ClientGlobal,
): TextKey | null {
  const review = useReview(document)
  const isUnread = useShownReview(document, (state) => state.matches('unread')) === true
  const isUnborn = useSelector(document, ({ context }) => isNew(context))
  const publishable = usePublishable(document)
  if (entity.review === undefined) return null
  if (review) {
    const refusal = publishRefusal(review, publishable)
    return refusal && `review.refusal.${refusal}`
  }
  if (entity.review === 'optional' || isUnread) return null
  return isUnborn ? 'review.refusal.new' : 'review.refusal.loading'
}

export const usePublishable = (document: DocumentActor): Publishable =>
  useSelector(
    document,
    ({ context }) => ({
      hasUnsaved: hasUnsaved(context),
      isPublished: context.base._status === 'published',
    }),
    shallowEqual,
  )
