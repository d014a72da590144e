import { useIsDrawn } from './drawn.ts'
import { useFormats } from './formats.ts'

/**
 * When something happened, as short as possible; the whole of it on hover. Where its reader is, and so
 * what their clock says, only the browser knows.
 */
export function Moment({ at }: { at: Date }) {
  const { date, moment } = useFormats()
  const isDrawn = useIsDrawn()
  return (
    <time dateTime={at.toISOString()} title={isDrawn ? undefined : date(at, 'dayAndTime')}>
      {!isDrawn && moment(at)}
    </time>
  )
}
