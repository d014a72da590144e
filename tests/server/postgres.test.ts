import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Postgres } from './kit/postgres.ts'
import { hasPostgres, startPostgres } from './kit/postgres.ts'
import { schemaCases } from './kit/schema-cases.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

if (!hasPostgres) console.warn('PostgreSQL is left out: none is here, and no TEST_DATABASE_URL.')

describe.runIf(hasPostgres)('PostgreSQL', () => {
  let postgres: Postgres

  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  schemaCases(async () => ({
    dataDir: temporaryFolder('server'),
    databaseUrl: postgres.newDatabase(),
  }))

  test('the same config runs on it, with drafts and two locales', async () => {
    const article = {
      ...posts(),
      versions: { drafts: true },
      fields: [{ name: 'title', type: 'text' as const, localized: true }],
    }
    const server = await serve(
      aSite({
        collections: [users(), article],
        localization: { locales: ['en', 'de'], defaultLocale: 'en' },
      }),
      { databaseUrl: postgres.newDatabase() },
    )
    const cookie = await server.signIn()
    const saved = await server.send('POST', '/api/posts?locale=de', { title: 'Hafen' }, { cookie })
    const list = await server.ask('/api/posts?locale=de', { headers: { cookie } })

    expect(saved.status).toBe(201)
    expect(await list.json()).toMatchObject({ docs: [{ title: 'Hafen' }] })
    expect((await server.ask('/healthz')).status).toBe(200)
    await server.close()
  })

  test('two processes may start on it at once', async () => {
    const databaseUrl = postgres.newDatabase()
    const first = await serve(aSite(), { databaseUrl, isEmpty: true })
    const wider = () => ({
      ...posts(),
      fields: [...posts().fields, { name: 'more', type: 'text' as const }],
    })
    const both = await Promise.all(
      [1, 2].map(() =>
        serve(aSite({ collections: [users(), wider()] }), { databaseUrl, isEmpty: true }),
      ),
    )

    for (const server of [first, ...both]) {
      expect((await server.ask('/healthz')).status).toBe(200)
      await server.close()
    }
  })
})
