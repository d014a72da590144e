import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminConfigPath } from '#contracts/admin-config'
import type { VersionChanges } from '#contracts/changes'
import { changesPath } from '#contracts/changes'
import { baseHeader } from '#contracts/revisions'
import type { VersionAuthors } from '#contracts/versions'
import { authorsPath } from '#contracts/versions'
import { onBothDatabases } from './kit/on-both-databases.ts'
import { revisedSite } from './kit/revised-site.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'

const grace = { email: 'grace@site.example', password: 'another-long-password' }

interface Saved {
  id: number
  updatedAt: string
  [name: string]: unknown
}

function versionCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let ada: string
  let editor: string

  beforeAll(async () => {
    const limits = { requestsPerMinute: 100_000 }
    server = await serve(revisedSite(), { databaseUrl: await databaseUrl(), limits })
    await server.payload.create({ collection: 'users', data: { ...grace, role: 'editor' } })
    ada = await server.signIn()
    editor = await server.signIn(grace)
  })
  afterAll(() => server.close())

  const send = (
    as: string,
    method: string,
    path: string,
    body: object,
    headers: HeadersInit = {},
  ) => server.send(method, `/api${path}`, body, { cookie: as, ...headers })
  const get = async (path: string, as = ada) =>
    (await server.ask(`/api${path}`, { headers: { cookie: as } })).json()
  const make = async (data: object): Promise<Saved> =>
    (await (await send(ada, 'POST', '/articles?depth=0&draft=true', data)).json()).doc
  const versionsOf = async (id: number): Promise<Saved[]> =>
    (await get(`/articles/versions?depth=0&sort=updatedAt&where[parent][equals]=${id}`)).docs
  const authorsOf = async (query: string, as = ada): Promise<VersionAuthors['authors']> =>
    (await get(`${authorsPath}?${query}`, as)).authors

  test('VER-9 the author of each version is noted, of one that saves itself as well', async () => {
    const { id } = await make({ title: 'One' })
    await send(editor, 'PATCH', `/articles/${id}?draft=true&autosave=true`, { title: 'Two' })
    await send(ada, 'PATCH', `/articles/${id}?draft=true&autosave=true`, { title: 'Three' })
    await send(editor, 'PATCH', `/articles/${id}`, { title: 'Four', _status: 'published' })
    await server.payload.update({ collection: 'articles', id, data: { title: 'Five' } })

    const versions = await versionsOf(id)
    const ids = versions.map((version) => version.id)
    const authors = await authorsOf(`collectionSlug=articles&versions=${ids}`)
    expect(ids.map((one) => authors[one])).toEqual([
      admin.email,
      admin.email,
      grace.email,
      undefined,
    ])
  })

  test('VER-9 no answer of the API has the author among the values, and nobody sets another one', async () => {
    const { id } = await make({ title: 'One', stateroomAuthor: 'users/2' })
    const [version] = await versionsOf(id)

    expect(JSON.stringify([version, await get(`/articles/${id}?draft=true`)])).not.toContain(
      'stateroomAuthor',
    )
    expect(await authorsOf(`collectionSlug=articles&versions=${version!.id}`)).toEqual({
      [version!.id]: admin.email,
    })
    const config = await get(adminConfigPath)
    expect(config.knowsAuthors).toBe(true)
    expect(JSON.stringify(config)).not.toContain('stateroomAuthor')
  })

  test.each([
    ['nothing', '', 400],
    ['no such collection', 'collectionSlug=nothing&versions=1', 404],
    ['a collection without versions', 'collectionSlug=pages&versions=1', 404],
    ['what is no prototype’s', 'collectionSlug=__proto__&versions=1', 404],
  ])('VER-9 asked for the authors of %s the server refuses', async (_what, query, status) => {
    const answer = await server.ask(`/api${authorsPath}?${query}`, { headers: { cookie: ada } })
    expect(answer.status).toBe(status)
  })

  test('VER-9 ids that no version has are nobody’s, and strangers learn nothing', async () => {
    const ids = ['x', '-1', '99999999999999', "'", '%00'].join()
    expect(await authorsOf(`collectionSlug=articles&versions=${ids}`)).toEqual({})
    expect(await authorsOf(`globalSlug=front&versions=${ids}`)).toEqual({})
    const stranger = await server.ask(`/api${authorsPath}?collectionSlug=articles&versions=1`)
    expect(stranger.status).toBe(401)
  })

  test.each([
    ['as a draft', true],
    ['as published', false],
  ])(
    'VER-8 R4 a version is taken back %s only over the latest that was seen',
    async (_as, draft) => {
      const { id } = await make({ title: 'One', _status: 'published' })
      const seen = await get(`/articles/${id}?depth=0&draft=true`)
      await send(editor, 'PATCH', `/articles/${id}?draft=true`, { title: 'Two' })
      const [first] = await versionsOf(id)
      const restore = (base: string, as = ada) =>
        send(
          as,
          'POST',
          `/articles/versions/${first!.id}?draft=${draft}`,
          {},
          { [baseHeader]: base },
        )

      const stale = await restore(seen.updatedAt)
      expect(stale.status).toBe(409)
      const refusal = await stale.json()
      expect(refusal).toMatchObject({ code: 'document.stale', doc: { title: 'Two' } })
      expect((await get(`/articles/${id}?draft=true`)).title).toBe('Two')

      const passed = await restore(refusal.doc.updatedAt)
      expect(passed.status).toBe(200)
      expect((await get(`/articles/${id}?draft=true`)).title).toBe('One')
      const latest = (await versionsOf(id)).at(-1)!
      expect(await authorsOf(`collectionSlug=articles&versions=${latest.id}`)).toEqual({
        [latest.id]: admin.email,
      })
    },
  )

  test('VER-8 a version that is taken back is newer than every other', async () => {
    const { id } = await make({ title: 'One' })
    await send(ada, 'PATCH', `/articles/${id}?draft=true`, { title: 'Two' })
    const [first] = await versionsOf(id)
    await send(ada, 'POST', `/articles/versions/${first!.id}?draft=true`, {})

    const versions = await versionsOf(id)
    expect(versions).toHaveLength(3)
    expect(versions.at(-1)).toMatchObject({ version: { title: 'One' }, latest: true })
    expect(versions.map(({ createdAt }) => createdAt)).toEqual(
      versions.map(({ createdAt }) => createdAt).toSorted(),
    )
  })

  test('VER-8 R4 a global is taken back by the same rule', async () => {
    await send(ada, 'POST', '/globals/front', { title: 'One', _status: 'published' })
    const seen: Saved = await get('/globals/front?depth=0&draft=true')
    const [first] = (await get('/globals/front/versions?depth=0&sort=-updatedAt&limit=1')).docs
    await send(ada, 'POST', '/globals/front?draft=true', { title: 'Two' })
    const restore = (base: string, as = ada) =>
      send(as, 'POST', `/globals/front/versions/${first.id}`, {}, { [baseHeader]: base })

    expect((await restore(seen.updatedAt, editor)).status).toBe(403)
    const stale = await restore(seen.updatedAt)
    expect(stale.status).toBe(409)
    expect((await restore((await stale.json()).doc.updatedAt)).status).toBe(200)
    expect((await get('/globals/front?draft=true')).title).toBe('One')
    const { docs } = await get('/globals/front/versions?depth=0&sort=-updatedAt&limit=1')
    expect(await authorsOf(`globalSlug=front&versions=${docs[0].id}`)).toEqual({
      [docs[0].id]: admin.email,
    })
  })

  const changesOf = async (query: string, as = ada): Promise<VersionChanges> =>
    get(`${changesPath}?${query}`, as)

  test('VER-9 each version tells where it differs from the one before, and by whom it is', async () => {
    const { id } = await make({ title: 'One', rows: [{ text: 'a' }, { text: 'b' }] })
    const [a, b] = (await get(`/articles/${id}?draft=true`)).rows
    await send(editor, 'PATCH', `/articles/${id}?draft=true`, { rows: [b, { ...a, text: 'A' }] })
    await send(ada, 'PATCH', `/articles/${id}?draft=true&locale=de`, { title: 'Eins', rows: [b] })

    const { versions, next, left } = await changesOf(
      `collectionSlug=articles&id=${id}&limit=2&locale=de`,
    )
    const row = (row: { id: string }, number: number) => ({ row: row.id, number, block: null })
    expect(versions.map(({ author, places }) => ({ author, places }))).toEqual([
      {
        author: admin.email,
        places: [
          { steps: ['title', 'de'], change: 'added' },
          { steps: ['rows', row(a, 2)], change: 'removed' },
        ],
      },
      {
        author: grace.email,
        places: [
          { steps: ['rows', row(a, 2), 'text'], change: 'changed' },
          { steps: ['rows'], change: 'moved' },
        ],
      },
    ])
    expect(left).toBe(1)

    const rest = await changesOf(`collectionSlug=articles&id=${id}&limit=2&from=${next}`)
    expect(rest.versions.map(({ before }) => before)).toEqual([null])
    expect(rest).toMatchObject({ next: null, left: 0 })
    expect(rest.versions[0]!.id).toBe(versions[1]!.before)
  })

  test('VER-9 what somebody may not read is told as if nothing had changed there', async () => {
    const { id } = await make({ title: 'One', secret: 'First' })
    await send(ada, 'PATCH', `/articles/${id}?draft=true`, { secret: 'Second' })
    const [seen, hidden] = await Promise.all(
      [ada, editor].map((as) => changesOf(`collectionSlug=articles&id=${id}&limit=1`, as)),
    )
    expect(seen!.versions[0]!.places).toEqual([{ steps: ['secret'], change: 'changed' }])
    expect(hidden!.versions[0]!.places).toEqual([])
  })

  test('VER-9 the changes of a global are told as well', async () => {
    await send(ada, 'POST', '/globals/front', { title: 'First' })
    await send(ada, 'POST', '/globals/front', { title: 'Second' })
    const { versions } = await changesOf('globalSlug=front&limit=1')
    expect(versions[0]).toMatchObject({
      author: admin.email,
      places: [{ steps: ['title', 'en'], change: 'changed' }],
    })
  })

  test.each([
    ['nothing', '', 400],
    ['too many', 'collectionSlug=articles&id=1&limit=51', 400],
    ['from no moment', 'collectionSlug=articles&id=1&limit=1&from=now', 400],
    ['of no such collection', 'collectionSlug=__proto__&id=1&limit=1', 404],
    ['of a collection without versions', 'collectionSlug=pages&id=1&limit=1', 404],
    ['of an id that none can have', "collectionSlug=articles&id='&limit=1", 404],
  ])('VER-9 asked for changes, %s, the server refuses', async (_what, query, status) => {
    const answer = await server.ask(`/api${changesPath}?${query}`, { headers: { cookie: ada } })
    expect(answer.status).toBe(status)
    const stranger = await server.ask(`/api${changesPath}?${query}`)
    expect(stranger.status).toBe(401)
  })

  test('PERM-1 the browser hears of versions only where there are some that may be read', async () => {
    const { collections, globals } = await get(adminConfigPath)
    const known = [...collections, ...globals]
      .filter(({ versions }: { versions?: true }) => versions)
      .map(({ slug }: { slug: string }) => slug)
    expect(known).toEqual(['articles', 'front'])
  })
}

onBothDatabases(versionCases)
