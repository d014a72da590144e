import type { FieldOfKind } from '#contracts/fields'
import type { Common } from './parts.ts'
import { orNull } from './parts.ts'
import type { At, Projection, Source } from './source.ts'

type DateField = FieldOfKind<'date'>

/** A day, a time, or both, with their bounds and the time zone that is kept beside them. */
export const projectDate = (
  field: Source<'date'>,
  common: Common,
  { projection: { timezones = [] } }: At,
): DateField => ({
  type: 'date',
  ...common,
  appearance: appearanceOf(field),
  min: instantOf(field.admin?.date, 'min'),
  max: instantOf(field.admin?.date, 'max'),
  timezone: timezoneOf(field, timezones),
})

function appearanceOf({ admin }: Source<'date'>): DateField['appearance'] {
  const appearance = admin?.date?.pickerAppearance
  return appearance === undefined || appearance === 'default' ? 'dayOnly' : appearance
}

type Picker = NonNullable<NonNullable<Source<'date'>['admin']>['date']>

/** A time of day has bounds of its own. */
function instantOf(picker: Picker | undefined, end: 'min' | 'max'): string | null {
  const key =
    picker?.pickerAppearance === 'timeOnly' ? (`${end}Time` as const) : (`${end}Date` as const)
  // Payload's types know which bounds go with which appearance; a config may hold any.
  const bounds = (picker ?? {}) as Partial<Record<typeof key, Date>>
  return bounds[key] ? new Date(bounds[key]).toISOString() : null
}

function timezoneOf(
  { required, timezone }: Source<'date'>,
  timezones: NonNullable<Projection['timezones']>,
): DateField['timezone'] {
  if (!timezone) return null
  const own = timezone === true ? {} : timezone
  const options = Array.isArray(own.supportedTimezones) ? own.supportedTimezones : timezones
  return {
    options: options.map(({ label, value }) => ({ label, value })),
    required: required === true || own.required === true,
    defaultValue: orNull(own.defaultTimezone),
  }
}
