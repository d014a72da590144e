import type { Database, RawTable, SchemaHook, TableColumn } from '../types.ts'
import { adapterOf } from '../types.ts'

/** Whether the database has tables or columns that the config does not know any more. */
export function hasLeftovers({ rawTables }: Database, existing: readonly TableColumn[]): boolean {
  const wanted = columnKeys(
    Object.values(rawTables).flatMap((table) =>
      Object.values(table.columns).map(({ name }) => ({ table: table.name, column: name })),
    ),
  )
  return existing.some((name) => !wanted.has(columnKey(name)))
}

/** Reduces a schema to the tables and columns that exist already: it adds nothing. */
export const onlyExisting =
  (existing: readonly TableColumn[]): SchemaHook =>
  (args) => {
    const columns = columnKeys(existing)
    const tables = new Set(existing.map(({ table }) => table))
    const database = adapterOf(args)

    for (const [key, table] of Object.entries(database.rawTables)) {
      if (!tables.has(table.name)) delete database.rawTables[key]
      else database.rawTables[key] = reduced(table, columns, tables)
    }
    database.rawRelations = {}
    return args.schema
  }

function reduced(
  table: RawTable,
  existing: ReadonlySet<string>,
  tables: ReadonlySet<string>,
): RawTable {
  const columns = filtered(
    table.columns,
    ({ name, reference }) =>
      existing.has(columnKey({ table: table.name, column: name })) &&
      (!reference || tables.has(reference.table)),
  )
  const isKept = (key: string) => key in columns

  return {
    ...table,
    columns,
    indexes: filtered(table.indexes ?? {}, ({ on }) => [on].flat().every(isKept)),
    foreignKeys: filtered(
      table.foreignKeys ?? {},
      (key) =>
        key.columns.every(isKept) && key.foreignColumns.every(({ table: to }) => tables.has(to)),
    ),
  }
}

const columnKey = ({ table, column }: TableColumn): string => JSON.stringify([table, column])

const columnKeys = (names: readonly TableColumn[]): ReadonlySet<string> =>
  new Set(names.map(columnKey))

const filtered = <Value>(
  record: Record<string, Value>,
  isKept: (value: Value) => boolean,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => isKept(value)))
