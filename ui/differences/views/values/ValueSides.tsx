import { factsOf } from '#contracts/fields'
import { StoredSides, storedSides } from '../../../fields/kit/sides/StoredSides.tsx'
import type { SidesFacet } from '../../../fields/kit/sides/sides-props.ts'
import { WordsSides } from '../../../fields/kit/sides/WordsSides.tsx'
import { sides } from '../../../fields/tables/sides.ts'
import type { ValueDifference, ValuedField } from '../../engine/difference.ts'
import type { Reading } from '../reading.ts'
import { FileSides } from './FileSides.tsx'

interface Props {
  difference: ValueDifference
  reading: Reading
}

/** Both sides of a value, in the way of its kind. */
export function ValueSides({ difference, reading: { locale } }: Props) {
  const { subject, change, from, to, zones } = difference
  switch (subject.kind) {
    case 'stray':
      return <StoredSides from={from} to={to} />
    case 'blockName':
      return <WordsSides change={change} from={from} to={to} />
    case 'file':
      return <FileSides difference={difference} />
    case 'field': {
      const { field } = subject
      const { Sides } = sidesOf(field)
      return <Sides {...{ field, change, from, to, locale }} {...(zones && { zones })} />
    }
  }
}

/** Rows and records, should they hold something else, have the sides of what is stored. */
export function sidesOf(field: ValuedField): SidesFacet<ValuedField> {
  const { value } = factsOf(field)
  // The table gives each shape the sides of that shape; a lookup cannot tell TypeScript so.
  return value === null ? storedSides : (sides[value] as SidesFacet<ValuedField>)
}
