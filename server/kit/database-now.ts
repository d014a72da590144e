import type { PayloadRequest } from 'payload'
import type { MongoDatabase } from './mongo/mongo-database.ts'
import { mongoOf } from './mongo/mongo-database.ts'

/**
 * The time by the clock that all processes of a site have in common: their own may be minutes apart.
 * Of a database that does not say it, this process's own.
 */
export async function databaseNow({ payload, transactionID }: PayloadRequest): Promise<number> {
  const mongo = mongoOf(payload)
  if (mongo) return mongoNow(mongo)
  // Only Payload's SQL adapters have these; their types do not say so.
  const { drizzle, execute, name, sessions } = payload.db as unknown as SqlAdapter
  const raw = questions[name]
  if (!raw) return Date.now()
  const session = sessions?.[String(await transactionID)]
  const { rows } = await execute({ raw, ...(session ? { db: session.db } : { drizzle }) })
  return Number(rows[0]?.now)
}

async function mongoNow({ connection }: MongoDatabase): Promise<number> {
  const { localTime } = (await connection.db?.command({ hello: 1 })) ?? {}
  return localTime instanceof Date ? localTime.getTime() : Date.now()
}

const questions: Readonly<Record<string, string>> = {
  postgres: 'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now',
  sqlite: "SELECT (julianday('now') - 2440587.5) * 86400000 AS now",
}

interface SqlAdapter {
  name: string
  drizzle: unknown
  sessions?: Record<string, { db: unknown }>
  execute: (statement: {
    raw: string
    db?: unknown
    drizzle?: unknown
  }) => PromiseLike<{ rows: readonly { now?: unknown }[] }>
}
