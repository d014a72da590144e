import { Moment } from '../../../kit/Moment.tsx'
import type { CellProps } from './cell-props.ts'
import { asDate } from './values.ts'

export function MomentCell({ value }: Pick<CellProps, 'value'>) {
  const moment = asDate(value)
  return moment && <Moment at={moment} />
}
