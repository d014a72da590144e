import { afterAll, beforeAll, describe } from 'vitest'
import type { Postgres } from './postgres.ts'
import { hasPostgres, startPostgres } from './postgres.ts'

/** What is tried; in a hook it gets the address of an empty database, null for a file of its own. */
type Cases = (databaseUrl: () => Promise<string | null>, kind: 'sqlite' | 'postgres') => void

/** The same on SQLite, and on PostgreSQL where there is one. */
export function onBothDatabases(cases: Cases): void {
  describe('on SQLite', () => cases(async () => null, 'sqlite'))

  describe.runIf(hasPostgres)('on PostgreSQL', () => {
    let postgres: Postgres
    beforeAll(async () => {
      postgres = await startPostgres()
    })
    afterAll(() => postgres.stop())

    cases(async () => postgres.newDatabase(), 'postgres')
  })
}
