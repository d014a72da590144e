// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StateroomConfig } from '#config-schema/config'
import type { VersionChanges } from '#contracts/changes'
import { changesPath } from '#contracts/changes'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

const site = (
  fields: NonNullable<StateroomConfig['collections']>[number]['fields'],
  locales: string[],
): StateroomConfig =>
  aSite({
    localization: { locales, defaultLocale: 'en' },
    collections: [
      users(),
      {
        slug: 'articles',
        fields: [{ name: 'title', type: 'text', localized: true }, ...fields],
        versions: { drafts: true, maxPerDoc: 0 },
      },
    ],
  })

let server: TestServer
let cookie: string

const open = async (config: StateroomConfig, dataDir = temporaryFolder('server')) => {
  const limits = { requestsPerMinute: 100_000 }
  server = await serve(config, { dataDir, acceptDataLoss: true, limits })
  cookie = await server.signIn()
}
const send = async (method: string, path: string, body: object) =>
  (await server.send(method, `/api${path}`, body, { cookie })).json()
const get = async (path: string) =>
  (await server.ask(`/api${path}`, { headers: { cookie } })).json()
const changes = (id: number, rest: string): Promise<VersionChanges> =>
  get(`${changesPath}?collectionSlug=articles&id=${id}&${rest}`)

describe('a config that has changed since', () => {
  beforeAll(async () => {
    const dataDir = temporaryFolder('server')
    const lost = { name: 'colour', type: 'text' } as const
    await open(site([lost, { name: 'size', type: 'text' }], ['en', 'de', 'fr']), dataDir)
    const { doc } = await send('POST', '/articles?draft=true', { title: 'A', colour: 'red' })
    await send('PATCH', `/articles/${doc.id}?draft=true&locale=fr`, { title: 'Ä', size: 'XL' })
    await server.close()
    await open(
      site(
        [
          { name: 'size', type: 'number' },
          { name: 'weight', type: 'number' },
        ],
        ['en', 'de'],
      ),
      dataDir,
    )
  })
  afterAll(() => server.close())

  test('R11 VER-9 its versions are told, compared by what is still there, and taken back', async () => {
    const { docs } = await get('/articles/versions?depth=0&sort=updatedAt&locale=all')
    expect(docs).toHaveLength(2)
    const id: number = docs[0].parent
    const { left, versions } = await changes(id, 'limit=10')
    expect(left).toBe(0)
    expect(versions.map(({ author }) => author)).toEqual(['ada@site.example', 'ada@site.example'])
    expect(versions[1]?.places).toContainEqual({ steps: ['title'], change: 'added' })

    const back = await send('POST', `/articles/versions/${docs[0].id}?draft=true`, {})
    expect(back).toMatchObject({ title: 'A' })
    await send('PATCH', `/articles/${id}?draft=true`, { weight: 3 })
    const [newest] = (await changes(id, 'limit=1')).versions
    expect(newest?.places).toContainEqual({ steps: ['weight'], change: 'added' })
  })
})

describe('versions', () => {
  beforeAll(() => open(site([{ name: 'text', type: 'textarea' }], ['en', 'de'])))
  afterAll(() => server.close())

  test('VER-9 of 500 each is told once, and how many are left is true on the way', async () => {
    const { doc } = await send('POST', '/articles?draft=true', { title: '0' })
    for (let count = 1; count < 500; count += 1) {
      await server.payload.update({
        collection: 'articles',
        id: doc.id,
        draft: true,
        data: { title: String(count) },
      })
    }
    const ids = new Set<number | string>()
    let from = ''
    for (let told = 0; told < 500; ) {
      const { left, next, versions } = await changes(doc.id, `limit=50${from}`)
      told += versions.length
      expect(left).toBe(500 - told)
      for (const { id } of versions) ids.add(id)
      from = `&from=${next}`
    }
    expect(ids.size).toBe(500)
    const list = await get(`/articles/versions?limit=10&where[parent][equals]=${doc.id}`)
    expect(list).toMatchObject({ totalDocs: 500, totalPages: 50 })
  })

  test('VER-9 of 5 MB are told by what they changed, and not sent along', async () => {
    const text = 'long '.repeat(1_000_000)
    const { id } = await server.payload.create({
      collection: 'articles',
      draft: true,
      data: { title: 'Long', text },
    })
    for (const end of ['a', 'b']) {
      await server.payload.update({
        collection: 'articles',
        id,
        draft: true,
        data: { text: text + end },
      })
    }
    const told = await changes(Number(id), 'limit=10')
    expect(told.versions.map(({ places }) => places)).toEqual([
      [{ steps: ['text'], change: 'changed' }],
      [{ steps: ['text'], change: 'changed' }],
      [
        { steps: ['title'], change: 'added' },
        { steps: ['text'], change: 'added' },
      ],
    ])
    expect(JSON.stringify(told).length).toBeLessThan(5000)
  })
})
