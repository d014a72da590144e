import type { DateField } from 'payload'
import { z } from 'zod'
import type { KeysOf } from '../keys-of.ts'
import { anything, count, flag, optionalFunction, optionalWords, text } from '../values.ts'
import { fieldAdmin } from './admin.ts'
import { valueKeys } from './keys.ts'

const timezone = z.strictObject({
  label: z.string().describe('The label.'),
  value: z.string().describe("The IANA name, e.g. 'Europe/Berlin'."),
})

const moment = (meaning: string) => z.date().meta({ 'x-type': 'Date' }).optional().describe(meaning)

const picker = z
  .strictObject({
    pickerAppearance: z
      .enum(['default', 'dayAndTime', 'dayOnly', 'monthOnly', 'timeOnly'])
      .optional()
      .describe('The parts of a date that can be picked.'),
    displayFormat: text("The display format, e.g. 'd MMM yyyy'."),
    maxDate: moment('The last day.'),
    minDate: moment('The first day.'),
    maxTime: moment('The latest time of day.'),
    minTime: moment('The earliest time of day.'),
    monthsToShow: z
      .union([z.literal(1), z.literal(2)])
      .optional()
      .describe('The number of months shown.'),
    overrides: anything("The picker's own options."),
    timeFormat: text("The time format, e.g. 'HH:mm'."),
    timeIntervals: count('Minutes between the available times.'),
  })
  .optional()
  .describe('The date picker.')

export const dateField = z.strictObject({
  type: z.literal('date').describe('A day, a time, or both.'),
  ...valueKeys,
  timezone: z
    .union([
      z.literal(true),
      z.strictObject({
        defaultTimezone: text('The default time zone.'),
        override: optionalFunction('Changes the field that holds the time zone.'),
        required: flag('Requires a time zone.'),
        supportedTimezones: z.array(timezone).optional().describe('The available time zones.'),
      }),
    ])
    .optional()
    .describe('Stores a time zone with the value.'),
  admin: fieldAdmin({
    date: picker,
    placeholder: optionalWords('Shown while the field is empty.'),
  }),
} satisfies KeysOf<DateField>)
