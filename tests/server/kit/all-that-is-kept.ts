import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Payload } from 'payload'

/** Every row of the database and every byte of the folders, by name, so that a change has one. */
export async function allThatIsKept(payload: Payload, folder: string) {
  const kept = new Map<string, string>()
  const { client } = payload.db as unknown as { client: Client }
  const { rows } = await client.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
  for (const { name } of rows) {
    const table = await client.execute(`SELECT * FROM "${String(name)}"`)
    kept.set(`table ${String(name)}`, JSON.stringify(table.rows))
  }
  for (const path of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = join(path.parentPath, path.name)
    if (!path.isFile() || /\.db(-wal|-shm|-journal)?$/.test(name)) continue
    const bytes = createHash('sha256').update(readFileSync(name)).digest('hex')
    kept.set(relative(folder, name), bytes)
  }
  return kept
}

interface Client {
  execute: (sql: string) => Promise<{ rows: readonly Record<string, unknown>[] }>
}

/** What differs between two moments. */
export const changesBetween = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  )
