import type { ReactNode } from 'react'
import { useState } from 'react'
import type { DateField } from '#config-schema'
import { useText } from '../../kit/text.tsx'
import { DateInput } from '../../parts/DateInput.tsx'
import type { Form } from '../form.ts'
import { useTyped } from '../kit/typed.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { moments } from './moments.ts'

interface DateControlProps {
  form: Form
  field: DateField
  path: string
  iso: string | null
  /** The time zone whose clocks are shown; the reader's own when left out. */
  zone: string | undefined
  onChange: (iso: string | null) => void
  /** What stands beside it. */
  children: ReactNode
}

/** The browser's own control for a date. What is half typed in it stays there. */
export function DateControl({
  form,
  field,
  path,
  iso,
  zone,
  onChange,
  children,
}: DateControlProps) {
  const text = useText()
  const [isHalf, setHalf] = useState(false)
  const { precision, shown, stored } = moments[field.appearance]
  const typed = useTyped(shown(iso, zone))

  const change = (input: HTMLInputElement) => {
    // Half a date is '' to the browser, and stays on the screen when it is told the same.
    if (input.validity.badInput) return typed.keep('', shown(iso, zone))
    const next = stored(input.value, iso, zone)
    typed.keep(input.value, shown(next, zone))
    setHalf(false)
    onChange(next)
  }
  const leave = (input: HTMLInputElement) => {
    setHalf(input.validity.badInput)
    if (input.validity.badInput) return
    // Nobody is told when half a date becomes none: to the browser both are ''.
    if (input.value === '' && typed.text === '' && iso !== null) change(input)
    typed.forget()
  }

  const complaint = text(iso === null ? 'field.date.half' : 'field.date.kept')
  return (
    <ValueFrame form={form} field={field} path={path} complaint={isHalf ? complaint : undefined}>
      {(control) => (
        <>
          <DateInput
            {...control}
            precision={precision}
            min={shown(field.min, zone) || undefined}
            max={shown(field.max, zone) || undefined}
            value={typed.text}
            onChange={({ currentTarget }) => change(currentTarget)}
            onBlur={({ currentTarget }) => leave(currentTarget)}
          />
          {children}
        </>
      )}
    </ValueFrame>
  )
}
