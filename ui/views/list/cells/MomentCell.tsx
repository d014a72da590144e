import type { CellProps } from '../../../fields/kit/cells/cell-props.ts'
import { asDate } from '../../../fields/kit/cells/values.ts'
import { Moment } from '../../../kit/Moment.tsx'

export function MomentCell({ value }: Pick<CellProps, 'value'>) {
  const moment = asDate(value)
  return moment && <Moment at={moment} />
}
