import type { ComponentType } from 'react'
import type { Value } from '../../../kit/values.ts'
import { isNothing } from '../../../kit/values.ts'
import type { CellProps } from '../cells/cell-props.ts'
import { Sides } from './Sides.tsx'
import type { SidesFacet, SidesProps } from './sides-props.ts'
import { noReferences } from './sides-props.ts'

interface Props<Field> extends Omit<SidesProps<Field>, 'locale'> {
  Cell: ComponentType<CellProps<Field>>
  /** Stands where there is nothing. */
  nothing?: string
}

/** A value that is short in any case, written as lists write it. */
export function PlainSides<Field>({ Cell, field, change, from, to, zones, ...rest }: Props<Field>) {
  const side = (value: Value, zone: Value) => {
    if (isNothing(value)) return null
    const kept = typeof zone === 'string' ? zone : undefined
    const words = <Cell content={field} value={value ?? null} zone={kept} />
    return kept !== undefined ? (
      <>
        {words} · <bdi>{kept}</bdi>
      </>
    ) : (
      words
    )
  }
  return <Sides change={change} from={side(from, zones?.from)} to={side(to, zones?.to)} {...rest} />
}

export const plainSides = <Field,>(Cell: Props<Field>['Cell']): SidesFacet<Field> => ({
  Sides: ({ locale: _locale, ...props }) => <PlainSides {...props} Cell={Cell} />,
  referencesIn: noReferences,
})
