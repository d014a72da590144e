import { useFormats } from '../../kit/formats.ts'
import type { CellProps } from '../kit/cells/cell-props.ts'
import { asList } from '../kit/cells/values.ts'

/** Longitude and latitude. */
export function PointCell({ value }: Pick<CellProps, 'value'>) {
  const { number } = useFormats()
  return asList(value)
    .filter((degree) => typeof degree === 'number')
    .map(number)
    .join(' · ')
}
