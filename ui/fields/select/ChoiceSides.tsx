import type { FieldOfShape } from '#contracts/fields'
import { useText } from '../../kit/text.tsx'
import { ChoiceCell } from '../kit/cells/ChoiceCell.tsx'
import { PlainSides } from '../kit/sides/PlainSides.tsx'
import type { SidesFacet, SidesProps } from '../kit/sides/sides-props.ts'
import { noReferences } from '../kit/sides/sides-props.ts'

function ChoiceSides({ field, change, from, to }: SidesProps<FieldOfShape<'option'>>) {
  const text = useText()
  const nothing = change === 'same' && { nothing: text('difference.noValue') }
  return <PlainSides {...{ field, change, from, to }} Cell={ChoiceCell} {...nothing} />
}

export const choiceSides: SidesFacet<FieldOfShape<'option'>> = {
  Sides: ChoiceSides,
  referencesIn: noReferences,
}
