import type { CellProps } from './Cell.tsx'
import { asWords, firstLine } from './values.ts'

export const CodeCell = ({ value }: Pick<CellProps, 'value'>) => (
  <code>{firstLine(asWords(value))}</code>
)
