import { useSelector } from '@xstate/react'
import { useId, useRef } from 'react'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { NumberInput } from '../../../parts/NumberInput.tsx'
import type { ListOrder } from './list-order.ts'

interface Props {
  order: ListOrder
  /** How many are listed. */
  total: number
}

/** Asks for the position to which documents go. */
export function PositionDialog({ order: { actor, move }, total }: Props) {
  const text = useText()
  const { number } = useFormats()
  const form = useId()
  const input = useRef<HTMLInputElement>(null)
  const isOpen = useSelector(actor, (state) => state.matches('asking'))
  const cancel = () => actor.send({ type: 'user.cancel' })
  const submit = (data: FormData) =>
    move({
      ids: actor.getSnapshot().context.asked,
      to: { place: 'position', position: Number(data.get('position')) },
    })
  return (
    <Dialog
      open={isOpen}
      onCancel={cancel}
      title={text('order.position.title')}
      description={text('order.position.text', { total: number(total) })}
      initialFocus={input}
      actions={
        <>
          <Button onClick={cancel}>{text('app.cancel')}</Button>
          <Button kind="primary" type="submit" form={form}>
            {text('order.position.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} action={submit}>
        <FieldFrame label={text('order.position.label')}>
          {({ id }) => (
            <NumberInput
              ref={input}
              id={id}
              name="position"
              required
              min={1}
              max={total}
              step={1}
              defaultValue={1}
            />
          )}
        </FieldFrame>
      </form>
    </Dialog>
  )
}
