import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-sqlite'
import { Problem } from '#problems'
import type { SchemaRecord } from '../record/schema-record.ts'
import type { Snapshot } from '../types.ts'

export interface Migration {
  up: (args: MigrateUpArgs) => Promise<void>
  down: (args: MigrateDownArgs) => Promise<void>
}

const isMigration = /^(?!index\.)[^.].*\.(?:ts|js|mjs)$/

/** Names of the files in a folder, the oldest first. */
export const migrationNames = (dir: string): string[] =>
  filesIn(dir)
    .filter((file) => isMigration.test(file) && !file.endsWith('.d.ts'))
    .map((file) => file.replace(/\.\w+$/, ''))
    .sort()

export async function loadMigration(dir: string, name: string): Promise<Migration> {
  const file = filesIn(dir).find((found) => isMigration.test(found) && found.startsWith(`${name}.`))
  if (file === undefined) throw new Problem('migration.fileMissing', { details: { name, dir } })
  const path = join(dir, file)
  try {
    const loaded = await import(/* @vite-ignore */ pathToFileURL(path).href)
    return loaded.default ?? loaded
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Problem('config.unreadable', { details: { path, reason }, cause })
  }
}

/** What the tables are like after a migration. null: written by hand, it leaves them as they are. */
export function stateAfter(dir: string, name: string): MigrationState | null {
  const path = join(dir, `${name}.json`)
  if (!existsSync(path)) return null
  const { stateroom, ...snapshot } = JSON.parse(readFileSync(path, 'utf8'))
  return { snapshot, ...(stateroom ?? { fields: null, fingerprint: null }) }
}

export interface MigrationState {
  snapshot: Snapshot
  /** null: Payload's own command wrote the migration. */
  fields: SchemaRecord['fields'] | null
  fingerprint: string | null
}

export const stateText = ({ fields, fingerprint, snapshot }: SchemaRecord): string =>
  `${JSON.stringify({ ...snapshot, stateroom: { fingerprint, fields } }, null, 2)}\n`

const filesIn = (dir: string): string[] => (existsSync(dir) ? readdirSync(dir) : [])
