import type { RawTable, SchemaHook } from '../types.ts'
import { adapterOf } from '../types.ts'
import { indexName } from './index-name.ts'

/**
 * Gives each table of translations an index that starts with its document.
 * Payload's own starts with the locale, so a list would scan the table once for each row.
 */
export const localesByParent: SchemaHook = (args) => {
  for (const table of Object.values(adapterOf(args).rawTables)) {
    if (!table.columns._parentID || !table.columns._locale || hasIndexByParent(table)) continue
    table.indexes = {
      ...table.indexes,
      stateroomParent: { name: indexName(table.name, 'parent'), on: '_parentID' },
    }
  }
  return args.schema
}

const hasIndexByParent = (table: RawTable): boolean =>
  Object.values(table.indexes ?? {}).some(({ on }) => [on].flat()[0] === '_parentID')
