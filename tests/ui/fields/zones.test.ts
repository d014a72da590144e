import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moments } from '../../../ui/fields/date/moments.ts'
import { clockIn, instantIn } from '../../../ui/fields/date/zones.ts'

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
