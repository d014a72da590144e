import type { SanitizedCollectionConfig } from 'payload'
import { snakeCase } from '../snake-case.ts'
import type { Database, RawTable, SchemaHook } from '../types.ts'
import { adapterOf } from '../types.ts'
import { indexName } from './index-name.ts'

/**
 * Gives each list an index for what it is sorted by at first, and for the columns it shows. Without
 * one the database builds every row in full, with all that hangs on it, to find the first ten.
 */
export const sortIndexes: SchemaHook = (args) => {
  const database = adapterOf(args)
  for (const collection of database.payload.config.collections) {
    const names = sortedNames(collection)
    addIndexes(tableOf(database, collection.slug), names)
    addIndexes(
      tableOf(database, `_${collection.slug}`, database.versionsSuffix),
      [...names, 'createdAt', 'updatedAt'].map((name) => `version_${name}`),
    )
  }
  return args.schema
}

const sortedNames = ({ admin, defaultSort }: SanitizedCollectionConfig): string[] => [
  ...[defaultSort ?? []].flat().map((name) => name.replace(/^-/, '')),
  ...(admin.defaultColumns ?? []),
]

function tableOf(database: Database, slug: string, suffix = ''): RawTable | undefined {
  const name = database.tableNameMap.get(`${snakeCase(slug)}${suffix}`)
  return name === undefined ? undefined : database.rawTables[name]
}

/** Payload reads the latest version of each document, and sorts ties by age. */
function addIndexes(table: RawTable | undefined, names: readonly string[]): void {
  if (!table) return
  const has = (key: string) => key in table.columns

  for (const name of new Set(names)) {
    if (!has(name) || name === 'createdAt') continue
    table.indexes = {
      ...table.indexes,
      [`stateroom_${name}`]: {
        name: indexName(table.name, name),
        on: [...['latest'].filter(has), name, ...['createdAt'].filter(has)],
      },
    }
  }
}
