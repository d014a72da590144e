import type { ArrayField, BlocksField } from '#contracts/fields'
import { useFormats } from '../../kit/formats.ts'
import type { CellProps } from '../kit/cells/cell-props.ts'

export function RowCountCell({ content, value }: CellProps<ArrayField | BlocksField>) {
  const { number } = useFormats()
  const count = Array.isArray(value) ? value.length : 0
  const { singular, plural } = content.labels
  return count > 0 && `${number(count)} ${count === 1 ? singular : plural}`
}
