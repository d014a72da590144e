/** What a text says of a time, where nobody can read it in two ways. */
export type Written =
  | { kind: 'instant'; iso: string }
  | { kind: 'day'; day: string; time: string }
  | { kind: 'time'; time: string }

/** 31/01/2026 and 01/31/2026 look alike, so neither is read. */
export function clockOf(text: string): Written | null {
  if (zoned.test(text)) return instant(text)
  const time = clock.exec(text)
  if (time) return { kind: 'time', time: timeOf(time[1], time[2]) }
  const parts = isoDay.exec(text) ?? pointedDay.exec(text)
  if (!parts?.groups) return null
  const { year, month, date = '01', hour, minute } = parts.groups
  const day = `${year}-${month?.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? { kind: 'day', day, time: timeOf(hour, minute) } : null
}

/** As the control of such a field would say it. */
export function dayIn(
  appearance: 'dayOnly' | 'dayAndTime' | 'timeOnly' | 'monthOnly',
  { day, time }: Extract<Written, { kind: 'day' }>,
): string {
  if (appearance === 'monthOnly') return day.slice(0, 7)
  return appearance === 'dayOnly' ? day : `${day}T${time}`
}

const zoned = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i
const clock = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/
const atTime = '(?:[T ]+(?<hour>[01]?\\d|2[0-3]):(?<minute>[0-5]\\d)(?::[0-5]\\d(?:\\.\\d+)?)?)?$'
const isoDay = new RegExp(`^(?<year>\\d{4})-(?<month>\\d\\d?)(?:-(?<date>\\d\\d?))?${atTime}`)
const pointedDay = new RegExp(`^(?<date>\\d\\d?)\\.(?<month>\\d\\d?)\\.(?<year>\\d{4})${atTime}`)

function instant(text: string): Written | null {
  const ms = Date.parse(text)
  return Number.isNaN(ms) || !isDay(text.slice(0, 10))
    ? null
    : { kind: 'instant', iso: new Date(ms).toISOString() }
}

/** A calendar that knows no 30 February. */
function isDay(day: string): boolean {
  const ms = Date.parse(`${day}T00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day)
}

const timeOf = (hour = '00', minute = '00'): string => `${hour.padStart(2, '0')}:${minute}`
