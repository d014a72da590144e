import type { Sides, Subject, ValueDifference } from './difference.ts'
import { changeOf } from './sides.ts'
import type { Spot } from './spot.ts'

/** Two versions of one value. */
export function ofValue(subject: Subject, sides: Sides, { place, locale }: Spot): ValueDifference {
  const change = changeOf(sides)
  const changes = change === 'same' ? 0 : 1
  return { kind: 'value', subject, ...sides, change, place, locale, changes, isMisshapen: false }
}
