import type { TableRenames } from '../record/renamed-tables.ts'
import type { Existing } from '../schema/rename-steps.ts'
import type { Snapshot, SnapshotKey, SnapshotTable } from '../types.ts'

/** What a database with these tables has. */
export const existingIn = ({ enums, tables }: Snapshot): Existing => ({
  columns: Object.values(tables).flatMap((table) =>
    Object.values(table.columns).map(({ name }) => ({ table: table.name, column: name })),
  ),
  enums: Object.values(enums).map(({ name }) => name),
})

/** The snapshot once the tables, columns and types have their new names. Indexes keep theirs. */
export function renamedSnapshot(snapshot: Snapshot, names: TableRenames): Snapshot {
  const tableNames = asMap(names.tables)
  const enumNames = asMap(names.enums)
  const tableName = (name: string) => tableNames.get(name) ?? name
  const columnName = (table: string, name: string) =>
    names.columns.find(({ table: at, from }) => at === table && from === name)?.to ?? name

  const renamedKey = (key: SnapshotKey): SnapshotKey => {
    const [tableFrom, tableTo] = [tableName(key.tableFrom), tableName(key.tableTo)]
    return {
      ...key,
      tableFrom,
      tableTo,
      columnsFrom: key.columnsFrom.map((name) => columnName(tableFrom, name)),
      columnsTo: key.columnsTo.map((name) => columnName(tableTo, name)),
    }
  }

  const renamedTable = (table: SnapshotTable): SnapshotTable => {
    const name = tableName(table.name)
    const columns = Object.values(table.columns).map((column) => ({
      ...column,
      name: columnName(name, column.name),
      type: enumNames.get(column.type) ?? column.type,
    }))
    return {
      ...table,
      name,
      columns: Object.fromEntries(columns.map((column) => [column.name, column])),
      foreignKeys: mapped(table.foreignKeys, renamedKey),
      indexes: mapped(table.indexes, (index) => ({
        ...index,
        columns: index.columns.map((column) =>
          typeof column === 'string'
            ? columnName(name, column)
            : { ...column, expression: columnName(name, column.expression) },
        ),
      })),
    }
  }

  return {
    ...snapshot,
    tables: rekeyed(snapshot.tables, renamedTable),
    enums: rekeyed(snapshot.enums, (type) => ({
      ...type,
      name: enumNames.get(type.name) ?? type.name,
    })),
  }
}

/** SQLite has no names for foreign keys. Drizzle would remake a table only to change one. */
export function withKeyNamesOf(snapshot: Snapshot, other: Snapshot): Snapshot {
  const names = new Map(
    Object.values(other.tables).flatMap((table) =>
      Object.values(table.foreignKeys).map((key) => [placeOf(key), key.name]),
    ),
  )
  const tables = mapped(snapshot.tables, (table) => {
    const keys = Object.values(table.foreignKeys).map((key) => ({
      ...key,
      name: names.get(placeOf(key)) ?? key.name,
    }))
    return { ...table, foreignKeys: Object.fromEntries(keys.map((key) => [key.name, key])) }
  })
  return { ...snapshot, tables }
}

const placeOf = ({ tableFrom, tableTo, columnsFrom, columnsTo }: SnapshotKey): string =>
  JSON.stringify([tableFrom, columnsFrom, tableTo, columnsTo])

const asMap = (pairs: TableRenames['tables']): ReadonlyMap<string, string> =>
  new Map(pairs.map(({ from, to }) => [from, to]))

const mapped = <Value, Result>(
  record: Record<string, Value>,
  change: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** PostgreSQL's keys have the schema before the name. */
const rekeyed = <Value extends { name: string }>(
  record: Record<string, Value>,
  change: (value: Value) => Value,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      const now = change(value)
      return [`${key.slice(0, key.length - value.name.length)}${now.name}`, now]
    }),
  )
