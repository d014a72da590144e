import type { DateField } from '#contracts/fields'
import { Problem } from '#problems'
import type { FromText } from '../kit/from-text/from-text.ts'
import { moments } from './moments.ts'
import { clockOf, dayIn } from './written-dates.ts'

export const instantFromText: FromText<DateField> = (text, { appearance, timezone }) => {
  const bare = text.trim()
  const written = clockOf(bare)
  const moment = moments[appearance]
  // The zone that a new document gets.
  const zone = timezone?.defaultValue ?? undefined
  const storedIn = (clock: string) => {
    const instant = moment.stored(clock, null, zone)
    if (instant && moment.shown(instant, zone) !== clock) throw new Problem('import.skippedTime')
    return instant
  }
  const stored =
    written?.kind === 'instant'
      ? written.iso
      : written?.kind === 'time' && appearance === 'timeOnly'
        ? storedIn(written.time)
        : written?.kind === 'day' && appearance !== 'timeOnly'
          ? storedIn(dayIn(appearance, written))
          : null
  if (stored === null) throw new Problem('import.badDate')
  return stored
}
