import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { prepareMigration } from '../database/migrations/create-migration.ts'
import type { MigrationState } from '../database/migrations/files.ts'
import { migrationNames, stateAfter } from '../database/migrations/files.ts'
import type { MigrationRun, MigrationStatus } from '../database/migrations/run-migrations.ts'
import { migrateDown, migrateUp, migrationStatus } from '../database/migrations/run-migrations.ts'
import { writeInitial } from '../database/migrations/write-initial.ts'
import { isPostgresUrl } from '../database/postgres.ts'
import type { Answers } from '../database/record/changes.ts'
import { withAnswers } from '../database/record/changes.ts'
import { questionsIn } from '../database/record/open-questions.ts'
import { fingerprintOf, readRecord } from '../database/record/schema-record.ts'
import type { Database } from '../database/types.ts'
import type { ServerOptions } from '../site/options.ts'
import type { SiteOptions } from '../site/with-site.ts'
import { withSite } from '../site/with-site.ts'
import { refuseMongo } from './refuse-mongo.ts'

export type MigrationOptions = SiteOptions & { migrationDir: string }

export interface NewMigrationOptions {
  name: string | null
  answers: Answers
  isEmpty: boolean
  /** Asks somebody what became of fields; null: nobody knows. */
  ask?: ServerOptions['ask']
}

/** Writes the migration from the latest one to the config. Answers the files it wrote. */
export async function writeMigrations(
  options: MigrationOptions,
  migration: NewMigrationOptions,
): Promise<string[]> {
  try {
    return await writeAnswered(options, migration)
  } catch (thrown) {
    const questions = questionsIn(thrown)
    const given = questions && (await migration.ask?.(questions))
    if (!given) throw thrown
    return writeMigrations(options, {
      ...migration,
      answers: withAnswers(migration.answers, given),
    })
  }
}

async function writeAnswered(
  options: MigrationOptions,
  { answers, isEmpty, name }: NewMigrationOptions,
): Promise<string[]> {
  const { acceptDataLoss = false, migrationDir: dir } = options
  const files = migrationNames(dir)
  const kept = files.length === 0 ? await keptRecord(options) : null
  const stamp = timestamp(new Date())
  return withDatabase(options, { isConnected: false }, async (database) => {
    const isOther = kept !== null && kept.fingerprint !== fingerprintOf(database)
    const write = await prepareMigration(database, isOther ? kept : lastState(dir, files), {
      dir,
      name: [stamp, ...(isOther ? ['1'] : []), ...(name ? [plain(name)] : [])].join('_'),
      answers,
      acceptDataLoss,
      isEmpty,
    })
    const initial = { dir, name: `${stamp}_0_initial` }
    return [
      ...(isOther ? [await writeInitial(database, { ...initial, record: kept })] : []),
      ...(write ? [await write()] : []),
    ]
  })
}

export const runMigrations = (
  options: MigrationOptions,
  direction: 'up' | 'down',
): Promise<MigrationRun> =>
  withDatabase(options, { isConnected: true }, (database) =>
    (direction === 'up' ? migrateUp : migrateDown)(database, {
      dir: options.migrationDir,
      backupDir: join(resolve(options.dataDir), 'backups'),
    }),
  )

export const listMigrations = (options: MigrationOptions): Promise<MigrationStatus[]> =>
  withDatabase(options, { isConnected: true }, (database) =>
    migrationStatus(database, options.migrationDir),
  )

/** A database that a start made its tables in: the first migration begins with these. */
async function keptRecord(options: MigrationOptions) {
  const isThere =
    (options.databaseUrl !== null && isPostgresUrl(options.databaseUrl)) ||
    existsSync(join(options.dataDir, 'stateroom.db'))
  if (!isThere) return null
  return withDatabase(options, { isConnected: true }, async (database) => {
    const { record } = await readRecord(database)
    return record
  })
}

function lastState(dir: string, files: readonly string[]): MigrationState | null {
  const states = files.toReversed().map((name) => stateAfter(dir, name))
  return states.find((state) => state !== null) ?? null
}

async function withDatabase<Result>(
  options: MigrationOptions,
  { isConnected }: { isConnected: boolean },
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  refuseMongo(options)
  return withSite(options, { isConnected, whenChanged: 'leave' }, ({ db }) =>
    work(db as unknown as Database),
  )
}

const timestamp = (now: Date): string =>
  now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '_')

const plain = (name: string): string => name.trim().replace(/\W+/g, '_')
