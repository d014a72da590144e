import type { Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { missingTablesIn } from '../../kit/missing-tables.ts'
import { partsOf } from '../../kit/payload-fields/field-tree.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { translationsSlug } from './translations-collection.ts'

/** Where an entity that is translated keeps its source language, in its `custom`. */
export const translationMark = 'stateroomTranslation'

/** null: nobody translates it, or the project has no table for that yet. */
export function sourceLocale(
  payload: Payload,
  { custom, fields }: SanitizedCollectionConfig | SanitizedGlobalConfig,
): string | null {
  const source: unknown = custom?.[translationMark]
  if (typeof source !== 'string' || !hasLocalized(fields)) return null
  return missingTablesIn.of(payload)?.collections.has(translationsSlug) ? null : source
}

const known = new WeakMap<readonly PayloadField[], boolean>()

function hasLocalized(fields: readonly PayloadField[]): boolean {
  const before = known.get(fields)
  if (before !== undefined) return before
  let found = false
  for (const { part } of partsOf(fields)) found ||= 'localized' in part && part.localized === true
  known.set(fields, found)
  return found
}
