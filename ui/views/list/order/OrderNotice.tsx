import { useSelector } from '@xstate/react'
import type { OrderActor } from '#machines/order'
import { OfferedButton } from '../../../actions/OfferedButton.tsx'
import { useSentences } from '../../../kit/sentences.ts'
import { problemText, useText } from '../../../kit/text.tsx'
import { Notice } from '../../../parts/Notice.tsx'

/** Says why the last move could not be done, until it is read. */
export function OrderNotice({ actor }: { actor: OrderActor }) {
  const text = useText()
  const sentences = useSentences()
  const problem = useSelector(actor, ({ context }) => context.problem)
  if (problem === null) return null
  const close = () => actor.send({ type: 'user.close' })
  return (
    <Notice
      id="order-refused"
      tone="danger"
      actions={
        <OfferedButton
          id="order-refused-close"
          label={text('app.close')}
          detail={text('order.failed')}
          run={close}
        />
      }
    >
      {sentences(text('order.failed'), problemText(text, problem))}
    </Notice>
  )
}
