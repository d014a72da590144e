import type { Rename } from '../record/changes.ts'
import { withNamesBefore } from '../record/names-before.ts'
import { pathColumns, renamedPaths } from '../record/paths.ts'
import type { TableRenames } from '../record/renamed-tables.ts'
import { renamedTables, tablesFor } from '../record/renamed-tables.ts'
import { storedFields } from '../record/stored-fields.ts'
import type { Database, TableColumn } from '../types.ts'
import { slugSteps } from './slug-steps.ts'
import type { Step } from './steps.ts'
import { quoted } from './steps.ts'

/** What a database has now. */
export interface Existing {
  columns: readonly TableColumn[]
  enums: readonly string[]
}

export interface RenameSteps {
  names: TableRenames
  steps: readonly Step[]
  /** Takes all of it back. */
  undo: readonly Step[]
}

/** What gives renamed fields, blocks and collections their new names in the database. */
export async function renameSteps(
  database: Database,
  renames: readonly Rename[],
  existing: Existing,
): Promise<RenameSteps> {
  if (renames.length === 0) return { steps: [], undo: [], names: none }
  const before = withNamesBefore(database.payload, renames)
  const old = await tablesFor(database.kind.adapter([]), before)
  const names = onlyExisting(renamedTables(old.rawTables, database.rawTables), existing)
  const tables = new Set([
    ...existing.columns.map(({ table }) => table),
    ...names.tables.map(({ to }) => to),
  ])
  const columns = pathColumns(database).filter(({ table }) => tables.has(table))
  const paths = renamedPaths(columns, renames, storedFields(database.payload.config))
  const slugs = renames.filter(({ to }) => !to.includes('.'))

  return {
    names,
    steps: [
      ...nameSteps(names),
      ...paths.map(({ step }) => step),
      ...slugs.flatMap(({ from, to }) => slugSteps(database, { from, to, field: to }, tables)),
    ],
    undo: [
      ...slugs.flatMap(({ from, to }) =>
        slugSteps(database, { from: to, to: from, field: to }, tables),
      ),
      ...paths.map(({ undo }) => undo).reverse(),
      ...undoNames(names),
    ],
  }
}

const none: TableRenames = { tables: [], columns: [], enums: [] }

const nameSteps = ({ tables, columns, enums }: TableRenames): Step[] => [
  ...tables.map(({ from, to }) => renameTable(from, to)),
  ...columns.map(({ from, to, table }) => renameColumn(table, from, to)),
  ...enums.map(({ from, to }) => renameType(from, to)),
]

const undoNames = ({ tables, columns, enums }: TableRenames): Step[] =>
  [
    ...tables.map(({ from, to }) => renameTable(to, from)),
    ...columns.map(({ from, to, table }) => renameColumn(table, to, from)),
    ...enums.map(({ from, to }) => renameType(to, from)),
  ].reverse()

const renameTable = (from: string, to: string): Step => ({
  sql: `ALTER TABLE ${quoted(from)} RENAME TO ${quoted(to)}`,
})

const renameColumn = (table: string, from: string, to: string): Step => ({
  sql: `ALTER TABLE ${quoted(table)} RENAME COLUMN ${quoted(from)} TO ${quoted(to)}`,
})

const renameType = (from: string, to: string): Step => ({
  sql: `ALTER TYPE ${quoted(from)} RENAME TO ${quoted(to)}`,
})

/** A config may rename a field and add one to it at once: there is nothing yet that could be renamed. */
function onlyExisting(names: TableRenames, { columns, enums }: Existing): TableRenames {
  const known = new Set(columns.map(({ table, column }) => `${table}\n${column}`))
  const tables = new Set(columns.map(({ table }) => table))
  const oldNames = new Map(names.tables.map(({ from, to }) => [to, from]))
  return {
    tables: names.tables.filter(({ from }) => tables.has(from)),
    columns: names.columns.filter(({ from, table }) =>
      known.has(`${oldNames.get(table) ?? table}\n${from}`),
    ),
    enums: names.enums.filter(({ from }) => enums.includes(from)),
  }
}
