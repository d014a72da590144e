import { join } from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foreignPayload } from './kit/foreign-payload.ts'
import { lifeOptions, lifeSite } from './kit/life-site.ts'
import type { Mongodb } from './kit/mongodb.ts'
import { mongodbKinds, openMongodb } from './kit/mongodb.ts'
import { mongooseAdapter } from './kit/mongoose-adapter.ts'
import { makeComparable } from './kit/same-ids.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'
import { wholeLife } from './kit/whole-life.ts'

/** All that a project answers with this database, without its own ids and times. */
async function livedOn(db: DatabaseAdapterObj) {
  const site = await foreignPayload(lifeSite(), { options: lifeOptions, db })
  const told = await wholeLife(site.ask)
  await site.close()
  const comparable = makeComparable()
  return told.map((one) => comparable(one))
}

let onSqlite: unknown[]
beforeAll(async () => {
  const url = `file:${join(temporaryFolder('life'), 'life.db')}`
  // Ids are texts on both.
  onSqlite = await livedOn(sqliteAdapter({ client: { url }, idType: 'uuid', push: true }))
})

describe.each(mongodbKinds)('the plugin in a project on MongoDB, %s', (_name, kind) => {
  let mongodb: Mongodb
  beforeAll(async () => {
    mongodb = await openMongodb(kind)
  })
  afterAll(() => mongodb.stop())

  test('everything that a document goes through is answered as on SQLite', async () => {
    const told = await livedOn(await mongooseAdapter({ url: mongodb.newDatabase() }))

    for (const [nth, one] of told.entries()) expect(one).toEqual(onSqlite[nth])
    expect(told).toHaveLength(onSqlite.length)
    expect(told.length).toBeGreaterThan(200)
  })
})
