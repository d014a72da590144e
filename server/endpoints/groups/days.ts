/** Days begin and end by the clocks of whoever looks at them. */

/** The day of an instant in a time zone: 2026-11-22. */
export const dayOf = (instant: Date, zone: string): string => clockIn(instant, zone).slice(0, 10)

/** The instant at which a day begins there, or one so many days later. */
export function startOf(day: string, zone: string, later = 0): string {
  const midnight = new Date(`${day}T00:00:00Z`)
  midnight.setUTCDate(midnight.getUTCDate() + later)
  // By how much the clocks are ahead depends on the instant that is sought: the second guess has it.
  const guess = new Date(midnight.getTime() - aheadAt(midnight, zone))
  return new Date(midnight.getTime() - aheadAt(guess, zone)).toISOString()
}

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null
  } catch {
    return false
  }
}

const aheadAt = (instant: Date, zone: string): number =>
  Date.parse(`${clockIn(instant, zone)}Z`) - Math.floor(instant.getTime() / 1000) * 1000

/** Like an ISO text, on the clocks of a time zone. */
function clockIn(instant: Date, zone: string): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en', { ...digits, timeZone: zone })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const { year = '', month, day, hour, minute, second } = parts
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`
}

const digits = {
  calendar: 'iso8601',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const
