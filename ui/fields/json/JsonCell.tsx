import type { CellProps } from '../kit/cells/cell-props.ts'
import { firstLine } from '../kit/cells/values.ts'

export const JsonCell = ({ value }: Pick<CellProps, 'value'>) => (
  <code>{firstLine(JSON.stringify(value))}</code>
)
