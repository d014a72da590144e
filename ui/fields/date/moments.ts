import type { DateField } from '#config-schema'

/** How a kind of date is written in the browser's control, and how it is stored. */
interface Moment {
  precision: 'date' | 'datetime-local' | 'time' | 'month'
  /** The control's text for a stored instant; '' for none. */
  shown(iso: string | null): string
  /** The stored instant for the control's text, given the one before; null for none. */
  stored(text: string, before: string | null): string | null
}

/** Days and months are stored at noon UTC, so that they are the same day nearly everywhere. */
export const moments: Record<DateField['appearance'], Moment> = {
  dayOnly: {
    precision: 'date',
    shown: (iso) => utcOf(iso).slice(0, 10),
    stored: (text) => isoOf(`${text}T12:00:00.000Z`),
  },
  monthOnly: {
    precision: 'month',
    shown: (iso) => utcOf(iso).slice(0, 7),
    stored: (text) => isoOf(`${text}-01T12:00:00.000Z`),
  },
  dayAndTime: {
    precision: 'datetime-local',
    shown: (iso) => localOf(iso).slice(0, 16),
    stored: (text) => isoOf(text),
  },
  timeOnly: {
    precision: 'time',
    shown: (iso) => localOf(iso).slice(11, 16),
    stored: (text, before) => isoOf(`${dayOf(before)}T${text}`),
  },
}

const utcOf = (iso: string | null): string => {
  const instant = instantOf(iso)
  return instant === null ? '' : instant.toISOString()
}

/** Like an ISO text, in the reader's own time. */
function localOf(iso: string | null): string {
  const instant = instantOf(iso)
  if (instant === null) return ''
  const year = String(instant.getFullYear()).padStart(4, '0')
  const [month, day, hours, minutes] = [
    instant.getMonth() + 1,
    instant.getDate(),
    instant.getHours(),
    instant.getMinutes(),
  ].map((part) => String(part).padStart(2, '0'))
  return `${year}-${month}-${day}T${hours}:${minutes}`
}

const dayOf = (iso: string | null): string =>
  localOf(instantOf(iso) === null ? new Date().toISOString() : iso).slice(0, 10)

const isoOf = (text: string): string | null => instantOf(text)?.toISOString() ?? null

function instantOf(text: string | null): Date | null {
  const instant = new Date(text ?? Number.NaN)
  return Number.isNaN(instant.getTime()) ? null : instant
}
