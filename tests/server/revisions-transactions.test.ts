// @module-tag slow
import { setTimeout as wait } from 'node:timers/promises'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

interface Database {
  name: string
  execute: (statement: { db: unknown; raw: string }) => Promise<unknown>
  sessions: Record<string, { db: unknown }>
}

/** Runs SQL as part of what this request does. Only Payload's SQL adapters can. */
async function run(req: PayloadRequest, raw: string): Promise<void> {
  const { execute, sessions } = req.payload.db as unknown as Database
  await execute({ db: sessions[String(await req.transactionID)]?.db, raw })
}

/** A rule that the database looks at when it commits, and that this row breaks. */
async function breakTheCommit(req: PayloadRequest): Promise<void> {
  if (req.payload.db.name === 'sqlite') await run(req, 'PRAGMA defer_foreign_keys = ON')
  await run(req, `INSERT INTO fragile (parent) VALUES (999999)`)
}

const afterChange: Record<string, (req: PayloadRequest) => Promise<unknown>> = {
  'crash afterwards': async () => {
    throw new Error('The site made a mistake.')
  },
  'forget req': ({ payload }) => payload.create({ collection: 'posts', data: { title: 'Made' } }),
  'take time': () => wait(200),
  'break the commit': breakTheCommit,
}

const withHooks: CollectionConfig = {
  ...posts(),
  hooks: { afterChange: [({ doc, req }) => afterChange[doc.title]?.(req)] },
}

function transactionCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    const limits = { requestsPerMinute: 100_000 }
    const config = aSite({ collections: [users(), withHooks] })
    server = await serve(config, { databaseUrl: await databaseUrl(), limits })
    cookie = await server.signIn()
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body: unknown) =>
    server.send(method, path, body, { cookie })
  const read = async (path: string) =>
    (await server.ask(path, { headers: { cookie } })).json() as Promise<Record<string, unknown>>
  const newPost = async (): Promise<string> => {
    const data = { title: 'Old', notes: [{ text: 'old' }] }
    return `/api/posts/${(await server.payload.create({ collection: 'posts', data })).id}`
  }
  const saved = (title: string) => ({ title, notes: [{ text: 'new' }, { text: 'new' }] })

  test('DOC-13 a save that fails half-way leaves nothing behind', async () => {
    const path = await newPost()

    expect((await send('PATCH', path, saved('crash afterwards'))).status).toBe(500)
    expect(await read(path)).toMatchObject({ title: 'Old', notes: [{ text: 'old' }] })
  })

  test('DOC-13 a save that the database does not keep in the end is not answered as saved', async () => {
    const path = await newPost()
    await server.payload.db.beginTransaction().then(async (transactionID) => {
      const req = { payload: server.payload, transactionID } as unknown as PayloadRequest
      await run(req, fragileTable)
      await server.payload.db.commitTransaction(transactionID as string)
    })

    expect((await send('PATCH', path, saved('break the commit'))).status).toBe(500)
    expect(await read(path)).toMatchObject({ title: 'Old', notes: [{ text: 'old' }] })
    expect((await send('PATCH', path, saved('next'))).status).toBe(200)
  })

  test('DOC-13 others read the whole old document while a new one is saved', async () => {
    const path = await newPost()
    const saving = send('PATCH', path, saved('take time'))
    await wait(100)

    expect(await read(path)).toMatchObject({ title: 'Old', notes: [{ text: 'old' }] })
    expect((await saving).status).toBe(200)
    expect(await read(path)).toMatchObject({ notes: [{ text: 'new' }, { text: 'new' }] })
  })

  test('a hook that forgets `req` does not wait for itself', async () => {
    const path = await newPost()

    expect((await send('PATCH', path, { title: 'forget req' })).status).toBe(200)
    expect(await read('/api/posts?where[title][equals]=Made')).toMatchObject({ totalDocs: 1 })
  })

  test('40 saves at once are all kept', async () => {
    const paths = await Promise.all(Array.from({ length: 40 }, newPost))
    const answers = await Promise.all(paths.map((path, i) => send('PATCH', path, saved(`at ${i}`))))

    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
    const titles = await Promise.all(paths.map(async (path) => (await read(path)).title))
    expect(titles).toEqual(paths.map((_, i) => `at ${i}`))
  })
}

const fragileTable = `CREATE TABLE fragile (
  parent integer REFERENCES posts (id) DEFERRABLE INITIALLY DEFERRED
)`

describe('a save', () => onBothDatabases(transactionCases))
