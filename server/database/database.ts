import type { DatabaseAdapterObj } from 'payload'
import { isMongoUrl, loadMongodb, mongoDatabase } from './mongodb.ts'
import { isPostgresUrl, loadPostgres, postgresDatabase } from './postgres.ts'
import { syncSchema } from './schema/sync-schema.ts'
import { loadSqlite, sqliteDatabase } from './sqlite.ts'
import { tellFailedCommits } from './tell-failed-commits.ts'
import type { Database, DatabaseKind, DatabaseOptions } from './types.ts'
import { unreachable } from './unreachable.ts'

/** Loads what opens a database of this address; null: a file of its own. */
export async function loadDriver(url: string | null): Promise<void> {
  if (url !== null && isMongoUrl(url)) await loadMongodb()
  else await (url !== null && isPostgresUrl(url) ? loadPostgres() : loadSqlite())
}

/** The database of the options, as Payload wants it: it brings its own tables up to date when it connects. */
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseAdapterObj> {
  if (isMongoUrl(options.url)) return mongoDatabase(options.url)
  const kind = isPostgresUrl(options.url)
    ? await postgresDatabase(options)
    : await sqliteDatabase(options)
  const adapter = kind.adapter([])

  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      adopt(database as unknown as Database, kind, options)
      return database
    },
  }
}

/**
 * Payload would change the tables only in development, and ask a person at the terminal.
 * It would never close a connection.
 */
function adopt(database: Database, kind: DatabaseKind, options: DatabaseOptions): void {
  const close = kind.adopt(database)
  const { connect, destroy } = database
  tellFailedCommits(database)
  Object.assign(database, { kind, migrationDir: options.migrationDir })
  // Payload rejects this promise besides throwing; nobody else listens to it.
  database.initializing?.catch(() => {})

  database.connect = async (connectOptions) => {
    try {
      await connect.call(database, connectOptions)
      await syncSchema(database, kind, options)
    } catch (thrown) {
      await close()
      throw unreachable(kind.shownUrl, thrown)
    }
  }
  database.destroy = async () => {
    await close()
    await destroy.call(database)
  }
}
