import { stripVTControlCharacters } from 'node:util'
import { Problem } from '#config-schema'
import type { Database, DatabaseKind, DatabaseOptions, Drizzle } from '../types.ts'
import { fingerprintOf, readFingerprint, writeFingerprint } from './fingerprint.ts'
import { hasLeftovers, onlyExisting } from './leftovers.ts'

/** Brings the tables to what the config says. Refuses, and changes nothing, where that deletes data. */
export async function syncSchema(
  database: Database,
  kind: DatabaseKind,
  { acceptDataLoss }: DatabaseOptions,
): Promise<void> {
  const fingerprint = fingerprintOf(database)
  if ((await readFingerprint(database)) === fingerprint) return

  await kind.inTransaction(database, async (drizzle) => {
    const existing = await kind.readColumns(database)
    const push = (target: Database) => pushSchema(target, drizzle, acceptDataLoss)

    // Drizzle asks a person whether a new column is an old one renamed. So first only old ones go.
    if (hasLeftovers(database, existing)) {
      const hooks = [onlyExisting(existing)]
      const smaller = kind.adapter(hooks).init({ payload: database.payload }) as unknown as Database
      await smaller.init()
      await push(smaller)
    }
    await push(database)
    await writeFingerprint(database, drizzle, fingerprint)
  })
}

async function pushSchema(
  { execute, requireDrizzleKit, schema, schemaName, tablesFilter, extensions }: Database,
  drizzle: Drizzle,
  acceptDataLoss: boolean,
): Promise<void> {
  const { hasDataLoss, statementsToExecute, warnings } = await quietly(() =>
    requireDrizzleKit().pushSchema(
      schema,
      drizzle,
      schemaName ? [schemaName] : undefined,
      tablesFilter,
      extensions?.postgis ? ['postgis'] : undefined,
    ),
  )
  if (hasDataLoss && !acceptDataLoss) {
    throw new Problem('database.losesData', { details: { warnings: readable(warnings) } })
  }
  for (const raw of runnable(statementsToExecute)) await execute({ drizzle, raw })
}

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

/**
 * Two reasons to remake a table make Drizzle write the same statements twice, and it drops
 * constraints that have gone with the table they pointed at.
 */
const runnable = (statements: readonly string[]): ReadonlySet<string> =>
  new Set(
    statements.map((raw) => raw.replace(/DROP CONSTRAINT (?!IF)/g, 'DROP CONSTRAINT IF EXISTS ')),
  )

/** Drizzle colours its warnings for a terminal and starts each with a dot. */
const readable = (warnings: readonly string[]): string =>
  warnings.map((text) => stripVTControlCharacters(text).replace(/^[·\s]+/, '')).join('; ')
