import type { FieldOfKind } from '#contracts/fields'
import type { Sides, ValueDifference } from './difference.ts'
import { inLanguage } from './in-languages.ts'
import { ofValue } from './of-value.ts'
import { changeOf, sidesAt } from './sides.ts'
import type { Spot } from './spot.ts'

/** A date with the time zone that is kept beside it: the same hour elsewhere is another moment. */
export function ofDate(
  field: FieldOfKind<'date'>,
  sides: Sides,
  spot: Spot,
  record: Sides,
): ValueDifference {
  const date = ofValue({ kind: 'field', field }, sides, spot)
  if (field.timezone === null) return date
  const stored = sidesAt(record, `${field.name}_tz`)
  const { languages, locale } = spot
  const isByLanguage = field.localized && languages !== null && locale !== null
  const zones = isByLanguage ? inLanguage(stored, locale, languages) : stored
  if (date.change !== 'same' || changeOf(zones) === 'same') return { ...date, zones }
  return { ...date, zones, change: 'changed', changes: 1 }
}
