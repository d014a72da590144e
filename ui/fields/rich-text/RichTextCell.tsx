import type { CellProps } from '../kit/cells/cell-props.ts'
import { firstLine } from '../kit/cells/values.ts'
import { paragraphsOf } from '../kit/paragraphs-of.ts'

/** The words of a rich text, without their form. */
export const RichTextCell = ({ value }: Pick<CellProps, 'value'>) => (
  <bdi>{firstLine(paragraphsOf(value).join(' '))}</bdi>
)
