// @module-tag slow
import type { CollectionConfig, PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiKeyPath, sessionsPath } from '#contracts/account'
import { exportHeader } from '#contracts/documents'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const isAdmin = ({ req }: { req: PayloadRequest }) => req.user?.role === 'admin'

const site = () => {
  const people: CollectionConfig = {
    ...users(),
    auth: { useAPIKey: true },
    access: { update: (args) => isAdmin(args) || { id: { equals: args.req.user?.id } } },
  }
  return aSite({
    collections: [people, { ...posts(), ...kept, trash: true, versions: { drafts: true } }],
    globals: [
      { slug: 'header', fields: [{ name: 'title', type: 'text' }], versions: { drafts: true } },
    ],
    audit: { keepDays: 30 },
  })
}

/** A deletion that comes to nothing when all of it is done. */
const kept: Partial<CollectionConfig> = {
  hooks: {
    afterOperation: [
      ({ operation, result }) => {
        const isKept = operation === 'deleteByID' && (result as { title?: string }).title === 'Kept'
        if (isKept) throw new Error('It stays.')
        return result
      },
    ],
  },
}

interface Line {
  event: string
  user: string | null
  userId: string | null
  collection: string | null
  document: string | null
  fields: string | null
  address: string | null
}

const path = '/stateroom-audit'

function auditCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let ada: string

  beforeAll(async () => {
    server = await serve(site(), {
      databaseUrl: await databaseUrl(),
      limits: { signInsPerMinute: 1000 },
    })
    ada = await server.signIn()
  })
  afterAll(() => server.close())

  const send = (as: string, method: string, path: string, body: unknown = {}, headers = {}) =>
    server.send(method, `/api${path}`, body, { cookie: as, ...headers })
  const linesIn = async (as: string): Promise<Line[]> => {
    const query = '?limit=100&sort=-id'
    const answer = await server.ask(`/api${path}${query}`, { headers: { cookie: as } })
    return (await answer.json()).docs
  }
  /** The last line about it, once it is written: nobody who is noted waits for that. */
  const lineOf = async (event: string, is: (line: Line) => boolean = () => true) => {
    const find = async () => (await linesIn(ada)).find((line) => line.event === event && is(line))
    await expect.poll(find).toBeDefined()
    return (await find())!
  }
  const addUser = async () => {
    const user = { email: `${crypto.randomUUID()}@site.example`, password: admin.password }
    const { doc } = await (await send(ada, 'POST', '/users', { ...user, role: 'editor' })).json()
    return { ...user, id: doc.id as number }
  }

  test('18 logs sign-ins, sign-outs and failed attempts with their address', async () => {
    const user = await addUser()
    const cookie = await server.signIn(user)
    expect(await lineOf('signIn', (line) => line.user === user.email)).toMatchObject({
      userId: `users/${user.id}`,
      collection: 'users',
      address: '127.0.0.1',
    })
    await send(cookie, 'POST', '/users/logout')
    expect(await lineOf('signOut')).toMatchObject({ user: user.email })

    await send('', 'POST', '/users/login', { email: 'nobody@site.example', password: 'a guess' })
    const failed = await lineOf('signInFailed')
    expect(failed).toMatchObject({ user: 'nobody@site.example', userId: null })
    expect(JSON.stringify(failed)).not.toContain('a guess')
  })

  test('18 logs which fields of a user changed, but not their values', async () => {
    const user = await addUser()
    expect(await lineOf('accountCreated', (line) => line.document === `${user.id}`)).toMatchObject({
      user: admin.email,
    })
    const change = { role: 'admin', password: 'quiet-harbour-5' }
    await send(ada, 'PATCH', `/users/${user.id}`, change)
    const line = await lineOf('accountChanged')
    expect(line).toMatchObject({ user: admin.email, document: `${user.id}` })
    expect(line.fields?.split(', ').toSorted()).toEqual(['password', 'role'])
    expect(JSON.stringify(line)).not.toContain('quiet-harbour')
  })

  test('18 logs API keys and ended sessions', async () => {
    const user = await addUser()
    const [, cookie] = [await server.signIn(user), await server.signIn(user)]
    const own = { 'current-password': user.password }
    await send(cookie, 'POST', apiKeyPath, own)
    await send(cookie, 'DELETE', apiKeyPath, own)
    await send(cookie, 'POST', sessionsPath, { end: 'others' })
    for (const event of ['apiKeyCreated', 'apiKeyRevoked', 'sessionsEnded']) {
      expect(await lineOf(event)).toMatchObject({ user: user.email, document: `${user.id}` })
    }
    await send(ada, 'PATCH', `/users/${user.id}`, { apiKey: 'a-key-made-by-hand' })
    expect((await lineOf('accountChanged')).fields).toContain('apiKey')
  })

  test('18 logs a reset password', async () => {
    const user = await addUser()
    const data = { email: user.email }
    const token = await server.payload.forgotPassword({
      collection: 'users',
      data,
      disableEmail: true,
    })
    await send('', 'POST', '/users/reset-password', { token, password: 'quiet-harbour-5' })
    expect(await lineOf('passwordReset')).toMatchObject({ user: user.email })
  })

  test('18 logs deletions, restores and exports', async () => {
    const { doc } = await (await send(ada, 'POST', '/posts', { title: 'A' })).json()
    const of = { user: admin.email, collection: 'posts', document: `${doc.id}` }
    await send(ada, 'PATCH', `/posts/${doc.id}`, { deletedAt: new Date().toISOString() })
    expect(await lineOf('trashed')).toMatchObject(of)
    await send(ada, 'PATCH', `/posts/${doc.id}?trash=true`, { deletedAt: null })
    expect(await lineOf('recovered')).toMatchObject(of)
    const versions = await server.ask('/api/posts/versions?limit=1', { headers: { cookie: ada } })
    await send(ada, 'POST', `/posts/versions/${(await versions.json()).docs[0].id}`)
    expect(await lineOf('restored')).toMatchObject(of)

    await send(ada, 'POST', '/globals/header', { title: 'A' })
    const ofHeader = await server.ask('/api/globals/header/versions', { headers: { cookie: ada } })
    await send(ada, 'POST', `/globals/header/versions/${(await ofHeader.json()).docs[0].id}`)
    expect(await lineOf('restored', (line) => line.collection === 'header')).toMatchObject({
      document: null,
    })

    await server.ask('/api/posts', { headers: { cookie: ada, [exportHeader]: 'csv' } })
    expect(await lineOf('exported')).toMatchObject({ collection: 'posts', user: admin.email })
    await send(ada, 'DELETE', `/posts/${doc.id}`)
    expect(await lineOf('deleted')).toMatchObject(of)
  })

  test('PERM-1 is readable for administrators only, and writable for nobody', async () => {
    const editor = await server.signIn(await addUser())
    const [line] = (await linesIn(ada)) as [Line & { id: number }]
    for (const as of ['', editor]) {
      const answer = await server.ask(`/api${path}`, { headers: { cookie: as } })
      expect(answer.status).toBe(403)
    }
    for (const as of ['', editor, ada]) {
      expect((await send(as, 'POST', path, { event: 'deleted' })).status).toBe(403)
      expect((await send(as, 'PATCH', `${path}/${line.id}`, { user: 'x' })).status).toBe(403)
      expect((await send(as, 'DELETE', `${path}/${line.id}`)).status).toBe(403)
      expect((await send(as, 'DELETE', `${path}?where[id][exists]=true`)).status).toBe(403)
    }
    const config = async (as: string) =>
      (await server.ask('/api/stateroom/config', { headers: { cookie: as } })).text()
    expect(await config(ada)).toContain('stateroom-audit')
    expect(await config(editor)).not.toContain('stateroom-audit')
  })

  test('says nothing of what was rolled back', async () => {
    const deletions = async () =>
      (await linesIn(ada)).filter(({ event }) => event === 'deleted').length
    const before = await deletions()
    const { doc } = await (await send(ada, 'POST', '/posts', { title: 'Kept' })).json()
    expect((await send(ada, 'DELETE', `/posts/${doc.id}`)).status).toBe(500)
    // Written after it.
    await send('', 'POST', '/users/login', { email: 'after@site.example', password: 'x' })
    await lineOf('signInFailed', ({ user }) => user === 'after@site.example')
    expect(await deletions()).toBe(before)
  })

  test('fails nothing where it cannot be written', async () => {
    const { db } = server.payload
    const { create } = db
    db.create = (creation) =>
      creation.collection === 'stateroom-audit'
        ? Promise.reject(new Error('The disk is full.'))
        : create.call(db, creation)
    await expect(server.signIn()).resolves.toContain('payload-token=')
    db.create = create
    const user = await addUser()
    await lineOf('accountCreated', (line) => line.document === `${user.id}`)
  })
}

onBothDatabases(auditCases)

describe('the audit log', () => {
  test('18 deletes entries when they are older than the config says', async () => {
    const first = await serve(site())
    const before = new Date(Date.now() - 31 * 86_400_000).toISOString()
    const data = { event: 'deleted', user: 'old', createdAt: before, updatedAt: before }
    await first.payload.db.create({ collection: 'stateroom-audit', data })
    const { dataDir } = first
    await first.close()
    const server = await serve(site(), { dataDir })
    await server.signIn()
    const users = async () =>
      (await server.payload.find({ collection: 'stateroom-audit' })).docs.map(({ user }) => user)
    await expect.poll(users).not.toContain('old')
    expect(await users()).toContain(admin.email)
    await server.close()
  })

  test('18 is off unless the config turns it on', async () => {
    const server = await serve(aSite())
    expect(server.payload.collections['stateroom-audit']).toBeUndefined()
    await server.signIn()
    await server.close()
  })
})
