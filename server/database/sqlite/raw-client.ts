import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { fromPackage } from '../from-package.ts'

/** One connection to a file, without anything of Payload's. */
interface RawClient {
  execute: (sql: string) => Promise<{ rows: readonly Record<string, unknown>[] }>
  close: () => void
}

/** By the driver that Payload's adapter brings along. */
async function rawClient(path: string): Promise<RawClient> {
  const name = '@payloadcms/db-sqlite'
  await fromPackage(name, () => import('@payloadcms/db-sqlite'))
  const adapter = createRequire(import.meta.url).resolve(name)
  const driver = createRequire(adapter)('@libsql/client') as {
    createClient: (options: { url: string }) => RawClient
  }
  return driver.createClient({ url: pathToFileURL(path).href })
}

/** A consistent copy of all that is committed, while others read and write. */
export async function copyDatabase(path: string, copy: string): Promise<void> {
  const client = await rawClient(path)
  try {
    await client.execute(`PRAGMA busy_timeout = ${waitMs}`)
    await client.execute(`VACUUM INTO '${copy.replaceAll("'", "''")}'`)
  } finally {
    client.close()
  }
}

/** What SQLite finds wrong with a file; null: nothing. */
export async function faultIn(path: string): Promise<string | null> {
  const client = await rawClient(path)
  try {
    const { rows } = await client.execute('PRAGMA integrity_check(1)')
    const found = String(Object.values(rows[0] ?? {})[0] ?? '')
    return found === 'ok' ? null : found
  } catch (thrown) {
    return (thrown as Error).message
  } finally {
    client.close()
  }
}

/** The rows of these tables; a table that isn't there has none. */
export async function countRows(
  path: string,
  tables: ReadonlyMap<string, string>,
): Promise<Record<string, number>> {
  const client = await rawClient(path)
  try {
    const { rows } = await client.execute(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    const existing = new Set(rows.map(({ name }) => name))
    const counts: Record<string, number> = {}
    for (const [name, table] of tables) {
      if (!existing.has(table)) continue
      const { rows } = await client.execute(`SELECT count(*) AS count FROM "${table}"`)
      counts[name] = Number(rows[0]?.count ?? 0)
    }
    return counts
  } finally {
    client.close()
  }
}

/**
 * Whether another process has this file open: SQLite leaves WAL mode only for its last connection. What
 * is in the log is in the file afterwards.
 */
export async function isInUse(path: string): Promise<boolean> {
  const client = await rawClient(path)
  try {
    await client.execute('PRAGMA busy_timeout = 500')
    const { rows } = await client.execute('PRAGMA journal_mode = DELETE')
    return String(Object.values(rows[0] ?? {})[0]) !== 'delete'
  } catch (thrown) {
    if (/locked|busy/i.test((thrown as Error).message)) return true
    throw thrown
  } finally {
    client.close()
  }
}

const waitMs = 10_000
