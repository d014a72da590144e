import { recordTable } from './record/schema-record.ts'
import { nullableFields } from './schema/nullable-fields.ts'
import { localesByParent } from './tuning/locales-by-parent.ts'
import { sortIndexes } from './tuning/sort-indexes.ts'
import type { SchemaHook } from './types.ts'

/** How our tables differ from those that Payload makes by itself; `last` sees all of that. */
export const schemaHooks = (last: readonly SchemaHook[]): SchemaHook[] => [
  localesByParent,
  sortIndexes,
  nullableFields,
  recordTable,
  ...last,
]
