// @module-tag slow
import type { CollectionConfig, PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProblemData } from '#problems'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const grace = { email: 'grace@site.example', password: 'another-long-password' }
const reader = { email: 'rita@site.example', password: 'the-password-of-a-reader' }

const isAdmin = ({ req }: { req: PayloadRequest }) => req.user?.role === 'admin'
const readers: CollectionConfig = { slug: 'readers', auth: true, fields: [] }

const site = () =>
  aSite({
    collections: [
      { ...users(), access: { update: isAdmin } },
      readers,
      { ...posts(), enableQueryPresets: true, versions: { drafts: { schedulePublish: true } } },
      {
        slug: 'imported',
        fields: [{ name: 'createdAt', type: 'date' }],
      },
    ],
    globals: [{ slug: 'header', fields: [{ name: 'title', type: 'text' }] }],
    search: { collections: ['posts'] },
  })

/** What Payload brings beside the site's own documents: nobody gets more from it than from them. */
function sideDoorCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let ada: string
  let editor: string
  let stranger: string
  let readersCookie: string
  const told: ProblemData[] = []

  beforeAll(async () => {
    server = await serve(site(), {
      databaseUrl: await databaseUrl(),
      limits: { requestsPerMinute: 100_000, signInsPerMinute: 100_000 },
      warn: (problem) => told.push(problem),
    })
    await server.payload.create({ collection: 'users', data: { ...grace, role: 'editor' } })
    await server.payload.create({ collection: 'readers', data: reader })
    ada = await server.signIn()
    editor = await server.signIn(grace)
    const signedIn = await server.send('POST', '/api/readers/login', reader)
    readersCookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!
    stranger = ''
  })
  afterAll(() => server.close())

  const send = (as: string, method: string, path: string, body: unknown = {}) =>
    server.send(method, `/api${path}`, body, { cookie: as })
  const get = (as: string, path: string) => server.ask(`/api${path}`, { headers: { cookie: as } })

  test('18.7 PERM-1 an account is unlocked by whoever may change it', async () => {
    const { docs } = await server.payload.find({
      collection: 'users',
      where: { email: { equals: grace.email } },
    })
    const lock = (lockUntil: string | null) =>
      server.payload.db.updateOne({ collection: 'users', id: docs[0]!.id, data: { lockUntil } })
    await lock(new Date(Date.now() + 600_000).toISOString())
    for (const as of [stranger, readersCookie, editor]) {
      expect((await send(as, 'POST', '/users/unlock', { email: grace.email })).status).toBe(403)
      expect((await send(as, 'POST', '/readers/unlock', { email: reader.email })).status).toBe(
        as === editor ? 200 : 403,
      )
    }
    expect((await send(ada, 'POST', '/users/unlock', { email: grace.email })).status).toBe(200)
  })

  test.each(['/payload-jobs/run', '/payload-jobs/handle-schedules'])(
    '18.7 PERM-1 nobody runs jobs over the network: %s',
    async (path) => {
      for (const as of [stranger, readersCookie, editor, ada]) {
        expect((await get(as, path)).status).toBe(401)
      }
    },
  )

  test('PERM-1 saved views are for people of the panel, whatever their ids are elsewhere', async () => {
    const path = '/payload-query-presets'
    const onlyMe = { constraint: 'onlyMe' }
    const everyone = { constraint: 'everyone' }
    const make = async (access: object) =>
      send(ada, 'POST', path, { title: 'Hush', relatedCollection: 'posts', isShared: true, access })
    const { doc: own } = await (await make({ read: onlyMe, update: onlyMe, delete: onlyMe })).json()
    const { doc: shared } = await (
      await make({ read: everyone, update: everyone, delete: everyone })
    ).json()

    // The first reader has the id of the first user.
    for (const id of [own.id, shared.id]) {
      expect((await get(readersCookie, `${path}/${id}`)).status).toBe(403)
      expect((await send(readersCookie, 'PATCH', `${path}/${id}`, { title: 'x' })).status).toBe(403)
      expect((await send(readersCookie, 'DELETE', `${path}/${id}`)).status).toBe(403)
    }
    expect((await get(readersCookie, path)).status).toBe(403)
    const { doc } = await (await get(ada, `${path}/${own.id}`)).json().then((doc) => ({ doc }))
    expect(doc.title).toBe('Hush')
    expect(
      (await send(readersCookie, 'POST', path, { title: 'x', relatedCollection: 'posts' })).status,
    ).toBe(403)
    expect((await send(editor, 'PATCH', `${path}/${shared.id}`, { title: 'Ours' })).status).toBe(
      200,
    )
  })

  test('SRCH-1 the search index is read and made anew by people of the panel', async () => {
    await server.payload.create({
      collection: 'posts',
      data: { title: 'Hush', _status: 'published' },
    })

    expect((await get(readersCookie, '/search')).status).toBe(403)
    expect((await send(readersCookie, 'DELETE', '/search?where[id][exists]=true')).status).toBe(403)
    const body = { collections: ['posts'] }
    expect((await send(readersCookie, 'POST', '/search/reindex', body)).status).toBe(403)
    expect((await send(editor, 'POST', '/search/reindex', body)).status).toBe(200)
    expect((await (await get(editor, '/search')).json()).totalDocs).toBe(1)
  })

  test('18.7 PERM-1 preferences have one owner, and a size', async () => {
    const path = '/payload-preferences'
    expect((await send(ada, 'POST', `${path}/columns`, { value: { is: 'mine' } })).status).toBe(200)
    const { docs } = await server.payload.find({ collection: 'payload-preferences', depth: 0 })
    const { id, user } = docs[0]!

    for (const as of [stranger, readersCookie, editor]) {
      expect((await send(as, 'PATCH', `${path}/${id}`, { value: 'x' })).status).toBe(403)
      await send(as, 'POST', path, { key: 'columns', value: 'x', user })
      await send(as, 'DELETE', `${path}/columns`)
      await send(as, 'DELETE', `${path}?where[id][equals]=${id}`)
      expect(await (await get(as, `${path}/columns`)).text()).not.toContain('mine')
    }
    expect((await (await get(ada, `${path}/columns`)).json()).value).toEqual({ is: 'mine' })

    const value = { text: 'x'.repeat(200_000) }
    expect((await send(editor, 'POST', `${path}/big`, { value })).status).toBe(413)
    expect((await send(editor, 'POST', path, { key: 'big', value })).status).toBe(413)
    expect((await send(editor, 'POST', `${path}/${'k'.repeat(400)}`, { value: 1 })).status).toBe(
      413,
    )
    const many = await Promise.all(
      Array.from({ length: 40 }, (_, n) => send(editor, 'POST', `${path}/${n}`, { value: n })),
    )
    expect(many.every(({ status }) => status === 200)).toBe(true)
    expect((await send(readersCookie, 'POST', `${path}/columns`, { value: 1 })).status).toBe(403)
  })

  test('PERM-1 nobody writes when a document was made, unless the site has such a field', async () => {
    const long = '2001-01-01T00:00:00.000Z'
    const year = (date: string) => date.slice(0, 4)
    const made = await (
      await send(editor, 'POST', '/posts', { title: 'A', createdAt: long })
    ).json()
    expect(year(made.doc.createdAt)).not.toBe('2001')
    const dates = { createdAt: long, updatedAt: '2999-01-01T00:00:00.000Z' }
    for (const path of [
      `/posts/${made.doc.id}`,
      `/posts/${made.doc.id}?draft=true`,
      `/posts?where[id][equals]=${made.doc.id}`,
    ]) {
      await send(editor, 'PATCH', path, { title: 'B', ...dates })
    }
    await send(editor, 'POST', '/globals/header', { title: 'B', ...dates })
    for (const path of [
      `/posts/${made.doc.id}`,
      `/posts/${made.doc.id}?draft=true`,
      '/globals/header',
    ]) {
      const doc = await (await get(editor, path)).json()
      expect(doc.title).toBe('B')
      expect(year(doc.createdAt)).not.toBe('2001')
      expect(year(doc.updatedAt)).not.toBe('2999')
    }
    const versions = await (await get(editor, '/posts/versions')).text()
    expect(versions).not.toContain('2001-')
    expect(versions).not.toContain('2999-')

    const own = await (await send(editor, 'POST', '/imported', { createdAt: long })).json()
    expect(year(own.doc.createdAt)).toBe('2001')
  })

  test('18.7 PERM-2 a config where everybody who signs in may do everything is told at the start', () => {
    expect(told).toEqual([
      expect.objectContaining({
        code: 'config.openToEveryUser',
        details: { collections: 'users, readers, posts, imported, header', signIns: 'readers' },
      }),
    ])
  })
}

onBothDatabases(sideDoorCases)
