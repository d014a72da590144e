import { describe, expect, test } from 'vitest'
import { moments } from '../../../ui/fields/date/moments.ts'

describe('CFG-4 dates are stored as Payload stores them', () => {
  test('a day at noon UTC, so that it is the same day nearly everywhere', () => {
    expect(moments.dayOnly.stored('2026-11-21', null)).toBe('2026-11-21T12:00:00.000Z')
    expect(moments.dayOnly.shown('2026-11-21T12:00:00.000Z')).toBe('2026-11-21')
  })

  test('a month as its first day', () => {
    expect(moments.monthOnly.stored('2026-11', null)).toBe('2026-11-01T12:00:00.000Z')
    expect(moments.monthOnly.shown('2026-11-01T12:00:00.000Z')).toBe('2026-11')
  })

  test('an instant in the reader’s own time', () => {
    const instant = new Date(2026, 10, 21, 9, 5).toISOString()

    expect(moments.dayAndTime.shown(instant)).toBe('2026-11-21T09:05')
    expect(moments.dayAndTime.stored('2026-11-21T09:05', null)).toBe(instant)
  })

  test('a time of day keeps the day that it had', () => {
    const before = new Date(2020, 1, 3, 18, 15).toISOString()

    expect(moments.timeOnly.shown(before)).toBe('18:15')
    expect(moments.timeOnly.stored('06:30', before)).toBe(new Date(2020, 1, 3, 6, 30).toISOString())
  })
})

test.each(Object.entries(moments))('%s: nothing is nothing, and so is nonsense', (_, moment) => {
  expect(moment.shown(null)).toBe('')
  expect(moment.shown('tomorrow')).toBe('')
  expect(moment.stored('', null)).toBeNull()
})
