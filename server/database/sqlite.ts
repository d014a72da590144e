import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fromPackage } from './from-package.ts'
import { sqliteColumns } from './read-columns.ts'
import { schemaHooks } from './schema-hooks.ts'
import type { Connection } from './sqlite/connection.ts'
import { oneWriter } from './sqlite/one-writer.ts'
import { makeTurns } from './turns.ts'
import type { Database, DatabaseKind, DatabaseOptions, Drizzle } from './types.ts'

/** For another process, such as a backup. It stops everything else meanwhile. */
const waitForOtherProcessMs = 5000
/** For the saves before one's own. */
const waitForTurnMs = 30_000

export const loadSqlite = () =>
  fromPackage('@payloadcms/db-sqlite', () => import('@payloadcms/db-sqlite'))

/** SQLite: one file, one process. */
export async function sqliteDatabase({ url }: DatabaseOptions): Promise<DatabaseKind> {
  const { sqliteAdapter } = await loadSqlite()
  const adapter: DatabaseKind['adapter'] = (hooks) =>
    sqliteAdapter({
      client: { url },
      push: false,
      wal: { synchronous: 'NORMAL' },
      busyTimeout: waitForOtherProcessMs,
      transactionOptions: { behavior: 'immediate' },
      beforeSchemaInit: schemaHooks(hooks),
    })

  return {
    shownUrl: url,
    adapter,
    readColumns: sqliteColumns,
    readEnums: async () => [],
    backUp,
    inTransaction,
    adopt: (database) => adopt(database, () => connection(adapter, database)),
  }
}

/** Payload's own driver would open another connection for each transaction, without its pragmas. */
function adopt(database: Database, open: () => Promise<Connection>): () => Promise<void> {
  const { connect } = database

  database.connect = async (options) => {
    const reader = await open()
    database.client = oneWriter(reader, await open(), makeTurns(1, waitForTurnMs))
    await connect.call(database, options)
  }
  return async () => database.client?.close()
}

/** Opened as Payload opens its own, with all pragmas. */
async function connection(
  adapter: DatabaseKind['adapter'],
  { payload }: Database,
): Promise<Connection> {
  const single = adapter([]).init({ payload }) as unknown as Database
  single.initializing?.catch(() => {})
  await single.connect({ hotReload: true })
  return single.client!
}

/** A file of its own, with all that is committed. */
async function backUp({ execute, drizzle }: Database, dir: string): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const path = join(dir, `${new Date().toISOString().replaceAll(':', '-')}.db`)
  await execute({ drizzle, raw: `VACUUM INTO '${path.replaceAll("'", "''")}'` })
  await chmod(path, 0o600)
  return path
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
  try {
    await drizzle.transaction(work)
  } finally {
    await run('PRAGMA foreign_keys = ON')
  }
}
