import type { RawColumn, SchemaHook } from '../types.ts'
import { adapterOf } from '../types.ts'

/** What Payload's own tables hang together by. */
const structural = ['id', 'order', 'parent', 'path', 'key']

/**
 * Lets every column that a field made be empty. `required` is checked with each save; were it a
 * rule of the table as well, a new required field could be added only by deleting all documents.
 */
export const nullableFields: SchemaHook = (args) => {
  for (const table of Object.values(adapterOf(args).rawTables)) {
    for (const [key, column] of Object.entries(table.columns)) {
      if (isOfField(key, column)) delete column.notNull
    }
  }
  return args.schema
}

const isOfField = (key: string, { defaultNow, primaryKey }: RawColumn): boolean =>
  !primaryKey && !defaultNow && !key.startsWith('_') && !structural.includes(key)
