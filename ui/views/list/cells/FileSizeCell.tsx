import { useFormats } from '../../../kit/formats.ts'
import type { CellProps } from './Cell.tsx'

export function FileSizeCell({ value }: Pick<CellProps, 'value'>) {
  const { fileSize } = useFormats()
  return typeof value === 'number' ? fileSize(value) : null
}
