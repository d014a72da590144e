import { useSelector } from '@xstate/react'
import type { DocumentPickerActor } from '#machines/document-picker'
import { OfferedButton } from '../../actions/OfferedButton.tsx'
import { useFormats } from '../../kit/formats.ts'
import { useText } from '../../kit/text.tsx'
import css from './AddButton.module.css'

/** How many have been chosen and how many more there may be, and the button that adds them. */
export function AddButton({ picker }: { picker: DocumentPickerActor }) {
  const text = useText()
  const { number } = useFormats()
  const count = useSelector(picker, ({ context }) => context.chosen.length)
  const left = useSelector(picker, ({ context: { room, chosen } }) =>
    room === null ? null : room - chosen.length,
  )
  const canAdd = useSelector(picker, (state) => state.can({ type: 'user.add' }))
  return (
    <>
      {left !== null && (
        <p className={css.room} role="status">
          {text('picker.room', { count: left })}
        </p>
      )}
      <OfferedButton
        id="picker-add"
        label={
          count === 0
            ? text('picker.addNone')
            : text('picker.add', { count, number: number(count) })
        }
        kind="primary"
        refusal={canAdd ? undefined : text('picker.none')}
        run={() => picker.send({ type: 'user.add' })}
      />
    </>
  )
}
