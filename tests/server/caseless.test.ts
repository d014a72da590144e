import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryString } from '../../ui/client/query-string.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const titles = [
  'Überschrift',
  'ПРИВЕТ, мир',
  'Οδυσσεύς',
  'İzmir and Isparta',
  'ığdır',
  'Große Straße',
  'Ångström',
  '100% sure_fire',
  '1000 surefire',
  String.raw`C:\temp [new]?*`,
  'ÆON ŁÓDŹ ԵՐԵՎԱՆ',
]

/** What is typed, and what of these is found. */
const searches: Record<string, readonly string[]> = {
  überschrift: ['Überschrift'],
  ÜBERSCHRIFT: ['Überschrift'],
  'U\u0308BERSCHRIFT': ['Überschrift'],
  'привет МИР': ['ПРИВЕТ, мир'],
  ΟΔΥΣΣΕΎΣ: ['Οδυσσεύς'],
  οδυσσεύσ: ['Οδυσσεύς'],
  izmir: ['İzmir and Isparta'],
  İZMİR: ['İzmir and Isparta'],
  ısparta: ['İzmir and Isparta'],
  IĞDIR: ['ığdır'],
  'STRASSE GROSSE': ['Große Straße'],
  straße: ['Große Straße'],
  STRAẞE: ['Große Straße'],
  ångSTRÖM: ['Ångström'],
  'æon łódź երևան': [],
  'æon łódź երեվան': ['ÆON ŁÓDŹ ԵՐԵՎԱՆ'],
  '100%': ['100% sure_fire'],
  '%': ['100% sure_fire'],
  sure_: ['100% sure_fire'],
  _: ['100% sure_fire'],
  '1%s': [],
  '\\': [String.raw`C:\temp [new]?*`],
  '\\TEMP': [String.raw`C:\temp [new]?*`],
  '[NEW]?*': [String.raw`C:\temp [new]?*`],
  '*': [String.raw`C:\temp [new]?*`],
  '?': [String.raw`C:\temp [new]?*`],
  '[': [String.raw`C:\temp [new]?*`],
  ']': [String.raw`C:\temp [new]?*`],
  '.': [],
  '^C': [],
  '(': [],
  "'": [],
}

onBothDatabases((databaseUrl) => {
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    const drafts = { ...posts(), slug: 'drafts', versions: { drafts: true } }
    const config = aSite({
      collections: [users(), posts(), drafts],
      search: { collections: ['posts'] },
    })
    server = await serve(config, { databaseUrl: await databaseUrl() })
    cookie = await server.signIn()
    for (const title of titles) {
      for (const slug of ['posts', 'drafts']) {
        const answer = await server.send('POST', `/api/${slug}`, { title, body: title }, { cookie })
        expect(answer.status).toBe(201)
      }
    }
  })
  afterAll(() => server.close())

  async function found(path: string, where: object) {
    const query = queryString({
      where: where as never,
      limit: 0,
      depth: 0,
      sort: 'id',
      draft: path === 'drafts',
    })
    const answer = await server.ask(`/api/${path}${query}`, { headers: { cookie } })
    const { docs } = (await answer.json()) as { docs: { title: string }[] }
    return docs.map(({ title }) => title).toSorted()
  }

  test.each(Object.entries(searches))(
    '33.12 SRCH %s is found whatever its case',
    async (typed, all) => {
      const expected = [...all].toSorted()
      expect(await found('posts', { title: { like: typed } })).toEqual(expected)
      expect(await found('search', { title: { like: typed } })).toEqual(expected)
      const drafts = { or: [{ title: { like: typed } }, { body: { like: typed } }] }
      expect(await found('drafts', drafts)).toEqual(expected)
      const others = titles.filter((title) => !all.includes(title)).toSorted()
      expect(await found('posts', { body: { not_like: typed } })).toEqual(others)
      if (typed.includes(' ')) return
      expect(await found('posts', { body: { contains: typed } })).toEqual(expected)
    },
  )

  test('33.12 SRCH a very long search is no error', async () => {
    expect(await found('posts', { title: { like: 'ü'.repeat(1_500) } })).toEqual([])
  })
})
