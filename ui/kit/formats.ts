import { fileSize } from './file-size.ts'
import type { Hours } from './hours.ts'
import { hourCycles, hours as keptHours } from './hours.ts'
import { joinWords } from './join-words.ts'
import { regionalized } from './region.ts'
import { useLanguage } from './text.tsx'

type DateAppearance = 'dayOnly' | 'dayAndTime' | 'dayAndSecond' | 'timeOnly' | 'monthOnly'

/** Numbers and dates as people write them in the panel's language. */
export interface Formats {
  number(value: number): string
  fileSize(bytes: number): string
  /** 'Title, Slug, and Author'. */
  list(words: readonly string[]): string
  /** On the clocks of a time zone; on the reader's without one. */
  date(value: Date, appearance: DateAppearance, zone?: string): string
  /** The time of day to the second. */
  clock(value: Date): string
  /** As short as it can be told apart: today only the time, this year without the year. */
  moment(value: Date, now?: Date): string
  /** How long it is past, a second at least: '4 minutes ago'. */
  ago(ms: number): string
}

export function useFormats(): Formats {
  const language = useLanguage()
  keptHours.use()
  return formatsIn(language)
}

export function formatsIn(language: string): Formats {
  const hours = keptHours.read()
  const name = `${language} ${hours}`
  const formats = known.get(name) ?? makeFormats(language, hours)
  known.set(name, formats)
  return formats
}

/** Making a format takes the browser milliseconds: each is made once, when it is first used. */
const known = new Map<string, Formats>()

function makeFormats(language: string, hours: Hours): Formats {
  const region = regionalized(language, globalThis.navigator?.languages)
  const number = once(() => new Intl.NumberFormat(language))
  const dateFormat = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(region, { ...options, ...hourCycles[hours] }))

  const datesIn = (timeZone?: string): Record<DateAppearance, () => Intl.DateTimeFormat> => ({
    dayOnly: dateFormat({ dateStyle: 'medium', timeZone }),
    dayAndTime: dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone }),
    dayAndSecond: dateFormat({ dateStyle: 'medium', timeStyle: 'medium', timeZone }),
    timeOnly: dateFormat({ timeStyle: 'short', timeZone }),
    monthOnly: dateFormat({ month: 'long', year: 'numeric', timeZone }),
  })
  const dates = datesIn()
  const zones = new Map<string, typeof dates>()
  const datesOf = (zone: string | undefined) => {
    if (zone === undefined) return dates
    const known = zones.get(zone) ?? datesIn(zone)
    zones.set(zone, known)
    return known
  }
  const past = once(() => new Intl.RelativeTimeFormat(language))
  const seconds = dateFormat({ timeStyle: 'medium' })
  const thisYear = once(
    () =>
      new Intl.DateTimeFormat(region, {
        ...hourCycles[hours],
        day: 'numeric',
        month: 'short',
        hour: isBare(dates.timeOnly()) ? 'numeric' : '2-digit',
        minute: '2-digit',
      }),
  )

  return {
    number: (value) => number().format(value),
    fileSize: (bytes) => fileSize(bytes, language),
    list: (words) => joinWords(words, language),
    date: (value, appearance, zone) => datesOf(zone)[appearance]().format(value),
    clock: (value) => seconds().format(value),
    ago: (ms) => {
      const [length, unit] = spans.find(([span]) => ms >= span) ?? spans.at(-1)!
      return past().format(-Math.max(1, Math.floor(ms / length)), unit)
    },
    moment: (value, now = new Date()) => {
      if (value.toDateString() === now.toDateString()) return dates.timeOnly().format(value)
      const isThisYear = value.getFullYear() === now.getFullYear()
      return (isThisYear ? thisYear() : dates.dayOnly()).format(value)
    },
  }
}

/** Whether it writes four o'clock without a zero. */
const isBare = (format: Intl.DateTimeFormat): boolean =>
  format.formatToParts(new Date(2026, 0, 1, 4)).find(({ type }) => type === 'hour')?.value
    .length === 1

/** The longest first, in ms. */
const spans: readonly [number, Intl.RelativeTimeFormatUnit][] = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1_000, 'second'],
]

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
