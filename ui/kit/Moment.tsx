import { useFormats } from './formats.ts'

/** When something happened, as short as possible; the whole of it on hover. */
export function Moment({ at }: { at: Date }) {
  const { date, moment } = useFormats()
  return (
    <time dateTime={at.toISOString()} title={date(at, 'dayAndTime')}>
      {moment(at)}
    </time>
  )
}
