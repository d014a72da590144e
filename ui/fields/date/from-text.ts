import type { DateField } from '#config-schema'
import { Problem } from '#config-schema'
import type { FromText } from '../kit/from-text/from-text.ts'
import { moments } from './moments.ts'
import { clockOf, dayIn } from './written-dates.ts'

export const instantFromText: FromText<DateField> = (text, { appearance }) => {
  const bare = text.trim()
  const written = clockOf(bare)
  const moment = moments[appearance]
  const stored =
    written?.kind === 'instant'
      ? written.iso
      : written?.kind === 'time' && appearance === 'timeOnly'
        ? moment.stored(written.time, null)
        : written?.kind === 'day' && appearance !== 'timeOnly'
          ? moment.stored(dayIn(appearance, written), null)
          : null
  if (stored === null) throw new Problem('import.badDate')
  return stored
}
