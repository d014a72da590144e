import { randomUUID } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { CollectionConfig, Config, Payload, Plugin } from 'payload'
import { buildConfig, getPayload, handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { adminConfigPath } from '#contracts/admin-config'
import { idempotencyHeader } from '#contracts/documents'
import { stateroom } from '#server'
import { onBothDatabases } from './kit/on-both-databases.ts'
import { withOwnTables } from './kit/own-tables.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

const ada = { email: 'ada@site.example', password: 'a-long-password' }
const anyone = () => true
const nobody = { defaultFromAddress: '', defaultFromName: '' }

const pages = (): CollectionConfig => ({
  slug: 'pages',
  access: { read: anyone },
  versions: { drafts: true },
  fields: [
    { name: 'title', type: 'text', localized: true },
    { name: 'parts', type: 'array', fields: [{ name: 'text', type: 'text' }] },
  ],
})

const site = (): Pick<Config, 'collections' | 'globals' | 'localization'> => ({
  collections: [
    { slug: 'users', auth: true, fields: [] },
    pages(),
    // Beside the table of the plugin's search.
    { slug: 'search-terms', access: { read: anyone }, fields: [{ name: 'term', type: 'text' }] },
  ],
  globals: [
    {
      slug: 'home',
      access: { read: anyone },
      versions: true,
      fields: [{ name: 'title', type: 'text' }],
    },
  ],
  localization: { locales: ['en', 'de'], defaultLocale: 'en' },
})

/** With all options that add tables. */
const plugin = () =>
  stateroom({
    audit: {},
    assignments: {},
    comments: {},
    review: { collections: { pages: {} } },
    templates: {},
    translation: {},
    search: { collections: ['pages'] },
    preview: { origins: [], drafts: true },
  })

interface Started {
  plugins?: Plugin[]
  /** Where Payload makes no tables. */
  isProduction?: boolean
  /** As a command that changes tables starts it. */
  isCommand?: boolean
  onInit?: Config['onInit']
}

onBothDatabases((databaseUrl, kind) => {
  let url: string
  let migrationDir: string

  async function start({
    isCommand = false,
    isProduction = false,
    onInit,
    plugins = [],
  }: Started = {}) {
    const said: string[] = []
    const destination = new Writable({
      write: (line, _encoding, done) => {
        said.push(JSON.parse(String(line)).msg)
        done()
      },
    })
    const config = await buildConfig({
      ...site(),
      ...(onInit && { onInit }),
      db:
        kind === 'sqlite'
          ? sqliteAdapter({ client: { url }, migrationDir })
          : postgresAdapter({ pool: { connectionString: url }, migrationDir }),
      email: () => ({ name: 'none', ...nobody, sendEmail: async () => {} }),
      logger: { options: { level: 'warn' }, destination: destination },
      plugins,
      secret: 'of-a-project-of-somebody-else-32',
      telemetry: false,
      typescript: { autoGenerate: false },
    })
    const key = randomUUID()
    if (isProduction) vi.stubEnv('NODE_ENV', 'production')
    const payload = await withOwnTables(() =>
      getPayload({ config, key, disableDBConnect: isCommand, disableOnInit: isCommand }),
    )
    // Payload leaves connections open, which end with the database.
    ;(payload.db as { pool?: EventEmitter }).pool?.on('error', () => {})
    const ask = (path: string, init: RequestInit = {}) =>
      handleEndpoints({
        config,
        payloadInstanceCacheKey: key,
        request: new Request(`http://project.example/api${path}`, init),
      })
    let cookie = ''
    const send = (method: string, path: string, body: object, headers = {}) =>
      ask(path, {
        method,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', cookie, ...headers },
      })
    const signIn = async () => {
      const answer = await send('POST', '/users/login', ada)
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      return answer.status
    }
    const read = async (path: string) => {
      const answer = await ask(path, { headers: { cookie } })
      return { status: answer.status, body: await answer.json() }
    }
    const close = async () => {
      vi.unstubAllEnvs()
      if (!isCommand) await payload.destroy()
    }
    return { ...{ ask, close, payload, read, said, send, signIn } }
  }

  beforeAll(async () => {
    const folder = temporaryFolder('unmigrated')
    url = (await databaseUrl()) ?? `file:${join(folder, 'site.db')}`
    migrationDir = join(folder, 'migrations')
    const { close, payload } = await start()
    await payload.create({ collection: 'users', data: ada })
    await payload.create({ collection: 'search-terms', data: { term: 'boats' } })
    await payload.create({
      collection: 'pages',
      data: { title: 'Harbours', parts: [{ text: 'One' }], _status: 'published' },
    })
    await payload.updateGlobal({ slug: 'home', data: { title: 'Home' } })
    await close()
  })

  describe('37.1.7 a site in production that has the plugin and no migration for it', () => {
    let project: Awaited<ReturnType<typeof start>>
    const foundAtStart = vi.fn()

    beforeAll(async () => {
      const onInit = async (payload: Payload) => {
        foundAtStart(await payload.find({ collection: 'pages' }))
      }
      project = await start({ isProduction: true, onInit, plugins: [plugin()] })
    })
    afterAll(() => project.close())

    test('says at its start what is missing, and the commands that add it', () => {
      expect(project.said).toHaveLength(1)
      for (const part of [
        ...[
          'stateroom_creations',
          'stateroom_audit',
          'stateroom_assignments',
          'stateroom_comments',
          'stateroom_reviews',
          'stateroom_templates',
          'stateroom_translations',
          'search',
          'stateroom_preview_links',
        ],
        ...['pages.stateroom_author', '_pages_v.version_stateroom_author'],
        ...['home.stateroom_author', '_home_v.version_stateroom_author'],
        ...['npx payload migrate:create stateroom', 'npx payload migrate'],
      ]) {
        expect(project.said[0]).toContain(part)
      }
      expect(project.said[0]).not.toContain('search_terms')
    })

    test('answers visitors, and its own code as it starts', async () => {
      const harbours = { title: 'Harbours', parts: [{ text: 'One' }] }
      expect(foundAtStart).toHaveBeenCalledWith(expect.objectContaining({ totalDocs: 1 }))
      expect(await project.read('/pages')).toMatchObject({
        status: 200,
        body: { docs: [harbours] },
      })
      expect(await project.read('/search-terms')).toMatchObject({
        status: 200,
        body: { docs: [{ term: 'boats' }] },
      })
      expect(await project.read('/globals/home')).toMatchObject({
        status: 200,
        body: { title: 'Home' },
      })
    })

    test('takes what people save, with its versions', async () => {
      expect(await project.signIn()).toBe(200)
      const created = await project.send(
        ...([
          'POST',
          '/pages',
          { title: 'Lakes' },
          { [idempotencyHeader]: 'a-name-of-it' },
        ] as const),
      )
      expect(created.status).toBe(201)
      const { id } = (await created.json()).doc
      const saved = await project.send('PATCH', `/pages/${id}`, { title: 'Rivers' })
      expect([saved.status, (await saved.json()).doc.title]).toEqual([200, 'Rivers'])
      const home = await project.send('POST', '/globals/home', { title: 'Start' })
      expect(home.status).toBe(200)
      const versions = await project.read(`/pages/versions?where[parent][equals]=${id}`)
      expect(versions).toMatchObject({ status: 200, body: { totalDocs: 2 } })
      expect((await project.send('DELETE', `/pages/${id}`, {})).status).toBe(200)
    })

    test('tells those who look after it in the panel', async () => {
      await project.signIn()
      const { body } = await project.read(adminConfigPath)
      expect(body.developerNotices.join()).toContain('stateroom_creations')
      expect(body.developerNotices.join()).toContain('npx payload migrate:create stateroom')
      const stranger = await (await project.ask(adminConfigPath)).json()
      expect(stranger).not.toHaveProperty('developerNotices')
    })
  })

  test('37.1.7 the migration that Payload’s command writes adds all of it', async () => {
    const { close, payload } = await start({ isCommand: true, plugins: [plugin()] })
    onTestFinished(close)
    await payload.db.createMigration({
      payload,
      migrationName: 'stateroom',
      forceAcceptWarning: true,
    })
    const [file = ''] = readdirSync(migrationDir).filter((name) => name.endsWith('stateroom.ts'))
    const written = readFileSync(join(migrationDir, file), 'utf8')
    for (const part of ['stateroom_creations', 'stateroom_author', 'version_stateroom_author']) {
      expect(written).toContain(part)
    }
  })

  test('37.1.7 nothing is said of a database that has all of it, and authors are noted', async () => {
    await (await start({ plugins: [plugin()] })).close()
    const project = await start({ isProduction: true, plugins: [plugin()] })
    onTestFinished(project.close)
    expect(project.said).toEqual([])
    await project.signIn()
    const named = { [idempotencyHeader]: 'another-name' }
    const first = await project.send('POST', '/pages', { title: 'Seas' }, named)
    const again = await project.send('POST', '/pages', { title: 'Seas' }, named)
    const { doc } = await first.json()
    expect((await again.json()).doc.id).toBe(doc.id)
    const { body } = await project.read(`${adminConfigPath}`)
    expect(body).not.toHaveProperty('developerNotices')
    const [version] = (
      await project.payload.findVersions({
        collection: 'pages',
        where: { parent: { equals: doc.id } },
        showHiddenFields: true,
      })
    ).docs
    expect(version?.version).toHaveProperty('stateroomAuthor', expect.stringMatching(/^users\//))
  })
})
