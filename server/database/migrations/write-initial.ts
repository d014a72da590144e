import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeMigrationIndex } from 'payload'
import type { SchemaRecord } from '../record/schema-record.ts'
import type { Database } from '../types.ts'
import { stateText } from './files.ts'
import { migrationText } from './migration-text.ts'
import { writeNew } from './write-new.ts'

interface Initial {
  dir: string
  name: string
  record: SchemaRecord
}

/** Writes what makes the tables that a database has already, so that others can get them, too. */
export async function writeInitial(
  { defaultDrizzleSnapshot, requireDrizzleKit, ...database }: Database,
  { dir, name, record }: Initial,
): Promise<string> {
  const { generateMigration } = requireDrizzleKit()
  const { snapshot } = record
  const up = await generateMigration(defaultDrizzleSnapshot, snapshot)
  const down = await generateMigration(snapshot, defaultDrizzleSnapshot)
  await mkdir(dir, { recursive: true })
  const path = join(dir, name)
  await writeNew(`${path}.json`, stateText(record))
  await writeNew(`${path}.ts`, migrationText(database, asSteps(up), asSteps(down)))
  writeMigrationIndex({ migrationsDir: dir })
  return `${path}.ts`
}

const asSteps = (statements: readonly string[]) => statements.map((sql) => ({ sql }))
