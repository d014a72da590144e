import { closable } from './closable-pool.ts'
import { fromPackage } from './from-package.ts'
import { postgresColumns } from './read-columns.ts'
import { schemaHooks } from './schema-hooks.ts'
import { makeTurns } from './turns.ts'
import type { Database, DatabaseKind, DatabaseOptions, Drizzle } from './types.ts'

const answerWithinMs = 10_000
/**
 * Within a transaction Payload reads some things on a second connection. Were all of them taken by
 * transactions, each would wait for another to end.
 */
const connections = 16
const transactionsAtOnce = 10
/** For the saves before one's own. */
const waitForTurnMs = 30_000
/** Any number, the same in every process of ours. */
const schemaLock = 7_278_336

export const isPostgresUrl = (url: string): boolean => /^postgres(ql)?:\/\//.test(url)

/** Its driver is loaded only here. */
export const loadPostgres = () =>
  fromPackage('@payloadcms/db-postgres', () => import('@payloadcms/db-postgres'))

/** PostgreSQL: as many processes as needed. */
export async function postgresDatabase({ url }: DatabaseOptions): Promise<DatabaseKind> {
  const { postgresAdapter } = await loadPostgres()

  return {
    shownUrl: withoutPassword(url),
    adapter: (hooks) =>
      postgresAdapter({
        pool: {
          connectionString: url,
          connectionTimeoutMillis: answerWithinMs,
          max: connections,
        },
        push: false,
        beforeSchemaInit: schemaHooks(hooks),
      }),
    readColumns: postgresColumns,
    readEnums,
    // Its own tools do that better, from wherever they are allowed to.
    backUp: async () => null,
    inTransaction,
    adopt,
  }
}

/** Ends the connections of this database when it is closed. */
function adopt(database: Database): () => Promise<void> {
  const { connect } = database
  database.connect = async (options) => {
    await connect.call(database, options)
    limitTransactions(database)
  }
  const { close, pg } = closable(database.pg!)
  database.pg = pg
  return close
}

function limitTransactions({ drizzle }: Database): void {
  const turns = makeTurns(transactionsAtOnce, waitForTurnMs)
  const { transaction } = drizzle
  drizzle.transaction = async (work) => {
    await turns.take()
    try {
      await transaction.call(drizzle, work)
    } finally {
      turns.end()
    }
  }
}

function withoutPassword(url: string): string {
  const shown = new URL(url)
  shown.password = ''
  return shown.href
}

/** Tables that an extension has brought, such as PostGIS, are its own. */

async function readEnums({ execute, drizzle }: Database): Promise<string[]> {
  const raw = `SELECT typname AS "name" FROM pg_type WHERE typtype = 'e'`
  const { rows } = await execute({ drizzle, raw })
  return (rows as { name: string }[]).map(({ name }) => name)
}

async function inTransaction(
  { execute, drizzle }: Database,
  work: (drizzle: Drizzle) => Promise<void>,
): Promise<void> {
  await drizzle.transaction(async (inside) => {
    await execute({ drizzle: inside, raw: `SELECT pg_advisory_xact_lock(${schemaLock})` })
    await work(inside)
  })
}
