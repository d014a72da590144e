import { useLayoutEffect } from 'react'
import type { DocumentActor } from '#machines/document'
import { openReview } from '#machines/open-review'
import type { ReviewActor } from '#machines/review'
import { readReview, takeStep } from '../../../client/review.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useOpened } from '../../../kit/use-opened.ts'
import { hearBeside } from '../work/hear-beside.ts'
import { shownReview } from './shown-review.ts'

/** The review of a document, for as long as it is on the screen; its header shows what can be done. */
export function useOpenedReview(document: DocumentActor): ReviewActor {
  const { http, live } = usePanel()
  const { actor } = useOpened(() =>
    openReview(document, {
      read: (ref, signal) => readReview(http, ref, signal),
      take: (ref, step, signal) => takeStep(http, ref, step, signal),
      // What this person saves here, the document itself tells.
      hear: (ref, reviewed) =>
        hearBeside(
          live,
          ref,
          (heard) => heard.type === 'review' || (heard.type === 'saved' && !heard.isMine),
          reviewed,
        ),
    }),
  )
  useLayoutEffect(() => {
    shownReview(document).show(actor)
    return () => shownReview(document).show(null)
  }, [document, actor])
  return actor
}
