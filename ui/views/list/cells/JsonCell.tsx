import type { CellProps } from './cell-props.ts'
import { firstLine } from './values.ts'

export const JsonCell = ({ value }: Pick<CellProps, 'value'>) => (
  <code>{firstLine(JSON.stringify(value))}</code>
)
