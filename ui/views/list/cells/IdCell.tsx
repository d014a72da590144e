import type { CellProps } from './cell-props.ts'
import { asWords } from './values.ts'

export const IdCell = ({ value }: Pick<CellProps, 'value'>) => <code>{asWords(value)}</code>
