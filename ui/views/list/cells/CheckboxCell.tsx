import { useText } from '../../../kit/text.ts'
import type { CellProps } from './Cell.tsx'

export function CheckboxCell({ value }: Pick<CellProps, 'value'>) {
  const text = useText()
  return text(value === true ? 'list.yes' : 'list.no')
}
