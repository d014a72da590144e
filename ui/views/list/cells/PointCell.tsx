import { useFormats } from '../../../kit/formats.ts'
import type { CellProps } from './cell-props.ts'
import { asList } from './values.ts'

/** Longitude and latitude. */
export function PointCell({ value }: Pick<CellProps, 'value'>) {
  const { number } = useFormats()
  return asList(value)
    .filter((degree) => typeof degree === 'number')
    .map(number)
    .join(' · ')
}
