import type { DateField } from '#contracts/fields'
import { clockIn, instantIn } from './zones.ts'

/** How a kind of date is written in the browser's control, and how it is stored. */
interface Moment {
  precision: 'date' | 'datetime-local' | 'time' | 'month'
  /** The control's text for a stored instant; '' for none. */
  shown(iso: string | null, zone?: string): string
  /** The stored instant for the control's text, given the one before; null for none. */
  stored(text: string, before: string | null, zone?: string): string | null
}

/**
 * Days and months are stored as Payload's own panel stores them: at noon in the time zone that is kept
 * beside them, and at noon UTC without one.
 */
export const moments: Record<DateField['appearance'], Moment> = {
  dayOnly: {
    precision: 'date',
    shown: (iso, zone = 'UTC') => clockIn(iso, zone).slice(0, 10),
    stored: (text, _before, zone = 'UTC') => instantIn(`${text}T12:00`, zone),
  },
  monthOnly: {
    precision: 'month',
    shown: (iso, zone = 'UTC') => clockIn(iso, zone).slice(0, 7),
    stored: (text, _before, zone = 'UTC') => instantIn(`${text}-01T12:00`, zone),
  },
  dayAndTime: {
    precision: 'datetime-local',
    shown: (iso, zone) => clockIn(iso, zone),
    stored: (text, _before, zone) => instantIn(text, zone),
  },
  timeOnly: {
    precision: 'time',
    shown: (iso, zone) => clockIn(iso, zone).slice(11),
    stored: (text, before, zone) => instantIn(`${dayOf(before, zone)}T${text}`, zone),
  },
}

/** The zone on whose clocks a date is shown, by the one that is kept beside it; undefined: the reader's. */
export function zoneOf(
  { appearance, timezone }: Pick<DateField, 'appearance' | 'timezone'>,
  kept: unknown,
): string | undefined {
  const own = timezone && typeof kept === 'string' && kept !== '' ? kept : undefined
  const isDay = appearance === 'dayOnly' || appearance === 'monthOnly'
  return own ?? (isDay ? 'UTC' : undefined)
}

const dayOf = (iso: string | null, zone?: string): string =>
  (clockIn(iso, zone) || clockIn(new Date().toISOString(), zone)).slice(0, 10)
