import type { FieldOfShape, ValueShape } from '#contracts/fields'
import { CheckboxCell } from '../checkbox/CheckboxCell.tsx'
import { DateCell } from '../date/DateCell.tsx'
import { AmountCell } from '../kit/cells/AmountCell.tsx'
import { plainSides } from '../kit/sides/PlainSides.tsx'
import { storedSides } from '../kit/sides/StoredSides.tsx'
import type { SidesFacet } from '../kit/sides/sides-props.ts'
import { PointCell } from '../point/PointCell.tsx'
import { referenceSides } from '../relationship/ReferenceSides.tsx'
import { richTextSides } from '../rich-text/RichTextSides.tsx'
import { choiceSides } from '../select/ChoiceSides.tsx'
import { textSides } from '../text/TextSides.tsx'

/** How a difference shows both sides of a value, by its shape. */
export const sides: { [Shape in ValueShape]: SidesFacet<FieldOfShape<Shape>> } = {
  boolean: plainSides(CheckboxCell),
  date: plainSides(DateCell),
  json: storedSides,
  number: plainSides(AmountCell),
  option: choiceSides,
  point: plainSides(PointCell),
  reference: referenceSides,
  richText: richTextSides,
  text: textSides,
}
