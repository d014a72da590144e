import { useFormats } from '../../../kit/formats.ts'
import type { CellProps } from './cell-props.ts'

export function FileSizeCell({ value }: Pick<CellProps, 'value'>) {
  const { fileSize } = useFormats()
  return typeof value === 'number' ? fileSize(value) : null
}
