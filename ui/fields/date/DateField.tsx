import type { ChangeEvent, FocusEvent } from 'react'
import { useState } from 'react'
import type { DateField as Field } from '#config-schema'
import { useText } from '../../kit/text.ts'
import { DateInput } from '../../parts/DateInput.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { useTyped } from '../kit/typed.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { moments } from './moments.ts'

/** A day, a month, a time of day, or an instant. */
export function DateField({ form, field, path }: FieldViewProps<Field>) {
  const text = useText()
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  const [isHalf, setHalf] = useState(false)
  const { precision, shown, stored } = moments[field.appearance]
  const iso = typeof value === 'string' ? value : null
  const typed = useTyped(shown(iso))

  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    // Half a date is '' to the browser, and stays on the screen when it is told the same.
    if (input.validity.badInput) return typed.keep('', shown(iso))
    const next = stored(input.value, iso)
    typed.keep(input.value, shown(next))
    setHalf(false)
    edit(next)
  }
  const leave = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    setHalf(input.validity.badInput)
    if (!input.validity.badInput) typed.forget()
  }

  const complaint = text(iso === null ? 'field.date.half' : 'field.date.kept')
  return (
    <ValueFrame form={form} field={field} path={path} complaint={isHalf ? complaint : undefined}>
      {(control) => (
        <DateInput
          {...control}
          precision={precision}
          value={typed.text}
          onChange={change}
          onBlur={leave}
        />
      )}
    </ValueFrame>
  )
}
