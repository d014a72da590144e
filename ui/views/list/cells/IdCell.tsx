import type { CellProps } from '../../../fields/kit/cells/cell-props.ts'
import { asWords } from '../../../fields/kit/cells/values.ts'

export const IdCell = ({ value }: Pick<CellProps, 'value'>) => <code>{asWords(value)}</code>
