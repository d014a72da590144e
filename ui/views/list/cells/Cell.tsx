import type { ComponentType } from 'react'
import type { DocumentData, Json } from '#config-schema'
import { SiteComponent } from '../../../site/place/SiteComponent.tsx'
import type { ColumnContent } from '../columns.ts'
import { AmountCell } from './AmountCell.tsx'
import { CheckboxCell } from './CheckboxCell.tsx'
import { ChoiceCell } from './ChoiceCell.tsx'
import { CodeCell } from './CodeCell.tsx'
import type { CellProps } from './cell-props.ts'
import { DateCell } from './DateCell.tsx'
import { FileSizeCell } from './FileSizeCell.tsx'
import { IdCell } from './IdCell.tsx'
import { JoinCell } from './JoinCell.tsx'
import { JsonCell } from './JsonCell.tsx'
import { MomentCell } from './MomentCell.tsx'
import { PointCell } from './PointCell.tsx'
import { ReferenceCell } from './ReferenceCell.tsx'
import { RichTextCell } from './RichTextCell.tsx'
import { RowCountCell } from './RowCountCell.tsx'
import { StatusCell } from './StatusCell.tsx'
import { WordsCell } from './WordsCell.tsx'

interface Props {
  content: ColumnContent
  value: Json | undefined
  /** The row, as far as the list has asked for it. */
  doc?: DocumentData
}

/** A value in a list, in the way of its kind (LIST-4), or in the site's own. */
export function Cell({ content, value, doc = {} }: Props) {
  const own = <OwnCell content={content} value={value} />
  const component = 'components' in content ? content.components?.Cell : undefined
  if (!component) return own
  const given = { cellData: value, rowData: doc, field: content }
  return (
    <SiteComponent component={component} place={{ own }} with={given} tells="sign" waiting={own} />
  )
}

/** Always text: markup in it is shown, not followed. */
function OwnCell({ content, value }: Pick<Props, 'content' | 'value'>) {
  if (value === undefined || value === null || value === '') return null
  // The table gives each kind the cell of that kind; a lookup cannot tell TypeScript so.
  const CellOfKind = cells[content.type] as ComponentType<CellProps>
  return <CellOfKind content={content} value={value} />
}

type Kind = ColumnContent['type']

const cells: { [K in Kind]: ComponentType<CellProps<Extract<ColumnContent, { type: K }>>> } = {
  amount: AmountCell,
  array: RowCountCell,
  blocks: RowCountCell,
  checkbox: CheckboxCell,
  code: CodeCell,
  date: DateCell,
  email: WordsCell,
  fileSize: FileSizeCell,
  id: IdCell,
  join: JoinCell,
  json: JsonCell,
  moment: MomentCell,
  number: AmountCell,
  point: PointCell,
  radio: ChoiceCell,
  relationship: ReferenceCell,
  richText: RichTextCell,
  select: ChoiceCell,
  status: StatusCell,
  text: WordsCell,
  textarea: WordsCell,
  upload: ReferenceCell,
  words: WordsCell,
}
