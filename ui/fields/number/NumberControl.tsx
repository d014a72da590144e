import type { FocusEvent, InputEvent } from 'react'
import { NumberInput } from '../../parts/NumberInput.tsx'
import { useTyped } from '../kit/typed.ts'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'

type NumberControlProps = FieldControlProps & {
  value: number | null
  onChange: (value: number | null) => void
  /** Told whether it was left with something that is no number yet. */
  onHalf: (isHalf: boolean) => void
  min?: number | null
  max?: number | null
  step?: number | null
  autoComplete?: string
}

/** One number. What is typed on the way to it ('-', '1e', '1.50') stays as it is typed. */
export function NumberControl({
  value,
  onChange,
  onHalf,
  min,
  max,
  step,
  ...control
}: NumberControlProps) {
  const shown = shownAs(value)
  const typed = useTyped(shown)

  const change = ({ currentTarget: input }: InputEvent<HTMLInputElement>) => {
    // The browser gives '' for half a number. Told the same '', it leaves the letters alone.
    if (input.validity.badInput) return typed.keep('', shown)
    const number = input.value === '' ? null : Number(input.value)
    typed.keep(input.value, shownAs(number))
    onHalf(false)
    onChange(number)
  }
  const leave = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    const isHalf = input.validity.badInput
    onHalf(isHalf)
    if (!isHalf) typed.forget()
  }

  return (
    <NumberInput
      {...control}
      min={min ?? undefined}
      max={max ?? undefined}
      step={step ?? 'any'}
      value={typed.text}
      // Half a number and none are both '': React hears no change between them.
      onInput={change}
      onBlur={leave}
      // A wheel over a focused number would change it; scrolling the page must not.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}

const shownAs = (value: number | null) => (value === null ? '' : String(value))
