import { paragraphsOf } from '#rich-text/reading'
import type { CellProps } from '../kit/cells/cell-props.ts'
import { firstLine } from '../kit/cells/values.ts'

/** The words of a rich text, without their form. */
export const RichTextCell = ({ value }: Pick<CellProps, 'value'>) => (
  <bdi>{firstLine(paragraphsOf(value).join(' '))}</bdi>
)
