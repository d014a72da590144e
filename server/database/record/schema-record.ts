import { createHash } from 'node:crypto'
import type { Database, Drizzle, SchemaHook, Snapshot } from '../types.ts'
import { adapterOf } from '../types.ts'
import type { StoredField } from './stored-fields.ts'
import { storedFields } from './stored-fields.ts'

/** Of which config the tables are, so that a later config can be compared with it. */
export interface SchemaRecord {
  fingerprint: string
  fields: readonly StoredField[]
  snapshot: Snapshot
}

const table = 'stateroom_schema'

/** Adds a table of one row to the schema: the record of the tables that the database has. */
export const recordTable: SchemaHook = (args) => {
  adapterOf(args).rawTables[table] = {
    name: table,
    columns: {
      id: { name: 'id', type: 'integer', primaryKey: true },
      fingerprint: { name: 'fingerprint', type: 'varchar' },
      record: { name: 'record', type: 'varchar' },
    },
  }
  return args.schema
}

/** The same for configs that store the same in the same languages. */
export const fingerprintOf = ({ rawTables, payload }: Database): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        rawTables,
        localeCodes(payload.config.localization),
        storedFields(payload.config),
      ]),
    )
    .digest('hex')

const localeCodes = (localization: false | { localeCodes: string[] }): string[] =>
  localization ? localization.localeCodes : []

export async function recordOf(database: Database): Promise<SchemaRecord> {
  return {
    fingerprint: fingerprintOf(database),
    fields: storedFields(database.payload.config),
    snapshot: await database.requireDrizzleKit().generateDrizzleJson(database.schema),
  }
}

export interface KeptRecord {
  /** null: never written. */
  fingerprint: string | null
  /** null: an older version wrote the fingerprint only. */
  record: SchemaRecord | null
}

export async function readRecord({ execute, drizzle }: Database): Promise<KeptRecord> {
  try {
    const { rows } = await execute({ drizzle, raw: `SELECT * FROM ${table}` })
    const [row] = rows as { fingerprint: string; record?: string | null }[]
    return {
      fingerprint: row?.fingerprint ?? null,
      record: row?.record ? JSON.parse(row.record) : null,
    }
  } catch {
    return { fingerprint: null, record: null }
  }
}

export async function writeRecord(
  { execute }: Database,
  drizzle: Drizzle,
  record: SchemaRecord,
): Promise<void> {
  const text = JSON.stringify(record).replaceAll("'", "''")
  await execute({ drizzle, raw: `DELETE FROM ${table}` })
  await execute({
    drizzle,
    raw: `INSERT INTO ${table} (id, fingerprint, record) VALUES (1, '${record.fingerprint}', '${text}')`,
  })
}
