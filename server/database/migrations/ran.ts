import { literal } from '../schema/steps.ts'
import type { Database, Drizzle } from '../types.ts'

export interface RanMigration {
  name: string
  /** Those that ran together have the same; they are undone together. */
  batch: number
}

const table = 'payload_migrations'

/** The migrations that Payload's table says have run, the oldest first. */
export async function ranMigrations(
  { execute, drizzle }: Database,
  inside: Drizzle = drizzle,
): Promise<RanMigration[]> {
  const { rows } = await execute({
    drizzle: inside,
    raw: `SELECT name, batch FROM ${table} WHERE batch <> -1 ORDER BY name`,
  }).then(
    (result) => result,
    () => ({ rows: [] }),
  )
  return (rows as { name: string; batch: number | string }[]).map(({ name, batch }) => ({
    name,
    batch: Number(batch),
  }))
}

export async function noteRan(
  { execute }: Database,
  drizzle: Drizzle,
  { name, batch }: RanMigration,
): Promise<void> {
  const raw = `INSERT INTO ${table} (name, batch) VALUES (${literal(name)}, ${batch})`
  await execute({ drizzle, raw })
}

export async function forgetRan(
  { execute }: Database,
  drizzle: Drizzle,
  name: string,
): Promise<void> {
  await execute({ drizzle, raw: `DELETE FROM ${table} WHERE name = ${literal(name)}` })
}
