import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Field } from 'payload'
import { expect, test } from 'vitest'
import type { StateroomConfig } from '#config-schema/config'
import { listMigrations, runMigrations, writeMigrations } from '#server'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

interface Place {
  dataDir: string
  databaseUrl: string | null
  publicUrl: null
  migrationDir: string
}

onBothDatabases((newDatabase) => {
  const aPlace = async (): Promise<Place> => {
    const dataDir = temporaryFolder('server')
    const migrationDir = join(dataDir, 'migrations')
    mkdirSync(migrationDir)
    return { dataDir, databaseUrl: await newDatabase(), publicUrl: null, migrationDir }
  }

  test('21.6 a first start in production makes the tables of an empty database, later ones change none', async () => {
    const place = await aPlace()
    await ending(await inProduction(place, ['title']), (server) => add(server, { title: 'Kept' }))

    await expect(inProduction(place, ['title', 'more'])).rejects.toMatchObject({
      code: 'migration.missing',
    })
    await ending(await inProduction(place, ['title']), async (server) => {
      expect(await all(server)).toMatchObject([{ title: 'Kept' }])
    })
  })

  test('21.6 a start in production waits for migrations that have not run, an empty database too', async () => {
    const place = await aPlace()
    writeByHand(place, '20260101_000000_first', '')

    await expect(inProduction(place, ['title'])).rejects.toMatchObject({
      code: 'migration.pending',
      details: { names: '20260101_000000_first' },
    })
  })

  test('21.6 a migration that fails changes nothing, and neither do those that ran with it', async () => {
    const place = await aPlace()
    const site = aSiteWith(['title'])
    await ending(await serve(site, place), (server) => add(server, { title: 'Kept' }))
    const change = `await payload.update({ collection: 'posts', where: {}, data: { title: 'Changed' }, req })`
    writeByHand(place, '20260101_000000_good', change)
    writeByHand(place, '20260102_000000_bad', `throw new Error('no such harbour')`)

    await expect(runMigrations({ config: site, ...place }, 'up')).rejects.toMatchObject({
      code: 'migration.failed',
      details: { name: '20260102_000000_bad', reason: 'no such harbour' },
    })
    await ending(await serve(site, place), async (server) => {
      expect(await all(server)).toMatchObject([{ title: 'Kept' }])
    })
    rmSync(join(place.migrationDir, '20260102_000000_bad.mjs'))
    const { names } = await runMigrations({ config: site, ...place }, 'up')
    expect(names).toEqual(['20260101_000000_good'])
    await ending(await inProduction(place, ['title']), async (server) => {
      expect(await all(server)).toMatchObject([{ title: 'Changed' }])
    })
    expect(await listMigrations({ config: site, ...place })).toEqual([
      { name: '20260101_000000_good', state: 'ran', batch: 1 },
    ])
  })

  test('21.6 tables that a start changed after the last migration are not taken for it', async () => {
    const place = await aPlace()
    await ending(await serve(aSiteWith(['title']), place), (server) => add(server, { title: 'x' }))
    const nothing = { name: null, answers: { renames: [], drops: [] }, isEmpty: false }
    await writeMigrations({ config: aSiteWith(['title']), ...place }, nothing)
    const [file = ''] = readdirSync(place.migrationDir).filter((name) => name.endsWith('.json'))
    await ending(await serve(aSiteWith(['title', 'more']), place), async () => {})

    await expect(
      runMigrations({ config: aSiteWith(['title', 'more']), ...place }, 'up'),
    ).rejects.toMatchObject({ code: 'migration.otherTables' })
    expect(await listMigrations({ config: aSiteWith(['title']), ...place })).toEqual([
      { name: file.replace('.json', ''), state: 'pending', batch: null },
    ])
  })
})

const aSiteWith = (names: readonly string[]): StateroomConfig =>
  aSite({
    collections: [
      users(),
      { slug: 'posts', fields: names.map((name): Field => ({ name, type: 'text' })) },
    ],
  })

const inProduction = (place: Place, names: readonly string[]): Promise<TestServer> =>
  serve(aSiteWith(names), { ...place, isProduction: true })

/** A migration as somebody writes it for their content. */
const writeByHand = ({ migrationDir }: Place, name: string, up: string): void =>
  writeFileSync(
    join(migrationDir, `${name}.mjs`),
    `export async function up({ payload, req }) { ${up} }\nexport async function down() {}\n`,
  )

async function ending(server: TestServer, work: (server: TestServer) => Promise<unknown>) {
  try {
    await work(server)
  } finally {
    await server.close()
  }
}

const add = ({ payload }: TestServer, data: Record<string, unknown>) =>
  payload.create({ collection: 'posts', data })

const all = async ({ payload }: TestServer) =>
  (await payload.find({ collection: 'posts', sort: 'id' })).docs
