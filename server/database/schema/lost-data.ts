import { parentOf } from '../record/changes.ts'
import { keepsValues } from '../record/keeps-values.ts'
import { withNamesBefore } from '../record/names-before.ts'
import { orphans, pathColumns } from '../record/paths.ts'
import type { TableRenames } from '../record/renamed-tables.ts'
import { renamedTables, tablesFor } from '../record/renamed-tables.ts'
import type { StoredField } from '../record/stored-fields.ts'
import type { Database, DatabaseKind, Drizzle, RawTables, TableColumn } from '../types.ts'
import { quoted } from './steps.ts'

/** Tables and columns that the config no longer has, and that hold something. */
export async function lostColumns(
  { execute, rawTables }: Database,
  drizzle: Drizzle,
  existing: readonly TableColumn[],
): Promise<string[]> {
  const lost: string[] = []
  for (const { table, column } of leftovers(rawTables, existing)) {
    const where = column === null ? '' : ` WHERE ${quoted(column)} IS NOT NULL`
    const raw = `SELECT 1 FROM ${quoted(table)}${where} LIMIT 1`
    const { rows } = await execute({ drizzle, raw })
    if (rows.length > 0) lost.push(column === null ? table : `${table}.${column}`)
  }
  return lost
}

/** A table that goes is named once, without its columns. */
export function leftovers(
  rawTables: RawTables,
  existing: readonly TableColumn[],
): { table: string; column: string | null }[] {
  const wanted = new Map(
    Object.values(rawTables).map(({ name, columns }) => [
      name,
      new Set(Object.values(columns).map((column) => column.name)),
    ]),
  )
  const tables = new Set(existing.map(({ table }) => table).filter((table) => !wanted.has(table)))
  return [
    ...[...tables].map((table) => ({ table, column: null })),
    ...existing.filter(({ table, column }) => wanted.get(table)?.has(column) === false),
  ]
}

/** Rows under the path of a field that the config no longer has. */
export async function lostPaths(
  database: Database,
  drizzle: Drizzle,
  existing: readonly TableColumn[],
  after: readonly StoredField[],
): Promise<string[]> {
  const tables = new Set(existing.map(({ table }) => table))
  const lost: string[] = []
  for (const { slug, table, column } of pathColumns(database)) {
    if (!tables.has(table)) continue
    const { rows } = await database.execute({
      drizzle,
      raw: `SELECT DISTINCT ${quoted(column)} AS "path" FROM ${quoted(table)}`,
    })
    const paths = (rows as { path: string }[]).map(({ path }) => path)
    lost.push(...orphans(paths, slug, after).map((path) => `${slug}.${path}`))
  }
  return lost
}

/** Columns of fields whose new type can't show the values that they have. */
export async function misfitColumns(
  database: Database,
  kind: DatabaseKind,
  before: readonly StoredField[],
  after: readonly StoredField[],
): Promise<TableColumn[]> {
  const kinds = new Map(before.map((field) => [field.key, field.kind]))
  const changed = after.filter(({ key, kind: now }) => {
    const old = kinds.get(key)
    return old !== undefined && !keepsValues(old, now)
  })
  if (changed.length === 0) return []
  const elsewhere = changed.map(({ key }) => ({ from: `${parentOf(key)}.${marker}`, to: key }))
  const renames = await Promise.all(
    elsewhere.map(async (rename): Promise<TableRenames> => {
      const other = await tablesFor(kind.adapter([]), withNamesBefore(database.payload, [rename]))
      return renamedTables(other.rawTables, database.rawTables)
    }),
  )
  return renames.flatMap(({ columns }) => columns.map(({ table, to }) => ({ table, column: to })))
}

const marker = 'moved_elsewhere'

/** The first column that holds a value. */
export async function firstFilled(
  { execute }: Database,
  drizzle: Drizzle,
  columns: readonly TableColumn[],
): Promise<string | null> {
  for (const { table, column } of columns) {
    const raw = `SELECT 1 FROM ${quoted(table)} WHERE ${quoted(column)} IS NOT NULL LIMIT 1`
    const { rows } = await execute({ drizzle, raw })
    if (rows.length > 0) return `${table}.${column}`
  }
  return null
}
