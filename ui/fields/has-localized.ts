import type { ClientField } from '#contracts/fields'
import { partsOf } from '#contracts/fields'

/** Whether any of these fields, however deep, has a value per content language. */
export function hasLocalized(fields: readonly ClientField[]): boolean {
  for (const { part } of partsOf(fields)) {
    if ('localized' in part && part.localized) return true
  }
  return false
}
