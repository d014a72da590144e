import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { schemaCases } from './kit/schema-cases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

describe('SQLite', () => {
  schemaCases(async () => ({ dataDir: temporaryFolder('server'), databaseUrl: null }))

  test('a start on tables that are right already looks at a fingerprint only', async () => {
    const dataDir = temporaryFolder('server')
    const first = await serve(aSite(), { dataDir })
    await query(first, 'ALTER TABLE posts ADD COLUMN "by_hand" text')
    await first.close()

    const second = await serve(aSite(), { dataDir })
    const rows = await query(second, `PRAGMA table_info('posts')`)
    expect(JSON.stringify(rows)).toContain('by_hand')
    await second.close()
  })

  test('translations can be found by their document (LIST-6)', async () => {
    const long = 'a-collection-whose-name-is-so-long-that-only'
    const server = await serve(
      aSite({
        localization: { locales: ['en', 'de'], defaultLocale: 'en' },
        collections: [users(), ...['posts', long, `${long}-2`].map(withTranslations)],
      }),
    )
    const rows = await query(
      server,
      `SELECT m.tbl_name, i.name FROM sqlite_master m
       JOIN pragma_index_info(m.name) i ON i.seqno = 0
       WHERE m.type = 'index' AND i.name = '_parent_id' AND m.tbl_name LIKE '%_locales'`,
    )

    expect(rows).toHaveLength(3)
    await server.close()
  })

  test('LIST-6 a list is read in the order of an index, published or draft', async () => {
    const listed = {
      ...posts(),
      defaultSort: '-writtenAt',
      admin: { defaultColumns: ['title', 'writtenAt'] },
      versions: { drafts: true },
      fields: [...posts().fields, { name: 'writtenAt', type: 'date' as const }],
    }
    const server = await serve(aSite({ collections: [users(), listed] }))
    const plan = async (table: string, column: string) =>
      JSON.stringify(
        await query(
          server,
          `EXPLAIN QUERY PLAN SELECT * FROM ${table} ORDER BY ${column} DESC, created_at DESC`,
        ),
      )

    for (const column of ['title', 'written_at']) {
      expect(await plan('posts', column)).not.toContain('TEMP B-TREE')
    }
    for (const column of ['title', 'written_at', 'created_at', 'updated_at']) {
      const latest = '_posts_v WHERE latest = 1'
      expect(await plan(latest, `version_${column}`)).not.toContain('TEMP B-TREE')
    }
    expect(await plan('posts', 'body')).toContain('TEMP B-TREE')
    await server.close()
  })

  test('the planner knows the tables (LIST-6)', async () => {
    const dataDir = temporaryFolder('server')
    await (await serve(aSite(), { dataDir })).close()
    const server = await serve(aSite(), { dataDir })
    const rows = await query(server, 'SELECT tbl FROM sqlite_stat1')

    expect(JSON.stringify(rows)).toContain('users')
    await server.close()
  })

  test('the health check says so when the database is gone', async () => {
    const server = await serve(aSite())
    const { client } = server.payload.db as unknown as { client: { close: () => void } }
    client.close()

    expect((await server.ask('/healthz')).status).toBe(503)
    await server.close()
  })

  test('a file that is no database is refused', async () => {
    const dataDir = temporaryFolder('server')
    writeFileSync(join(dataDir, 'stateroom.db'), 'not a database '.repeat(100))

    await expect(serve(aSite(), { dataDir })).rejects.toMatchObject({
      code: 'database.unreachable',
      details: { url: expect.stringContaining('stateroom.db') },
    })
  })
})

interface Sqlite {
  execute: (statement: { drizzle: unknown; raw: string }) => Promise<{ rows: unknown[] }>
  drizzle: unknown
}

async function query({ payload }: TestServer, raw: string): Promise<unknown[]> {
  // The adapter's own types know both databases.
  const { drizzle, execute } = payload.db as unknown as Sqlite
  return (await execute({ drizzle, raw })).rows
}

const withTranslations = (slug: string) => ({
  ...posts(),
  slug,
  fields: [{ name: 'title', type: 'text' as const, localized: true }],
})
