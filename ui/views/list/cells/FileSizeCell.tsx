import type { CellProps } from '../../../fields/kit/cells/cell-props.ts'
import { useFormats } from '../../../kit/formats.ts'

export function FileSizeCell({ value }: Pick<CellProps, 'value'>) {
  const { fileSize } = useFormats()
  return typeof value === 'number' ? fileSize(value) : null
}
