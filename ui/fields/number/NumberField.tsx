import { useState } from 'react'
import type { NumberField as Field } from '#config-schema'
import { useText } from '../../kit/text.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { Tags } from '../text/Tags.tsx'
import { textsOf } from '../text/texts.ts'
import { NumberControl } from './NumberControl.tsx'

/** A number, or several. */
export function NumberField({ form, field, path }: FieldViewProps<Field>) {
  const text = useText()
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  const [isHalf, setHalf] = useState(false)
  const number = typeof value === 'number' ? value : null
  const complaint =
    number === null ? text('field.number.half') : text('field.number.kept', { value: number })
  return (
    <ValueFrame form={form} field={field} path={path} complaint={isHalf ? complaint : undefined}>
      {(control) =>
        field.hasMany ? (
          <Tags
            {...control}
            inputMode="decimal"
            tags={textsOf(value)}
            accepts={(tag) => Number.isFinite(Number(tag))}
            onChange={(tags) => edit(tags.map(Number))}
          />
        ) : (
          <NumberControl
            {...control}
            value={number}
            min={field.min}
            max={field.max}
            step={field.step}
            autoComplete={field.autoComplete ?? 'off'}
            onChange={edit}
            onHalf={setHalf}
          />
        )
      }
    </ValueFrame>
  )
}
