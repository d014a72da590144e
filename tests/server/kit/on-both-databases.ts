import { afterAll, beforeAll, describe } from 'vitest'
import type { Mongodb } from './mongodb.ts'
import { openMongodb } from './mongodb.ts'
import type { Postgres } from './postgres.ts'
import { hasPostgres, startPostgres } from './postgres.ts'

/** What is tried; in a hook it gets the address of an empty database, null for a file of its own. */
type Cases = (
  databaseUrl: () => Promise<string | null>,
  kind: 'sqlite' | 'postgres' | 'mongodb',
) => void

/** The same on SQLite, and on PostgreSQL where there is one; with `STATEROOM_DATABASES=mongodb` only there. */
export function onBothDatabases(cases: Cases): void {
  if (process.env.STATEROOM_DATABASES?.startsWith('mongodb')) {
    onMongodb(cases)
    return
  }
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

function onMongodb(cases: Cases): void {
  describe('on MongoDB', () => {
    let mongodb: Mongodb
    beforeAll(async () => {
      const hasTransactions = process.env.STATEROOM_DATABASES !== 'mongodb-alone'
      mongodb = await openMongodb({ hasTransactions })
    })
    afterAll(() => mongodb.stop())

    cases(async () => mongodb.newDatabase(), 'mongodb')
  })
}
