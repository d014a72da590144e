import type { DateField } from '#config-schema'
import { useFormats } from '../../kit/formats.ts'
import type { CellProps } from '../kit/cells/cell-props.ts'
import { asDate, asWords } from '../kit/cells/values.ts'

export function DateCell({ content, value }: CellProps<DateField>) {
  const { date } = useFormats()
  const day = asDate(value)
  if (day === null) return asWords(value)
  return <time dateTime={day.toISOString()}>{date(day, content.appearance)}</time>
}
