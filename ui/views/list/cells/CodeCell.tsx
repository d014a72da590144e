import type { CellProps } from './cell-props.ts'
import { asWords, firstLine } from './values.ts'

export const CodeCell = ({ value }: Pick<CellProps, 'value'>) => (
  <code>{firstLine(asWords(value))}</code>
)
