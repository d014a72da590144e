import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import type { ReviewActor } from '#machines/review'
import { faceOf } from '../../../actions/ActionButton.tsx'
import { isPossible } from '../../../actions/action.ts'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Collapsible } from '../../../parts/Collapsible.tsx'
import css from './ReviewBar.module.css'
import { ReviewEvents } from './ReviewEvents.tsx'
import { ReviewSaid } from './ReviewSaid.tsx'
import { StateIcon } from './StateIcon.tsx'
import { StepDialog } from './StepDialog.tsx'
import { useOpenedReview } from './use-opened-review.ts'
import { useReviewActions } from './use-review-actions.ts'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
}

/** Where the review of a document stands, what happened in it, and what can be done: above its form. */
export function ReviewBar({ document, entity }: Props) {
  const review = useOpenedReview(document)
  return (
    <>
      <Bar {...{ document, entity, review }} />
      <Trouble review={review} />
      <StepDialog {...{ document, review }} form="ask" />
      <StepDialog {...{ document, review }} form="askChanges" />
      <ReviewSaid review={review} />
    </>
  )
}

function Bar({ document, entity, review }: Props & { review: ReviewActor }) {
  const text = useText()
  const headingId = useId()
  const known = useSelector(review, ({ context }) => context.review)
  const { others } = useReviewActions(document)
  if (!known || known.state === 'none') return null
  const [newest, ...earlier] = known.events
  return (
    <section className={css.root} aria-labelledby={headingId} data-review={known.state}>
      <div className={css.line}>
        <h2 id={headingId} className={css.state}>
          <StateIcon state={known.state} />
          {text(`review.state.${known.state}`)}
        </h2>
        <div className={css.actions}>
          {others
            // Requesting one stands with publishing.
            .filter(
              (action) => action.id !== 'review-ask' && !action.isForbidden && isPossible(action),
            )
            .map(({ id, ...action }) => (
              <Button key={id} {...faceOf({ ...action, id: `${id}-here` })} size="small">
                {action.label}
              </Button>
            ))}
        </div>
      </div>
      {newest && <ReviewEvents review={known} shown={[newest]} {...{ document, entity }} />}
      {known.isOwn && <p className={css.own}>{text('problem.review.own')}</p>}
      {earlier.length > 0 && (
        <Collapsible summary={text('review.earlier')}>
          <ReviewEvents review={known} shown={earlier} {...{ document, entity }} />
        </Collapsible>
      )}
    </section>
  )
}

/** Why a step came to nothing, or why nothing is known; in a dialog, the dialog says it. */
function Trouble({ review }: { review: ReviewActor }) {
  const text = useText()
  const problem = useSelector(review, ({ context }) => context.problem)
  const isUnread = useSelector(review, (state) => state.matches('unread'))
  const isShown = useSelector(review, (state) => state.matches({ known: 'shown' }))
  if (isUnread) {
    return <ProblemNotice problem={problem} onRetry={() => review.send({ type: 'user.retry' })} />
  }
  return (
    isShown && (
      <ProblemNotice problem={problem}>
        <Button size="small" onClick={() => review.send({ type: 'user.dismiss' })}>
          {text('app.close')}
        </Button>
      </ProblemNotice>
    )
  )
}
