import type { PayloadRequest } from 'payload'

/**
 * The time by the clock that all processes of a site have in common: their own may be minutes apart.
 * Of a database that does not say it, this process's own.
 */
export async function databaseNow({ payload, transactionID }: PayloadRequest): Promise<number> {
  // Only Payload's SQL adapters have these; their types do not say so.
  const { drizzle, execute, name, sessions } = payload.db as unknown as SqlAdapter
  const raw = questions[name]
  if (!raw) return Date.now()
  const session = sessions?.[String(await transactionID)]
  const { rows } = await execute({ raw, ...(session ? { db: session.db } : { drizzle }) })
  return Number(rows[0]?.now)
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
