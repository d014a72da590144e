import type { FieldOfShape } from '#contracts/fields'
import type { Value } from '../../kit/values.ts'
import { MarkedLines } from '../kit/sides/MarkedLines.tsx'
import type { SidesFacet, SidesProps } from '../kit/sides/sides-props.ts'
import { noReferences } from '../kit/sides/sides-props.ts'
import { WordsSides } from '../kit/sides/WordsSides.tsx'

type TextualField = FieldOfShape<'text'>

/** A text with what changed marked: of several lines by its lines, else by its words. */
function TextSides({ field, change, from, to }: SidesProps<TextualField>) {
  if (field.type !== 'textarea' && field.type !== 'code')
    return <WordsSides change={change} from={from} to={to} />
  const look = field.type === 'code' ? 'code' : 'page'
  return <MarkedLines from={textOf(from)} to={textOf(to)} look={look} />
}

export const textSides: SidesFacet<TextualField> = { Sides: TextSides, referencesIn: noReferences }

const textOf = (value: Value): string =>
  value === undefined || value === null ? '' : String(value)
