import { Problem } from '#problems'
import type { Database } from '../types.ts'
import { migrationNames } from './files.ts'
import { ranMigrations } from './ran.ts'

/** In production a start changes no table. Only an empty database gets its tables, where nothing else makes them. */
export async function refuseMissingMigrations(
  database: Database,
  dir: string,
  { isEmpty, isInStep, isKnown }: { isEmpty: boolean; isInStep: boolean; isKnown: boolean },
): Promise<void> {
  const files = migrationNames(dir)
  const ran = isEmpty ? [] : (await ranMigrations(database)).map(({ name }) => name)
  const missing = files.filter((name) => !ran.includes(name))
  if (missing.length > 0) {
    throw new Problem('migration.pending', { details: { names: missing.join(', ') } })
  }
  if (isInStep || isEmpty) return
  // A migration that makes all tables would fail at the first that somebody else has made.
  const isOfOthers = !isKnown && ran.length === 0
  throw new Problem(isOfOthers ? 'migration.tablesOfOthers' : 'migration.missing')
}
