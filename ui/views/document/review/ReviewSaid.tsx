import { useEffect, useState } from 'react'
import type { ReviewAction } from '#contracts/review'
import type { TextKey } from '#locales'
import type { ReviewActor } from '#machines/review'
import { useText } from '../../../kit/text.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'

const words = {
  ask: 'review.done.ask',
  approve: 'review.done.approve',
  askChanges: 'review.done.askChanges',
  withdraw: 'review.done.withdraw',
} as const satisfies Record<ReviewAction, TextKey>

/** What has been done, once for each time. */
export function ReviewSaid({ review }: { review: ReviewActor }) {
  const text = useText()
  const [said, say] = useState<{ action: ReviewAction; time: number } | null>(null)
  useEffect(() => {
    const { unsubscribe } = review.on('taken', ({ action }) =>
      say((before) => ({ action, time: (before?.time ?? 0) + 1 })),
    )
    return unsubscribe
  }, [review])
  return (
    <VisuallyHidden role="status">
      {said && <span key={said.time}>{text(words[said.action])}</span>}
    </VisuallyHidden>
  )
}
