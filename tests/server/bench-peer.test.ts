// @module-tag slow
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { CollectionConfig } from 'payload'
import { buildConfig, getPayload } from 'payload'
import { expect, test } from 'vitest'
import { startStateroom } from '../../bench/load/start-stateroom.ts'
import { categories } from '../../bench/peer-site/collections/categories.ts'
import { users } from '../../bench/peer-site/collections/users.ts'
import { withOwnTables } from './kit/own-tables.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

/** Only the peer has it, from a plugin. */
const redirects: CollectionConfig = {
  slug: 'redirects',
  fields: [{ name: 'from', type: 'text' }],
}

test('35 the benchmarks start over a copy of the peer’s database, whose tables Payload made', async () => {
  const app = temporaryFolder('peer')
  await makePeer(app)

  const { server } = await startStateroom(app)
  try {
    const found = await fetch(`${server.origin}/api/categories`)
    expect((await found.json()).docs).toMatchObject([{ name: 'Kept' }])
  } finally {
    await server.stop()
  }
})

async function makePeer(app: string): Promise<void> {
  mkdirSync(join(app, 'data/media'), { recursive: true })
  const config = await buildConfig({
    secret: 'peer',
    telemetry: false,
    typescript: { autoGenerate: false },
    localization: { locales: ['en', 'de'], defaultLocale: 'en', fallback: true },
    collections: [users, categories, redirects] as CollectionConfig[],
    db: sqliteAdapter({ client: { url: `file:${join(app, 'data/peer.db')}` }, push: true }),
  })
  const payload = await withOwnTables(() => getPayload({ config, key: randomUUID() }))
  await payload.create({
    collection: 'users',
    data: { email: 'ada@site.example', password: 'a-long-password', name: 'Ada' },
  })
  await payload.create({ collection: 'categories', data: { name: 'Kept', slug: 'kept' } })
  await payload.create({ collection: 'redirects', data: { from: '/old' } })
  await payload.destroy()
}
