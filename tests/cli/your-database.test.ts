import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { CollectionConfig } from 'payload'
import { buildConfig, getPayload } from 'payload'
import { expect, test } from 'vitest'
import { withOwnTables } from '../server/kit/own-tables.ts'
import type { Project } from './kit/stateroom.ts'
import { aProject, Stateroom, start } from './kit/stateroom.ts'

const posts = {
  slug: 'posts',
  versions: { drafts: true },
  fields: [
    { name: 'title', type: 'text', localized: true },
    {
      name: 'layout',
      type: 'blocks',
      blocks: [{ slug: 'quote', fields: [{ name: 'text', type: 'text' }] }],
    },
  ],
} satisfies CollectionConfig
const localization = { locales: ['en', 'de'], defaultLocale: 'en' }
const written = `export default {
  localization: ${JSON.stringify(localization)},
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { ...${JSON.stringify(posts)}, access: { read: () => true } },
  ],
}`

/** A database as Payload makes it in development, with a document. */
async function payloadMade(url: string, idType: 'number' | 'uuid' = 'number') {
  const config = buildConfig({
    secret: 'of-a-project-of-somebody-else-32',
    telemetry: false,
    typescript: { autoGenerate: false },
    localization,
    collections: [{ slug: 'users', auth: true, fields: [] }, posts],
    db: sqliteAdapter({ client: { url }, idType }),
  })
  const payload = await withOwnTables(() => getPayload({ config, key: randomUUID() }))
  const layout = [{ blockType: 'quote', text: 'Wise' }]
  const data = { title: 'Hello', layout, _status: 'published' }
  const { id } = await payload.create({ collection: 'posts', data: data as never })
  await payload.update({ collection: 'posts', id, locale: 'de', data: { title: 'Hallo' } as never })
  await payload.destroy()
}

const databaseOf = ({ dir }: Project) => `file:${join(dir, 'shop.db')}`

async function stopped(server: Stateroom): Promise<void> {
  server.child.kill()
  await server.exits()
}

test('37.4 a start in development takes the tables that Payload has made, and production goes on', async () => {
  const project = aProject(written)
  const env = { DATABASE_URL: databaseOf(project) }
  await payloadMade(env.DATABASE_URL)

  const early = start(project, { ...env, NODE_ENV: 'production' })
  expect(await early.ends()).toBe(4)
  expect(early.err).toContain('start once in development')

  // Whoever writes a migration all the same is told before it runs.
  expect(await new Stateroom(project, ['migrate', 'create', 'all'], env).ends()).toBe(0)
  const refused = new Stateroom(project, ['migrate', 'up'], env)
  expect(await refused.ends()).toBe(4)
  expect(refused.err).toContain('start once in development')
  rmSync(join(project.dir, 'migrations'), { recursive: true })

  const development = start(project, env)
  const [, origin] = await development.says(/(http:\/\/localhost:\d+)\/admin/)
  const answer = await fetch(`${origin}/api/posts?locale=all`)
  const { docs } = await answer.json()
  const backups = readdirSync(join(project.dir, '.stateroom/backups'))
  expect(backups).toEqual([expect.stringMatching(/\.db$/)])
  expect(docs).toMatchObject([
    {
      id: 1,
      title: { en: 'Hello', de: 'Hallo' },
      layout: [{ text: 'Wise' }],
      _status: 'published',
    },
  ])
  await stopped(development)

  const production = start(project, { ...env, NODE_ENV: 'production' })
  await production.says(/is ready/)
  await stopped(production)
})

test('37.4 a database with IDs of another type is refused', async () => {
  const project = aProject(written)
  const env = { DATABASE_URL: databaseOf(project) }
  await payloadMade(env.DATABASE_URL, 'uuid')

  const refused = start(project, env)
  expect(await refused.ends()).toBe(4)
  expect(refused.err).toContain('Nothing was changed.')
})
