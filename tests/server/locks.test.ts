import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { LockAnswer, LocksAnswer } from '#contracts/locks'
import { lockPath, locksPath } from '#contracts/locks'
import { lockedSite } from './kit/locked-site.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'

const grace = { email: 'grace@site.example', password: 'another-long-password' }

function lockCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let ada: string
  let editor: string

  beforeAll(async () => {
    server = await serve(lockedSite(), {
      databaseUrl: await databaseUrl(),
      limits: { requestsPerMinute: 100_000 },
    })
    await server.payload.create({ collection: 'users', data: { ...grace, role: 'editor' } })
    ada = await server.signIn()
    editor = await server.signIn(grace)
  })
  afterAll(() => server.close())
  afterEach(() => server.payload.delete({ collection: 'payload-locked-documents', where: {} }))

  const as = (cookie: string) => ({
    lock: (action: string, document: object) =>
      server.send('POST', `/api${lockPath}`, { ...document, action }, { cookie }),
    look: async (query: string): Promise<LockAnswer> =>
      (await server.ask(`/api${lockPath}?${query}`, { headers: { cookie } })).json(),
    all: async (): Promise<LocksAnswer['locks']> =>
      (await (await server.ask(`/api${locksPath}`, { headers: { cookie } })).json()).locks,
    send: (method: string, path: string, body: object = {}) =>
      server.send(method, `/api${path}`, body, { cookie }),
  })
  const make = async (collectionSlug = 'pages', data: object = {}) => {
    const { id } = await server.payload.create({ collection: collectionSlug, data })
    return { collectionSlug, id }
  }
  const lockIn = async (answer: Response) => ((await answer.json()) as LockAnswer).lock
  const holds = async (cookie: string, document: { collectionSlug: string; id: unknown }) =>
    (await as(cookie).look(`collectionSlug=${document.collectionSlug}&id=${document.id}`)).lock
      ?.isMine
  const backdate = (seconds: number) =>
    server.payload.db.updateMany({
      collection: 'payload-locked-documents',
      where: {},
      data: { updatedAt: new Date(Date.now() - seconds * 1000).toISOString() },
    })

  test('LOCK-2 a lock is told to others with its holder and how long it is one', async () => {
    const page = await make()

    const mine = await lockIn(await as(ada).lock('acquire', page))
    expect(mine).toMatchObject({ isMine: true, holder: { title: admin.email } })
    expect(mine?.left).toBeGreaterThan(295_000)
    await backdate(60)
    const { lock } = await as(editor).look(`collectionSlug=pages&id=${page.id}`)
    expect(lock).toMatchObject({ isMine: false, holder: { collection: 'users' } })
    expect(Math.round(lock!.age / 10_000)).toBe(6)
    expect(Math.round(lock!.left / 10_000)).toBe(24)
  })

  test('LOCK-2 whoever asks for another’s lock is told whose it is, and changes nothing (R4)', async () => {
    const page = await make()
    await as(ada).lock('acquire', page)
    await backdate(60)

    const answer = await lockIn(await as(editor).lock('acquire', page))
    expect(answer?.isMine).toBe(false)
    expect(Math.round(answer!.age / 10_000)).toBe(6)
    await as(editor).lock('release', page)
    expect(await holds(ada, page)).toBe(true)
  })

  test('LOCK-1 asked for again it is the same one, and counts from now', async () => {
    const page = await make()
    await as(ada).lock('acquire', page)
    await backdate(60)

    const again = await lockIn(await as(ada).lock('acquire', page))
    expect(again?.age).toBeLessThan(5_000)
    const { docs } = await server.payload.find({ collection: 'payload-locked-documents' })
    expect(docs).toHaveLength(1)
  })

  test('LOCK-5 R4 an expired lock is none', async () => {
    const [page, memo] = [await make(), await make('memos')]
    await as(ada).lock('acquire', page)
    await as(ada).lock('acquire', memo)
    await backdate(2)

    expect(await holds(editor, page)).toBe(false)
    expect(await holds(editor, memo)).toBeUndefined()
    expect((await as(editor).send('PATCH', `/memos/${memo.id}`, { title: 'B' })).status).toBe(200)
    expect((await lockIn(await as(editor).lock('acquire', memo)))?.isMine).toBe(true)
    await backdate(301)
    expect(await holds(ada, page)).toBeUndefined()
  })

  test.each([-10, 10])(
    'LOCK-5 R4 a process whose clock is %i minutes wrong counts as all others do',
    async (minutes) => {
      const page = await make()
      const setClock = (wrongBy: number) => {
        vi.useFakeTimers({ toFake: ['Date'] })
        vi.setSystemTime(Date.now() + wrongBy * 60_000)
      }
      try {
        await as(ada).lock('acquire', page)
        setClock(minutes)
        const seen = await lockIn(await as(editor).lock('acquire', page))
        expect(seen).toMatchObject({ isMine: false })
        expect(seen?.left).toBeGreaterThan(290_000)
        expect(seen?.left).toBeLessThanOrEqual(300_000)
        expect(await as(editor).all()).toHaveLength(1)
        expect((await as(editor).send('PATCH', `/pages/${page.id}`, {})).status).toBe(423)

        await as(editor).lock('takeOver', page)
        vi.useRealTimers()
        const theirs = (await as(ada).look(`collectionSlug=pages&id=${page.id}`)).lock
        expect(theirs).toMatchObject({ isMine: false })
        expect(theirs?.left).toBeLessThanOrEqual(300_000)
        await backdate(301)
        setClock(minutes)
        expect(await as(ada).all()).toEqual([])
      } finally {
        vi.useRealTimers()
      }
    },
  )

  test('LOCK-3 it is taken over, and given back', async () => {
    const page = await make()
    await as(ada).lock('acquire', page)

    expect((await lockIn(await as(editor).lock('takeOver', page)))?.isMine).toBe(true)
    expect(await holds(ada, page)).toBe(false)
    expect(await lockIn(await as(editor).lock('release', page))).toBeNull()
  })

  test.each([
    ['a save', 'pages', 'PATCH', ''],
    ['a draft', 'articles', 'PATCH', '?draft=true'],
    ['an autosave', 'articles', 'PATCH', '?draft=true&autosave=true'],
    ['a deletion', 'pages', 'DELETE', ''],
  ])('LOCK-5 the server refuses %s over another’s lock', async (_kind, slug, method, query) => {
    const document = await make(slug)
    await as(ada).lock('acquire', document)

    const path = `/${slug}/${document.id}${query}`
    expect((await as(editor).send(method, path, { title: 'B' })).status).toBe(423)
    await as(ada).lock('release', document)
    expect((await as(editor).send(method, path, { title: 'B' })).status).toBe(200)
  })

  test('LOCK-5 so it is with a version that is taken back, and with globals', async () => {
    const page = await make()
    await as(ada).send('PATCH', `/pages/${page.id}`, { title: 'Second' })
    await as(ada).send('POST', '/globals/header', { title: 'Second' })
    const versionOf = async (path: string, query = '') => {
      const answer = await server.ask(`/api${path}?limit=1&sort=createdAt${query}`, {
        headers: { cookie: ada },
      })
      return (await answer.json()).docs[0].id
    }
    const restores = [
      `/pages/versions/${await versionOf('/pages/versions', `&where[parent][equals]=${page.id}`)}`,
      `/globals/header/versions/${await versionOf('/globals/header/versions')}`,
    ]
    await as(ada).lock('acquire', page)
    await as(ada).lock('acquire', { globalSlug: 'header' })

    const save = () => as(editor).send('POST', '/globals/header', { title: 'B' })
    expect((await save()).status).toBe(423)
    for (const restore of restores) {
      expect((await as(editor).send('POST', restore)).status).toBe(423)
      expect((await as(ada).send('POST', restore)).status).toBe(200)
    }
    await as(ada).lock('release', { globalSlug: 'header' })
    expect((await save()).status).toBe(200)
  })

  test.each([
    ['a save', 'pages', 'PATCH', ''],
    ['an autosave', 'articles', 'PATCH', '?draft=true&autosave=true'],
    ['publishing', 'articles', 'PATCH', ''],
  ])('LOCK-1 %s keeps its holder’s lock', async (_kind, slug, method, query) => {
    const document = await make(slug)
    await as(ada).lock('acquire', document)

    const path = `/${slug}/${document.id}${query}`
    const body = {
      title: 'B',
      ...(slug === 'articles' && { _status: query ? 'draft' : 'published' }),
    }
    expect((await as(ada).send(method, path, body)).status).toBe(200)
    expect(await holds(editor, document)).toBe(false)
  })

  test('LOCK-1 a global’s save keeps it too; a save without a lock makes none', async () => {
    await as(ada).lock('acquire', { globalSlug: 'header' })
    await as(ada).send('POST', '/globals/header', { title: 'B' })
    expect((await as(editor).look('globalSlug=header')).lock?.isMine).toBe(false)

    const page = await make()
    await as(ada).send('PATCH', `/pages/${page.id}`, { title: 'B' })
    expect(await holds(ada, page)).toBeUndefined()
  })

  test('LOCK-1 a save keeps the lock that its saver gets meanwhile', async () => {
    const page = await make()
    const { beforeOperation } = server.payload.collections.pages!.config.hooks
    beforeOperation?.push(async () => {
      beforeOperation.pop()
      await as(ada).lock('acquire', page)
    })

    await as(ada).send('PATCH', `/pages/${page.id}`, { title: 'B' })
    expect(await holds(ada, page)).toBe(true)
  })

  test('18.5 LOCK-5 PERM-2 a lock is read, taken and taken away through its own endpoint alone', async () => {
    const page = await make('pages', { state: 'closed' })
    await as(ada).lock('acquire', page)
    const { docs } = await server.payload.find({ collection: 'payload-locked-documents', depth: 0 })
    const { id, user } = docs[0]!
    const locks = '/payload-locked-documents'
    const { docs: people } = await server.payload.find({
      collection: 'users',
      where: { email: { equals: grace.email } },
    })
    const mine = { user: { relationTo: 'users', value: people[0]!.id } }
    const document = { relationTo: 'pages', value: page.id }

    for (const cookie of [editor, '']) {
      const { send } = as(cookie)
      for (const answer of [
        await send('POST', locks, { document, user }),
        await send('POST', locks, { document, ...mine }),
        await send('PATCH', `${locks}/${id}`, { user }),
        await send('PATCH', `${locks}/${id}`, mine),
        await send('PATCH', `${locks}/${id}`, { document: { relationTo: 'pages', value: 1 } }),
        await send('DELETE', `${locks}/${id}`),
        await server.ask(`/api${locks}/${id}`, { headers: { cookie } }),
      ]) {
        expect(answer.status).toBeGreaterThanOrEqual(403)
        expect(await answer.text()).not.toContain('relationTo')
      }
      for (const [method, query] of [
        ['PATCH', `where[id][equals]=${id}`],
        ['DELETE', `where[id][equals]=${id}`],
        ['GET', 'depth=1'],
      ] as const) {
        const body = method === 'GET' ? {} : { body: JSON.stringify(mine) }
        const headers = { cookie, 'content-type': 'application/json' }
        const answer = await server.ask(`/api${locks}?${query}`, { method, headers, ...body })
        expect(await answer.text()).not.toContain('relationTo')
      }
    }
    expect(await holds(ada, page)).toBe(true)
    expect((await server.payload.count({ collection: 'payload-locked-documents' })).totalDocs).toBe(
      1,
    )
  })

  test('LOCK-3 whoever holds a lock may give it back over REST as well', async () => {
    const page = await make()
    await as(ada).lock('acquire', page)
    const answer = await server.ask('/api/payload-locked-documents', { headers: { cookie: ada } })
    const { docs } = await answer.json()
    const path = `/payload-locked-documents/${docs[0].id}`
    const other = { document: { relationTo: 'pages', value: (await make()).id } }

    expect((await as(ada).send('PATCH', path, other)).status).toBe(403)
    expect((await as(ada).send('DELETE', path)).status).toBe(200)
    expect(await holds(ada, page)).toBeUndefined()
  })

  test('LOCK-5 only who may save the document may lock it', async () => {
    const [closed, secret] = [
      await make('pages', { state: 'closed' }),
      await make('pages', { state: 'secret' }),
    ]

    expect((await as(editor).lock('acquire', closed)).status).toBe(403)
    expect((await as(editor).lock('takeOver', closed)).status).toBe(403)
    expect((await as(editor).lock('acquire', secret)).status).toBe(404)
    expect((await as(editor).lock('acquire', { globalSlug: 'front' })).status).toBe(403)
    expect((await as('').lock('acquire', closed)).status).toBe(401)
  })

  test('LOCK-1 where the config says so nothing is locked', async () => {
    const note = await make('notes')
    const answer = await as(ada).lock('acquire', note)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'lock.off' })
    expect((await as(ada).look(`collectionSlug=notes&id=${note.id}`)).lock).toBeNull()
  })

  test('a lock goes with its holder, and with its document', async () => {
    const { payload } = server
    const person = { email: 'gone@site.example', password: 'a-long-password', role: 'admin' }
    const { id } = await payload.create({ collection: 'users', data: person })
    const [page, other] = [await make(), await make()]
    const theirs = as(await server.signIn(person))
    await theirs.lock('acquire', page)
    await as(ada).lock('acquire', other)

    await payload.delete({ collection: 'users', id })
    expect((await as(editor).send('PATCH', `/pages/${page.id}`, { title: 'B' })).status).toBe(200)
    await as(ada).send('DELETE', `/pages/${other.id}`)
    expect((await as(ada).look(`collectionSlug=pages&id=${other.id}`)).lock).toBeNull()
    expect((await payload.find({ collection: 'payload-locked-documents' })).totalDocs).toBe(0)
  })

  test('LOCK-6 everybody sees what is edited, as far as they may see the documents', async () => {
    const [page, secret] = [await make(), await make('pages', { state: 'secret' })]
    for (const document of [page, secret, { globalSlug: 'header' }, { globalSlug: 'front' }]) {
      await as(ada).lock('acquire', document)
    }

    expect(await as(ada).all()).toHaveLength(4)
    expect((await as(editor).look(`collectionSlug=pages&id=${secret.id}`)).lock).toBeNull()
    const seen = await as(editor).all()
    expect(
      seen.map(({ collectionSlug, globalSlug, id }) => [collectionSlug ?? globalSlug, id]),
    ).toEqual(
      expect.arrayContaining([
        ['pages', page.id],
        ['header', undefined],
      ]),
    )
    expect(seen).toHaveLength(2)
    expect(seen[0]).toMatchObject({ isMine: false, holder: { collection: 'users' } })
    await backdate(301)
    expect(await as(ada).all()).toEqual([])
  })

  test.each([
    ['no document', {}],
    ['two documents', { collectionSlug: 'pages', globalSlug: 'header', id: 1 }],
    ['no id', { collectionSlug: 'pages' }],
    ['an id that is none', { collectionSlug: 'pages', id: { a: 1 } }],
  ])('%s is refused', async (_kind, document) => {
    expect((await as(ada).lock('acquire', document)).status).toBe(400)
  })

  test('what cannot be there is not found', async () => {
    for (const document of [
      { collectionSlug: 'pages', id: 'x'.repeat(10_000) },
      { collectionSlug: 'pages', id: 999_999 },
      { collectionSlug: '__proto__', id: 1 },
    ]) {
      expect((await as(ada).lock('acquire', document)).status).toBe(404)
    }
    expect((await as(ada).lock('steal', await make())).status).toBe(400)
  })
}

onBothDatabases(lockCases)
