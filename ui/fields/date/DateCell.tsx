import type { DateField } from '#contracts/fields'
import { useFormats } from '../../kit/formats.ts'
import type { CellProps } from '../kit/cells/cell-props.ts'
import { asDate, asWords } from '../kit/cells/values.ts'
import { zoneOf } from './moments.ts'

/** The same day, and the same hour, as in the form. */
export function DateCell({ content, value, zone }: CellProps<DateField>) {
  const { date } = useFormats()
  const day = asDate(value)
  if (day === null) return asWords(value)
  const shown = date(day, content.appearance, zoneOf(content, zone))
  return <time dateTime={day.toISOString()}>{shown}</time>
}
