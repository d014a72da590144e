import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantFromText } from '../../../ui/fields/date/from-text.ts'
import { moments, zoneOf } from '../../../ui/fields/date/moments.ts'
import { clockIn, instantIn } from '../../../ui/fields/date/zones.ts'
import { formatsIn } from '../../../ui/kit/formats.ts'

describe('CFG-4 a date with a time zone', () => {
  test.each([
    ['Asia/Tokyo', '2026-11-21T18:30'],
    ['Europe/Berlin', '2026-11-21T10:30'],
    ['America/St_Johns', '2026-11-21T06:00'],
  ])('shows the clocks of %s, and is stored as the instant', (zone, clock) => {
    const instant = '2026-11-21T09:30:00.000Z'

    expect(moments.dayAndTime.shown(instant, zone)).toBe(clock)
    expect(moments.dayAndTime.stored(clock, null, zone)).toBe(instant)
  })

  test('knows summer from winter, in the hours around the change too', () => {
    expect(instantIn('2026-07-01T12:00', 'Europe/Berlin')).toBe('2026-07-01T10:00:00.000Z')
    expect(instantIn('2026-03-29T01:59', 'Europe/Berlin')).toBe('2026-03-29T00:59:00.000Z')
    expect(instantIn('2026-03-29T03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
  })

  test('the reader’s own clock, and that of UTC, are those of their time zones', () => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    // Formats count earlier days by another calendar than dates do.
    const instants = fc.date({
      min: new Date('1583-01-01'),
      max: new Date('9999-12-30'),
      noInvalidDate: true,
    })

    fc.assert(
      fc.property(instants, (instant) => {
        const iso = instant.toISOString()
        expect(clockIn(iso)).toBe(clockIn(iso, own === 'UTC' ? 'Etc/UTC' : own))
        expect(clockIn(iso, 'UTC')).toBe(clockIn(iso, 'Etc/UTC'))
      }),
      { numRuns: 500 },
    )
  })

  test('whatever the instant, it is read back from the clocks that show it', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Auckland')
    const minute = 60_000
    const instants = fc.integer({ min: 0, max: 80_000_000 }).map((count) => count * minute)

    fc.assert(
      fc.property(zones, instants, (zone, instant) => {
        const clock = clockIn(new Date(instant).toISOString(), zone)
        // An hour that the clocks show twice may be read as either.
        const read = instantIn(clock, zone)
        return read !== null && clockIn(read, zone) === clock
      }),
      { numRuns: 500 },
    )
  })
})

describe('33.12 CFG-4 a day with a time zone is stored at noon there, as in Payload’s own panel', () => {
  test.each([
    ['Pacific/Auckland', '2026-03-08', '2026-03-07T23:00:00.000Z'],
    ['Pacific/Apia', '2026-03-08', '2026-03-07T23:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-03-08', '2026-03-07T22:00:00.000Z'],
    ['Etc/GMT+12', '2026-03-08', '2026-03-09T00:00:00.000Z'],
    ['Asia/Kolkata', '2026-03-08', '2026-03-08T06:30:00.000Z'],
    // The clocks change on these days.
    ['America/New_York', '2026-03-08', '2026-03-08T16:00:00.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T17:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-29T10:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T11:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-05T01:30:00.000Z'],
  ])('%s, %s', (zone, day, instant) => {
    expect(moments.dayOnly.stored(day, null, zone)).toBe(instant)
    expect(moments.dayOnly.shown(instant, zone)).toBe(day)
  })

  test('a month, and a day without a zone', () => {
    const month = moments.monthOnly.stored('2026-03', null, 'Pacific/Auckland')
    expect(month).toBe('2026-02-28T23:00:00.000Z')
    expect(moments.monthOnly.shown(month, 'Pacific/Auckland')).toBe('2026-03')
    expect(moments.dayOnly.stored('2026-03-08', null)).toBe('2026-03-08T12:00:00.000Z')
    expect(moments.dayOnly.shown('2026-03-08T12:00:00.000Z')).toBe('2026-03-08')
  })
})

describe('33.12 CFG-4 a list and an import know the day as the form does', () => {
  const inAuckland = { options: [], required: false, defaultValue: 'Pacific/Auckland' }
  const ways = { hasDecimalComma: false, isTyped: false }
  const fieldOf = (appearance: 'dayOnly' | 'monthOnly' | 'dayAndTime', timezone = inAuckland) =>
    ({ type: 'date', appearance, timezone }) as unknown as Parameters<typeof instantFromText>[1]

  test.each([
    ['dayOnly', 'Pacific/Auckland', '2026-03-07T23:00:00.000Z', 'Mar 8, 2026'],
    ['dayOnly', 'Pacific/Kiritimati', '2026-03-07T22:00:00.000Z', 'Mar 8, 2026'],
    ['dayOnly', 'Etc/GMT+12', '2026-03-09T00:00:00.000Z', 'Mar 8, 2026'],
    ['dayOnly', null, '2026-03-08T12:00:00.000Z', 'Mar 8, 2026'],
    ['monthOnly', 'Pacific/Auckland', '2026-02-28T23:00:00.000Z', 'March 2026'],
    ['dayAndTime', 'Asia/Tokyo', '2026-11-21T09:30:00.000Z', 'Nov 21, 2026, 6:30 PM'],
  ] as const)('%s in %s', (appearance, zone, instant, shown) => {
    const { date } = formatsIn('en')

    const words = date(new Date(instant), appearance, zoneOf(fieldOf(appearance), zone))
    expect(words.replace(/\s/g, ' ')).toBe(shown)
  })

  test('a day that is imported is noon in the zone that a new document gets', () => {
    expect(instantFromText('2026-03-08', fieldOf('dayOnly'), ways)).toBe('2026-03-07T23:00:00.000Z')
    expect(instantFromText('2026-03', fieldOf('monthOnly'), ways)).toBe('2026-02-28T23:00:00.000Z')
  })

  test('an hour that the clocks skip is no time', () => {
    const inBerlin = { ...inAuckland, defaultValue: 'Europe/Berlin' }
    const read = (text: string) => instantFromText(text, fieldOf('dayAndTime', inBerlin), ways)

    expect(() => read('2026-03-29 02:30')).toThrow(
      expect.objectContaining({ code: 'import.skippedTime' }),
    )
    expect(read('2026-03-29 03:30')).toBe('2026-03-29T01:30:00.000Z')
  })
})
