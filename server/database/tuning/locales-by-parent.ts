import { createHash } from 'node:crypto'
import type { RawTable, SchemaHook } from '../types.ts'
import { adapterOf } from '../types.ts'

const longestName = 60

/**
 * Gives each table of translations an index that starts with its document.
 * Payload's own starts with the locale, so a list would scan the table once for each row.
 */
export const localesByParent: SchemaHook = (args) => {
  for (const table of Object.values(adapterOf(args).rawTables)) {
    if (!table.columns._parentID || !table.columns._locale || hasIndexByParent(table)) continue
    table.indexes = {
      ...table.indexes,
      stateroomParent: { name: indexName(table.name), on: '_parentID' },
    }
  }
  return args.schema
}

const hasIndexByParent = (table: RawTable): boolean =>
  Object.values(table.indexes ?? {}).some(({ on }) => [on].flat()[0] === '_parentID')

/** PostgreSQL cuts long names, and two cut names may be the same: a hash keeps them apart. */
function indexName(table: string): string {
  const name = `${table}_parent_only_idx`
  if (name.length <= longestName) return name
  const hash = createHash('sha256').update(table).digest('hex').slice(0, 8)
  return `${table.slice(0, longestName - 25)}_${hash}_parent_only_idx`
}
