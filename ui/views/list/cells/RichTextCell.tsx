import { paragraphsOf } from '../../../fields/rich-text/paragraphs-of.ts'
import type { CellProps } from './cell-props.ts'
import { firstLine } from './values.ts'

/** The words of a rich text, without their form. */
export const RichTextCell = ({ value }: Pick<CellProps, 'value'>) => (
  <bdi>{firstLine(paragraphsOf(value).join(' '))}</bdi>
)
