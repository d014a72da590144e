import type { ComponentType } from 'react'
import type {
  ClientField,
  ContentField,
  FieldOfKind,
  FieldOfShape,
  ValueShape,
} from '#contracts/fields'
import { factsOf, hasRows, isContent } from '#contracts/fields'
import { CheckboxCell } from '../checkbox/CheckboxCell.tsx'
import { DateCell } from '../date/DateCell.tsx'
import { JoinCell } from '../join/JoinCell.tsx'
import { JsonCell } from '../json/JsonCell.tsx'
import { AmountCell } from '../kit/cells/AmountCell.tsx'
import { ChoiceCell } from '../kit/cells/ChoiceCell.tsx'
import type { CellProps } from '../kit/cells/cell-props.ts'
import { PointCell } from '../point/PointCell.tsx'
import { ReferenceCell } from '../relationship/ReferenceCell.tsx'
import { RichTextCell } from '../rich-text/RichTextCell.tsx'
import { RowsCell } from '../rows/RowsCell.tsx'
import { TextCell } from '../text/TextCell.tsx'

/** What a list can show; the others only arrange fields, or keep a secret. */
export type ListedField = ContentField | FieldOfKind<'join'>

export const isListed = (field: ClientField): field is ListedField =>
  isContent(field) || field.type === 'join'

/** What a list shows of a field. */
export function cellOf(field: ListedField): ComponentType<CellProps> {
  if (field.type === 'join') return JoinCell
  if (hasRows(field)) return RowsCell as ComponentType<CellProps>
  // The table gives each shape the cell of that shape; a lookup cannot tell TypeScript so.
  return cells[factsOf(field).value] as ComponentType<CellProps>
}

const cells: { [Shape in ValueShape]: ComponentType<CellProps<FieldOfShape<Shape>>> } = {
  boolean: CheckboxCell,
  date: DateCell,
  json: JsonCell,
  number: AmountCell,
  option: ChoiceCell,
  point: PointCell,
  reference: ReferenceCell,
  richText: RichTextCell,
  text: TextCell,
}
