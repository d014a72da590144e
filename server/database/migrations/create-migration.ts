import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeMigrationIndex } from 'payload'
import { Problem } from '#problems'
import type { Answers } from '../record/changes.ts'
import { changesBetween } from '../record/changes.ts'
import { openQuestions } from '../record/open-questions.ts'
import { deletedPaths, pathColumns } from '../record/paths.ts'
import { recordOf } from '../record/schema-record.ts'
import { onlyExisting } from '../schema/leftovers.ts'
import { leftovers, misfitColumns } from '../schema/lost-data.ts'
import { renameSteps } from '../schema/rename-steps.ts'
import { runnable } from '../schema/runnable.ts'
import type { Step } from '../schema/steps.ts'
import { quoted } from '../schema/steps.ts'
import type { Database, Snapshot } from '../types.ts'
import type { MigrationState } from './files.ts'
import { stateText } from './files.ts'
import { migrationText } from './migration-text.ts'
import { existingIn, renamedSnapshot, withKeyNamesOf } from './snapshot.ts'
import { writeNew } from './write-new.ts'

export interface NewMigration {
  /** With the time before it, so that it runs after all others. */
  name: string
  dir: string
  answers: Answers
  acceptDataLoss: boolean
  /** Written even where nothing changes, for statements of one's own. */
  isEmpty: boolean
}

/** Writes the file and answers which. */
type Write = () => Promise<string>

/** Finds what leads from these tables to those of the config. null: nothing changes. */
export async function prepareMigration(
  database: Database,
  before: MigrationState | null,
  migration: NewMigration,
): Promise<Write | null> {
  const record = await recordOf(database)
  const { undo, steps } = await difference(database, before, record.snapshot, migration)
  if (steps.length === 0 && !migration.isEmpty) return null

  return async () => {
    await mkdir(migration.dir, { recursive: true })
    const path = join(migration.dir, migration.name)
    // Without it, a migration is run wherever it has not run, whatever the tables are like.
    if (steps.length > 0) await writeNew(`${path}.json`, stateText(record))
    await writeNew(`${path}.ts`, migrationText(database, steps, undo))
    writeMigrationIndex({ migrationsDir: migration.dir })
    return `${path}.ts`
  }
}

async function difference(
  database: Database,
  before: MigrationState | null,
  after: Snapshot,
  { acceptDataLoss, answers }: NewMigration,
): Promise<{ steps: Step[]; undo: Step[] }> {
  const kit = database.requireDrizzleKit()
  const last = asCurrent(before?.snapshot ?? database.defaultDrizzleSnapshot, after, kit.upSnapshot)
  if (last.dialect !== after.dialect) {
    const details = { found: String(last.dialect), own: String(after.dialect) }
    throw new Problem('migration.otherDatabase', { details })
  }
  const { fields } = await recordOf(database)
  const changes = changesBetween(before?.fields ?? fields, fields, answers)
  if (changes.open.length > 0 && !acceptDataLoss) throw openQuestions(changes.open)
  const renamed = await renameSteps(database, changes.renames, existingIn(last))
  const old = withSqliteKeys(database, renamedSnapshot(last, renamed.names), after)
  const { columns } = existingIn(old)
  const gone = leftovers(database.rawTables, columns)
  if (gone.length > 0 && changes.dropped.length === 0 && !acceptDataLoss) {
    const warnings = gone.map(({ table, column }) => (column ? `${table}.${column}` : table))
    throw new Problem('migration.losesData', { details: { warnings: warnings.join(', ') } })
  }

  const isThere = new Set(columns.map(({ table, column }) => `${table}\n${column}`))
  const isKept = ({ table, column }: { table: string; column: string }) =>
    isThere.has(`${table}\n${column}`)
  const misfits = before ? await misfitColumns(database, database.kind, changes.before, fields) : []
  // Drizzle asks a person whether a new column is an old one renamed. So first only old ones go.
  const middle = await tablesOnlyOf(database, columns)
  const statements = async (from: Snapshot, to: Snapshot): Promise<Step[]> =>
    runnable(await kit.generateMigration(from, to)).map((sql) => ({ sql }))

  return {
    steps: [
      ...renamed.steps,
      ...deletedPaths(pathColumns(database).filter(isKept), changes.dropped),
      ...misfits.filter(isKept).map(({ table, column }) => ({
        sql: `UPDATE ${quoted(table)} SET ${quoted(column)} = NULL`,
      })),
      ...(await statements(old, middle)),
      ...(await statements(middle, after)),
    ],
    undo: [
      ...(await statements(after, middle)),
      ...(await statements(middle, old)),
      ...renamed.undo,
    ],
  }
}

/** A later version of Drizzle may write snapshots in another form. */
const asCurrent = (
  before: Snapshot,
  after: Snapshot,
  update: ((snapshot: Snapshot) => Snapshot) | undefined,
): Snapshot => (update && before.version < after.version ? update(before) : before)

const withSqliteKeys = ({ name }: Database, snapshot: Snapshot, after: Snapshot): Snapshot =>
  name === 'sqlite' ? withKeyNamesOf(snapshot, after) : snapshot

async function tablesOnlyOf(
  { kind, payload, requireDrizzleKit }: Database,
  columns: ReturnType<typeof existingIn>['columns'],
): Promise<Snapshot> {
  const hooks = [onlyExisting(columns)]
  const smaller = kind.adapter(hooks).init({ payload }) as unknown as Database
  smaller.initializing?.catch(() => {})
  await smaller.init()
  return requireDrizzleKit().generateDrizzleJson(smaller.schema)
}
