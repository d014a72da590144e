import { isRecord } from '#contracts/is-record'
import { useFormats } from '../../kit/formats.ts'
import type { CellProps } from '../kit/cells/cell-props.ts'

/** How many documents point here; '+' where the server did not count to the end. */
export function JoinCell({ value }: Pick<CellProps, 'value'>) {
  const { number } = useFormats()
  if (!isRecord(value)) return null
  const count = Array.isArray(value.docs) ? value.docs.length : 0
  return count > 0 && `${number(count)}${value.hasNextPage === true ? '+' : ''}`
}
