import { createHash } from 'node:crypto'
import type { Database, Drizzle, SchemaHook } from '../types.ts'
import { adapterOf } from '../types.ts'

const table = 'stateroom_schema'

/** Adds a table of one row to the schema: the fingerprint of the tables that the database has. */
export const fingerprintTable: SchemaHook = (args) => {
  adapterOf(args).rawTables[table] = {
    name: table,
    columns: {
      id: { name: 'id', type: 'integer', primaryKey: true },
      fingerprint: { name: 'fingerprint', type: 'varchar' },
    },
  }
  return args.schema
}

/** The same for the same tables in the same languages. */
export const fingerprintOf = ({ rawTables, payload }: Database): string =>
  createHash('sha256')
    .update(JSON.stringify([rawTables, localeCodes(payload.config.localization)]))
    .digest('hex')

const localeCodes = (localization: false | { localeCodes: string[] }): string[] =>
  localization ? localization.localeCodes : []

/** null: never written, or the database is empty. */
export async function readFingerprint({ execute, drizzle }: Database): Promise<string | null> {
  try {
    const { rows } = await execute({ drizzle, raw: `SELECT fingerprint FROM ${table}` })
    return (rows as { fingerprint: string }[])[0]?.fingerprint ?? null
  } catch {
    return null
  }
}

export async function writeFingerprint(
  { execute }: Database,
  drizzle: Drizzle,
  fingerprint: string,
): Promise<void> {
  await execute({ drizzle, raw: `DELETE FROM ${table}` })
  await execute({ drizzle, raw: `INSERT INTO ${table} VALUES (1, '${fingerprint}')` })
}
