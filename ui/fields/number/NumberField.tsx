import type { NumberField as Field } from '#contracts/fields'
import { useText } from '../../kit/text.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { useHalfTyped } from '../kit/use-half-typed.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { Tags } from '../text/Tags.tsx'
import { textsOf } from '../text/texts.ts'
import { NumberControl } from './NumberControl.tsx'
import { numberOf, roundedOf } from './number-of.ts'

/** A number, or several. */
export function NumberField({ form, field, path }: FieldViewProps<Field>) {
  const text = useText()
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  const halfTyped = useHalfTyped(form, path)
  const number = typeof value === 'number' ? value : null
  const complaint =
    number === null ? text('field.number.half') : text('field.number.kept', { value: number })
  const rounded = roundedOf(halfTyped.text ?? '')
  const isWrong = halfTyped.isLeft && typeof numberOf(halfTyped.text ?? '') !== 'number'
  const said =
    rounded === undefined
      ? isWrong && complaint
      : text('field.number.digits', { value: String(rounded) })
  return (
    <ValueFrame form={form} field={field} path={path} complaint={said || undefined}>
      {(control) =>
        field.hasMany ? (
          <Tags
            {...control}
            inputMode="decimal"
            tags={textsOf(value)}
            accepts={(tag) => typeof numberOf(tag) === 'number'}
            halfTyped={halfTyped}
            onChange={(tags) => edit(tags.map((tag) => numberOf(tag) ?? null))}
          />
        ) : (
          <NumberControl
            {...control}
            value={number}
            min={field.min}
            max={field.max}
            step={field.step}
            autoComplete={field.autoComplete ?? 'off'}
            halfTyped={halfTyped.text}
            onChange={edit}
            onHalf={halfTyped.keep}
            onLeave={halfTyped.onLeave}
          />
        )
      }
    </ValueFrame>
  )
}
