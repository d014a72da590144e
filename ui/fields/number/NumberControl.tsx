import type { KeyboardEvent } from 'react'
import { classes } from '../../parts/classes.ts'
import { Input } from '../../parts/Input.tsx'
import css from '../../parts/NumberInput.module.css'
import { useTyped } from '../kit/typed.ts'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'
import { numberOf, stepped } from './number-of.ts'

type NumberControlProps = FieldControlProps & {
  value: number | null
  /** What stands there and is no number yet; undefined: nothing. */
  halfTyped: string | null | undefined
  /** With the number as it was typed. */
  onChange: (value: number | null, typed: string) => void
  /** Told what is no number yet. */
  onHalf: (typed: string) => void
  onLeave: () => void
  min?: number | null
  max?: number | null
  step?: number | null
  autoComplete?: string
}

/**
 * One number. What is typed on the way to it ('-', '1e', '1.50') stays as it is typed. A control of
 * the browser's own for numbers would not tell what is half typed in it.
 */
export function NumberControl({
  value,
  halfTyped,
  onChange,
  onHalf,
  onLeave,
  min,
  max,
  step,
  ...control
}: NumberControlProps) {
  const typed = useTyped(shownAs(value))

  const change = (text: string) => {
    const number = numberOf(text)
    if (number === undefined) return onHalf(text)
    typed.keep(text, shownAs(number))
    onChange(number, text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined || control.readOnly) return
    event.preventDefault()
    change(String(stepped(value, by as 1 | -1, { min, max, step })))
  }

  return (
    <Input
      {...control}
      type="text"
      inputMode="decimal"
      role="spinbutton"
      aria-valuenow={value ?? undefined}
      aria-valuemin={min ?? undefined}
      aria-valuemax={max ?? undefined}
      className={classes(css.root)}
      value={halfTyped ?? typed.text}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        typed.forget()
        onLeave()
      }}
      // Who scrolls the page over it does not type into it.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}

export const shownAs = (value: number | null) => (value === null ? '' : String(value))
