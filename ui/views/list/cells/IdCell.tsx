import type { CellProps } from './Cell.tsx'
import { asWords } from './values.ts'

export const IdCell = ({ value }: Pick<CellProps, 'value'>) => <code>{asWords(value)}</code>
