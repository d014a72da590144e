import type { Payload } from 'payload'
import { postgresColumns, sqliteColumns } from '../../database/read-columns.ts'
import { snakeCase } from '../../database/snake-case.ts'
import type { Database } from '../../database/types.ts'
import type { MissingTables } from '../../kit/missing-tables.ts'

/** What the plugin adds to the tables of a site. */
export interface Added {
  collections: readonly string[]
  fields: readonly string[]
}

/** What of that the database hasn't got; null: it has all of it, or is none with tables. */
export async function findMissing(payload: Payload, added: Added): Promise<MissingTables | null> {
  const database = payload.db as unknown as Database
  if (!database.rawTables) return null
  const readColumns = payload.db.name === 'postgres' ? postgresColumns : sqliteColumns
  // An adapter of other people may not know the question: then everything is taken to be there.
  const found = await readColumns(database).catch(() => null)
  if (!found) return null
  const tables = new Set(found.map(({ table }) => table))
  const columns = new Set(found.map(({ column, table }) => `${table}.${column}`))
  const ownerOf = ownersIn(database, added.collections)

  const missing = { collections: new Set<string>(), fields: new Set<string>() }
  const names = new Set<string>()
  for (const table of Object.values(database.rawTables)) {
    const slug = ownerOf(table.name)
    for (const [key, { name }] of Object.entries(table.columns)) {
      const field = added.fields.find((one) => key === one || key === `version_${one}`)
      const isOurs = slug !== undefined || field !== undefined
      if (!isOurs || columns.has(`${table.name}.${name}`)) continue
      // A table that the site hasn't made yet is the site's matter.
      if (slug === undefined && !tables.has(table.name)) continue
      if (slug !== undefined) missing.collections.add(slug)
      if (slug === undefined && field) missing.fields.add(field)
      names.add(tables.has(table.name) ? `${table.name}.${name}` : table.name)
    }
  }
  return names.size > 0 ? { ...missing, names: [...names] } : null
}

/** Whose a table is: a collection's own, or that of its rows, languages and references. */
function ownersIn({ payload, tableNameMap }: Database, ours: readonly string[]) {
  const mains = payload.config.collections
    .map(({ slug }) => ({ slug, main: tableNameMap.get(snakeCase(slug)) ?? snakeCase(slug) }))
    // The table of `search-terms` is not one of `search`.
    .sort((one, other) => other.main.length - one.main.length)
  return (table: string): string | undefined => {
    const owner = mains.find(({ main }) => table === main || table.startsWith(`${main}_`))
    return owner && ours.includes(owner.slug) ? owner.slug : undefined
  }
}
