import { Combobox as Ark, useComboboxContext } from '@ark-ui/react/combobox'
import type { AriaAttributes } from 'react'
import type { ComboboxActor } from '#machines/combobox'
import css from './Combobox.module.css'
import { useTypedKeys } from './use-typed-choice.ts'

type ComboboxInputProps = Pick<AriaAttributes, 'aria-describedby' | 'aria-required'> & {
  choice: ComboboxActor
  /** The list closes once something is chosen. */
  closes: boolean
  onChoose: (id: string) => void
  onBackspace: () => void
}

/** Where somebody types what they look for. */
export function ComboboxInput({
  choice,
  closes,
  onChoose,
  onBackspace,
  ...described
}: ComboboxInputProps) {
  const { highlightedValue, setOpen } = useComboboxContext()
  const hearEarly = useTypedKeys(choice, highlightedValue, (id) => {
    onChoose(id)
    if (closes) setOpen(false)
  })
  return (
    <Ark.Input
      className={css.input}
      {...described}
      onKeyDownCapture={hearEarly}
      onKeyDown={({ key }) => {
        if (key === 'Backspace') onBackspace()
      }}
      // Ark tells it later than the next key can come.
      onChange={({ target }) => choice.send({ type: 'user.type', text: target.value })}
      onBlur={() => choice.send({ type: 'user.leave' })}
    />
  )
}
