import { Problem } from '#problems'
import type { Database, RawTable, RawTables } from '../types.ts'

/** Names of the database that change, the old one first. */
export interface TableRenames {
  tables: readonly NamePair[]
  /** In tables by their new names. */
  columns: readonly (NamePair & { table: string })[]
  /** Types of PostgreSQL. */
  enums: readonly NamePair[]
}

interface NamePair {
  from: string
  to: string
}

/** Compares the tables of two configs that differ in names only: what has the same place is the same. */
export function renamedTables(before: RawTables, after: RawTables): TableRenames {
  const pairs = zip(Object.values(before), Object.values(after))
  const columns = pairs.flatMap(([old, now]) =>
    zip(columnsOf(old), columnsOf(now)).map(([from, to]) => ({ from, to, table: now.name })),
  )
  return {
    tables: changed(pairs.map(([old, now]) => ({ from: old.name, to: now.name }))),
    columns: changed(
      columns.map(({ from, to, table }) => ({ from: from.name, to: to.name, table })),
    ),
    enums: unique(
      changed(
        columns.map(({ from, to }) => ({ from: from.enumName ?? '', to: to.enumName ?? '' })),
      ),
    ),
  }
}

/** The adapter's tables for a Payload that is not connected. */
export async function tablesFor(
  adapter: { init: (args: { payload: never }) => unknown },
  payload: Database['payload'],
): Promise<Database> {
  const database = adapter.init({ payload: payload as never }) as Database
  database.initializing?.catch(() => {})
  await database.init()
  return database
}

const columnsOf = ({ columns }: RawTable) => Object.values(columns)

const changed = <Pair extends NamePair>(pairs: readonly Pair[]): Pair[] =>
  pairs.filter(({ from, to }) => from !== to)

const unique = (pairs: readonly NamePair[]): NamePair[] => [
  ...new Map(pairs.map((pair) => [pair.from, pair])).values(),
]

function zip<One>(before: readonly One[], after: readonly One[]): [One, One][] {
  // Two renames that end in one table, such as a block that is renamed in one of its fields only.
  if (before.length !== after.length) throw new Problem('migration.notARename')
  return before.map((one, at) => [one, after[at] as One])
}
