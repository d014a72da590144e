import { useText } from '../../kit/text.tsx'
import type { CellProps } from '../kit/cells/cell-props.ts'

export function CheckboxCell({ value }: Pick<CellProps, 'value'>) {
  const text = useText()
  return text(value === true ? 'list.yes' : 'list.no')
}
