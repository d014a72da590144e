import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { schemaHooks } from './schema-hooks.ts'
import type { Database, DatabaseKind, DatabaseOptions, Drizzle, TableColumn } from './types.ts'

const waitForOtherWriterMs = 5000

/** SQLite: one file, one process. */
export const sqliteDatabase = ({ url }: DatabaseOptions): DatabaseKind => ({
  shownUrl: url,
  adapter: (hooks) =>
    // No `transactionOptions`: each transaction would open a connection without these pragmas.
    sqliteAdapter({
      client: { url },
      push: false,
      wal: { synchronous: 'NORMAL' },
      busyTimeout: waitForOtherWriterMs,
      beforeSchemaInit: schemaHooks(hooks),
    }),
  readColumns,
  inTransaction,
  adopt: (database) => async () => database.client?.close(),
})

async function readColumns({ execute, drizzle }: Database): Promise<readonly TableColumn[]> {
  const { rows } = await execute({
    drizzle,
    raw: `SELECT m.name AS "table", c.name AS "column"
          FROM sqlite_master m JOIN pragma_table_info(m.name) c
          WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`,
  })
  return rows as TableColumn[]
}

/**
 * Foreign keys are off meanwhile: a change of a column makes a new table and drops the old one,
 * and that drop would delete the rows which point at it. The pragma does nothing inside a transaction.
 */
async function inTransaction(
  { execute, drizzle }: Database,
  work: (drizzle: Drizzle) => Promise<void>,
): Promise<void> {
  const run = async (raw: string) => execute({ drizzle, raw })

  await run('PRAGMA foreign_keys = OFF')
  await run('BEGIN IMMEDIATE')
  try {
    await work(drizzle)
    await run('COMMIT')
  } catch (thrown) {
    await run('ROLLBACK')
    throw thrown
  } finally {
    await run('PRAGMA foreign_keys = ON')
  }
}
