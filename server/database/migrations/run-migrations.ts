import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { Problem } from '#problems'
import { readRecord, writeRecord } from '../record/schema-record.ts'
import type { Database, Drizzle, Session } from '../types.ts'
import type { Migration, MigrationState } from './files.ts'
import { loadMigration, migrationNames, stateAfter } from './files.ts'
import type { RanMigration } from './ran.ts'
import { forgetRan, noteRan, ranMigrations } from './ran.ts'

export interface MigrationStatus {
  name: string
  /** `known`: it has not run here, but the tables are as it makes them. */
  state: 'ran' | 'known' | 'pending' | 'fileMissing'
  batch: number | null
}

export interface MigrationRun {
  names: string[]
  /** A copy of the database as it was; null where there is none. */
  backup: string | null
}

export interface Places {
  dir: string
  backupDir: string
}

/** Each migration in the folder or in the database, the oldest first. */
export async function migrationStatus(database: Database, dir: string): Promise<MigrationStatus[]> {
  const ran = await ranMigrations(database)
  const { fingerprint } = await readRecord(database)
  const files = migrationNames(dir)
  const known = knownTo(fingerprint, files, ran, dir)
  const names = [...new Set([...files, ...ran.map(({ name }) => name)])].sort()

  return names.map((name) => {
    const found = ran.find((one) => one.name === name)
    if (!files.includes(name)) return { name, state: 'fileMissing', batch: found?.batch ?? null }
    if (found) return { name, state: 'ran', batch: found.batch }
    return { name, state: known.includes(name) ? 'known' : 'pending', batch: null }
  })
}

/** Runs what has not run yet: all of it, or nothing. */
export async function migrateUp(
  database: Database,
  { backupDir, dir }: Places,
): Promise<MigrationRun> {
  const { kind } = database
  const status = await migrationStatus(database, dir)
  const waiting = status.filter(({ state }) => state === 'known' || state === 'pending')
  if (waiting.length === 0) return { names: [], backup: null }
  const isEmpty = (await kind.readColumns(database)).length === 0
  await refuseOtherTables(database, dir, status, isEmpty)

  const backup = isEmpty ? null : await kind.backUp(database, backupDir)
  const batch = Math.max(0, ...status.map((one) => one.batch ?? 0)) + 1
  await kind.inTransaction(database, async (drizzle) => {
    for (const { name, state } of waiting) {
      if (state === 'pending') await run(database, drizzle, dir, name, 'up')
      await noteRan(database, drizzle, { name, batch })
    }
    await writeState(
      database,
      drizzle,
      lastState(
        dir,
        waiting.map(({ name }) => name),
      ),
    )
  })
  return { names: waiting.map(({ name }) => name), backup }
}

/** Undoes what ran together last. */
export async function migrateDown(
  database: Database,
  { backupDir, dir }: Places,
): Promise<MigrationRun> {
  const { kind } = database
  const ran = await ranMigrations(database)
  const batch = Math.max(0, ...ran.map((one) => one.batch))
  const names = ran.filter((one) => one.batch === batch).map(({ name }) => name)
  if (names.length === 0) return { names, backup: null }

  const backup = await kind.backUp(database, backupDir)
  const left = ran.filter((one) => one.batch !== batch).map(({ name }) => name)
  await kind.inTransaction(database, async (drizzle) => {
    for (const name of names.toReversed()) {
      await run(database, drizzle, dir, name, 'down')
      const tables = await kind.readColumns(database, drizzle)
      // The first migration takes Payload's own tables with it.
      if (tables.some(({ table }) => table === 'payload_migrations'))
        await forgetRan(database, drizzle, name)
    }
    await writeState(database, drizzle, lastState(dir, left))
  })
  return { names: names.toReversed(), backup }
}

async function run(
  database: Database,
  drizzle: Drizzle,
  dir: string,
  name: string,
  direction: keyof Migration,
): Promise<void> {
  const migration = await loadMigration(dir, name)
  const id = randomUUID()
  const req = await createLocalReq({}, database.payload)
  // What a migration does with `req` belongs to the same transaction.
  database.sessions[id] = { db: drizzle, ...neverEnds }
  req.transactionID = id
  try {
    await migration[direction]({ db: drizzle, payload: database.payload, req } as never as Args)
  } catch (cause) {
    const reason = reasonOf(cause)
    throw new Problem('migration.failed', { details: { name, reason }, cause })
  } finally {
    delete database.sessions[id]
  }
}

type Args = { db: never; payload: never; req: PayloadRequest }

const neverEnds: Pick<Session, 'resolve' | 'reject'> = {
  resolve: async () => {},
  reject: async () => {},
}

/** Where a start in development has changed the tables, the migrations no longer fit them. */
async function refuseOtherTables(
  database: Database,
  dir: string,
  status: readonly MigrationStatus[],
  isEmpty: boolean,
): Promise<void> {
  const { fingerprint } = await readRecord(database)
  const isFirst = fingerprint === null && status.every(({ state }) => state === 'pending')
  const changesTables = status.some(
    ({ name, state }) => state === 'pending' && stateAfter(dir, name) !== null,
  )
  if (changesTables && isFirst && !isEmpty) throw new Problem('migration.tablesOfOthers')
  if (!changesTables || fingerprint === null || status.some(({ state }) => state === 'known'))
    return
  const ran = status.filter(({ state }) => state === 'ran').map(({ name }) => name)
  if (lastState(dir, ran)?.fingerprint !== fingerprint) throw new Problem('migration.otherTables')
}

/** Migrations whose work a start in development has done: the tables are as the last of them makes them. */
function knownTo(
  fingerprint: string | null,
  files: readonly string[],
  ran: readonly RanMigration[],
  dir: string,
): string[] {
  if (fingerprint === null) return []
  const waiting = files.filter((name) => !ran.some((one) => one.name === name))
  const last = waiting.findLastIndex((name) => stateAfter(dir, name)?.fingerprint === fingerprint)
  return waiting.slice(0, last + 1).filter((name) => stateAfter(dir, name) !== null)
}

function lastState(dir: string, names: readonly string[]): MigrationState | null {
  for (const name of names.toReversed()) {
    const state = stateAfter(dir, name)
    if (state) return state
  }
  return null
}

async function writeState(
  database: Database,
  drizzle: Drizzle,
  state: MigrationState | null,
): Promise<void> {
  if (!state?.fields || !state.fingerprint) return
  const { fields, fingerprint, snapshot } = state
  await writeRecord(database, drizzle, { fields, fingerprint, snapshot })
}

const reasonOf = (thrown: unknown): string => {
  const { cause, message } = thrown as Error
  return cause instanceof Error ? cause.message : message
}
