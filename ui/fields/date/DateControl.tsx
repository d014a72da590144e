import type { ReactNode } from 'react'
import { useState } from 'react'
import type { DateField } from '#contracts/fields'
import { useFormats } from '../../kit/formats.ts'
import { useText } from '../../kit/text.tsx'
import { DateInput } from '../../parts/DateInput.tsx'
import type { Form } from '../form.ts'
import { useTyped } from '../kit/typed.ts'
import { useHalfTyped } from '../kit/use-half-typed.ts'
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

/**
 * The browser's own control for a date. What is half typed in it stays there: the browser tells that
 * something is, and not what.
 */
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
  const halfTyped = useHalfTyped(form, path)
  const { precision, shown, stored } = moments[field.appearance]
  const formats = useFormats()
  // The moment that is kept of one which the clocks leave out when summer begins.
  const [skipped, setSkipped] = useState<string | null>(null)
  const typed = useTyped(shown(iso, zone))
  // The first and the last day are the same in every zone.
  const limitZone = precision === 'date' || precision === 'month' ? undefined : zone

  const change = (input: HTMLInputElement) => {
    // Half a date is '' to the browser, and stays on the screen when it is told the same.
    if (input.validity.badInput) {
      typed.keep('', shown(iso, zone))
      return halfTyped.keep(null)
    }
    const next = stored(input.value, iso, zone)
    typed.keep(input.value, shown(next, zone))
    setSkipped(next !== null && shown(next, zone) !== input.value ? next : null)
    onChange(next)
  }
  /** The browser tells of no change between half a date and none: to it both are ''. */
  const look = (input: HTMLInputElement) => {
    if (input.validity.badInput) halfTyped.keep(null)
    else halfTyped.end()
  }
  const leave = (input: HTMLInputElement) => {
    look(input)
    halfTyped.onLeave()
    if (input.validity.badInput) return
    if (input.value === '' && typed.text === '' && iso !== null) change(input)
    typed.forget()
  }

  const half = halfTyped.isLeft && text(iso === null ? 'field.date.half' : 'field.date.kept')
  const moved =
    skipped !== null &&
    skipped === iso &&
    text('field.date.skipped', { time: formats.date(new Date(skipped), 'dayAndTime', zone) })
  return (
    <ValueFrame form={form} field={field} path={path} complaint={half || moved || undefined}>
      {(control) => (
        <>
          <DateInput
            {...control}
            precision={precision}
            min={shown(field.min, limitZone) || undefined}
            max={shown(field.max, limitZone) || undefined}
            value={typed.text}
            onChange={({ currentTarget }) => change(currentTarget)}
            onKeyUp={({ currentTarget }) => look(currentTarget)}
            onBlur={({ currentTarget }) => leave(currentTarget)}
          />
          {children}
        </>
      )}
    </ValueFrame>
  )
}
