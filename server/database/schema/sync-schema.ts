import { stripVTControlCharacters } from 'node:util'
import { Problem } from '#problems'
import { refuseMissingMigrations } from '../migrations/missing.ts'
import { changesBetween } from '../record/changes.ts'
import { openQuestions } from '../record/open-questions.ts'
import { deletedPaths, pathColumns } from '../record/paths.ts'
import type { KeptRecord } from '../record/schema-record.ts'
import { fingerprintOf, readRecord, recordOf, writeRecord } from '../record/schema-record.ts'
import { storedFields } from '../record/stored-fields.ts'
import type { Database, DatabaseKind, DatabaseOptions, Drizzle } from '../types.ts'
import { hasLeftovers, onlyExisting } from './leftovers.ts'
import { firstFilled, lostColumns, lostPaths, misfitColumns } from './lost-data.ts'
import { renameSteps } from './rename-steps.ts'
import { runnable } from './runnable.ts'
import { quoted, runSteps } from './steps.ts'

/** Brings the tables to what the config says. Refuses, and changes nothing, where that deletes data. */
export async function syncSchema(
  database: Database,
  kind: DatabaseKind,
  options: DatabaseOptions,
): Promise<void> {
  if (options.whenChanged === 'leave') return
  const kept = await readRecord(database)
  const isInStep = kept.fingerprint === fingerprintOf(database)
  const isEmpty = (await kind.readColumns(database)).length === 0
  const isKnown = kept.record !== null
  if (options.whenChanged === 'refuse') {
    await refuseMissingMigrations(database, options.migrationDir, { isEmpty, isInStep, isKnown })
  }
  if (isInStep) return
  const { answers } = options
  const isForGood = isKnown && answers.renames.length + answers.drops.length > 0
  const isOfOthers = !isKnown && !isEmpty
  if (isForGood || isOfOthers) await kind.backUp(database, options.backupDir)
  await kind.inTransaction(database, (drizzle) => change(database, kind, options, kept, drizzle))
}

async function change(
  database: Database,
  kind: DatabaseKind,
  { acceptDataLoss, answers }: DatabaseOptions,
  { record }: KeptRecord,
  drizzle: Drizzle,
): Promise<void> {
  const after = storedFields(database.payload.config)
  const changes = changesBetween(record?.fields ?? after, after, answers)
  const before = {
    columns: await kind.readColumns(database),
    enums: await kind.readEnums(database),
  }
  const { steps } = await renameSteps(database, changes.renames, before)
  await runSteps(database, drizzle, steps)

  const existing = await kind.readColumns(database, drizzle)
  const isThere = new Set(existing.map(({ table, column }) => `${table}\n${column}`))
  const misfits = (await misfitColumns(database, kind, changes.before, after)).filter(
    ({ table, column }) => isThere.has(`${table}\n${column}`),
  )
  const misfit = await firstFilled(database, drizzle, misfits)
  const lost = [
    ...(await lostColumns(database, drizzle, existing)),
    ...(record ? await lostPaths(database, drizzle, existing, after) : []),
    ...(misfit ? [misfit] : []),
  ]
  if (lost.length > 0 && !acceptDataLoss) {
    if (changes.open.length > 0) throw openQuestions(changes.open)
    if (changes.dropped.length === 0) {
      throw new Problem('database.losesData', { details: { warnings: lost.join(', ') } })
    }
  }
  await runSteps(database, drizzle, [
    ...deletedPaths(
      pathColumns(database).filter(({ table, column }) => isThere.has(`${table}\n${column}`)),
      changes.dropped,
    ),
    ...misfits.map(({ table, column }) => ({
      sql: `UPDATE ${quoted(table)} SET ${quoted(column)} = NULL`,
    })),
  ])

  // Drizzle asks a person whether a new column is an old one renamed. So first only old ones go.
  if (hasLeftovers(database, existing)) {
    const hooks = [onlyExisting(existing)]
    const smaller = kind.adapter(hooks).init({ payload: database.payload }) as unknown as Database
    smaller.initializing?.catch(() => {})
    await smaller.init()
    await pushSchema(smaller, drizzle)
  }
  await pushSchema(database, drizzle)
  await writeRecord(database, drizzle, await recordOf(database))
}

/** What goes was looked at before; here nothing more may be lost. */
async function pushSchema(
  { execute, requireDrizzleKit, schema, schemaName, tablesFilter }: Database,
  drizzle: Drizzle,
): Promise<void> {
  const { statementsToExecute, warnings } = await quietly(() =>
    requireDrizzleKit().pushSchema(
      schema,
      drizzle,
      schemaName ? [schemaName] : undefined,
      tablesFilter,
      // Its tables are nobody's to change; where it isn't installed, there are none.
      ['postgis'],
    ),
  )
  const emptied = warnings.filter((warning) => emptiesTable.test(stripVTControlCharacters(warning)))
  if (emptied.length > 0) {
    throw new Problem('database.losesData', { details: { warnings: readable(emptied) } })
  }
  for (const raw of runnable(statementsToExecute)) {
    try {
      await execute({ drizzle, raw })
    } catch (cause) {
      throw new Problem('database.cannotChange', { details: { reason: reasonOf(cause) }, cause })
    }
  }
}

/** Drizzle would delete all rows to add a column that may not be empty. */
const emptiesTable = /about to add not-null/

/** Drizzle shows its progress on the terminal and has no switch for it. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const { write } = process.stdout
  process.stdout.write = () => true
  try {
    return await work()
  } finally {
    process.stdout.write = write
  }
}

/** Drizzle colours its warnings for a terminal and starts each with a dot. */
const readable = (warnings: readonly string[]): string =>
  warnings.map((text) => stripVTControlCharacters(text).replace(/^[·\s]+/, '')).join('; ')

const reasonOf = (thrown: unknown): string => {
  const { cause, message } = thrown as Error
  return cause instanceof Error ? cause.message : message
}
