import type { FieldOfKind, Json } from '#config-schema'
import { useText } from '../../../kit/text.tsx'
import { Cell } from '../../../views/list/cells/Cell.tsx'
import type { Value, ValueDifference } from '../../engine/difference.ts'
import { isNothing } from '../../engine/sides.ts'
import { Sides } from './Sides.tsx'

type PlainField = FieldOfKind<'number' | 'checkbox' | 'date' | 'select' | 'radio' | 'point'>

interface Props {
  difference: ValueDifference
  field: PlainField
}

/** A value that is short in any case, written as lists write it. */
export function PlainSides({ difference, field }: Props) {
  const text = useText()
  const { change, from, to, zones } = difference
  const side = (value: Value, zone: Value) =>
    isNothing(value) ? null : <Plain field={field} value={value ?? null} zone={zone} />
  const nothing =
    field.type === 'select' && change === 'same' ? text('difference.noValue') : undefined
  return (
    <Sides
      change={change}
      from={side(from, zones?.from)}
      to={side(to, zones?.to)}
      {...(nothing !== undefined && { nothing })}
    />
  )
}

function Plain({ field, value, zone }: { field: PlainField; value: Json; zone: Value }) {
  const { components: _own, ...content } = field
  const words = <Cell content={content as PlainField} value={value} />
  if (typeof zone !== 'string') return words
  return (
    <>
      {words} · <bdi>{zone}</bdi>
    </>
  )
}
