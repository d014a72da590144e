/** Like an ISO text, on the clocks of a time zone; without one, on the reader's. '' for no instant. */
export function clockIn(iso: string | null, zone?: string): string {
  const instant = new Date(iso ?? Number.NaN)
  if (Number.isNaN(instant.getTime())) return ''
  const [year = 0, ...parts] = partsOf(instant, zone)
  const [month, day, hour, minute] = parts.map((part) => String(part).padStart(2, '0'))
  return `${String(year).padStart(4, '0')}-${month}-${day}T${hour}:${minute}`
}

/** Year, month, day, hour, minute. The browser's first format costs a form ten milliseconds: most need none. */
function partsOf(instant: Date, zone: string | undefined): (number | string | undefined)[] {
  if (zone === undefined) {
    return [
      instant.getFullYear(),
      instant.getMonth() + 1,
      instant.getDate(),
      instant.getHours(),
      instant.getMinutes(),
    ]
  }
  if (zone === 'UTC') {
    return [
      instant.getUTCFullYear(),
      instant.getUTCMonth() + 1,
      instant.getUTCDate(),
      instant.getUTCHours(),
      instant.getUTCMinutes(),
    ]
  }
  const parts = formatIn(zone).formatToParts(instant)
  return ['year', 'month', 'day', 'hour', 'minute'].map(
    (wanted) => parts.find(({ type }) => type === wanted)?.value,
  )
}

/** The instant at which the clocks of a time zone show this; null for no time. */
export function instantIn(clock: string, zone?: string): string | null {
  const asUtc = Date.parse(`${clock}Z`)
  if (Number.isNaN(asUtc)) return null
  // What the clocks are ahead by depends on the instant that is sought: the second guess has it.
  const first = asUtc - aheadBy(asUtc, zone)
  return new Date(asUtc - aheadBy(first, zone)).toISOString()
}

const aheadBy = (instant: number, zone: string | undefined): number => {
  const toTheMinute = Math.floor(instant / 60_000) * 60_000
  return Date.parse(`${clockIn(new Date(instant).toISOString(), zone)}Z`) - toTheMinute
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', {
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  })
  formats.set(zone, format)
  return format
}
