// @module-tag slow
import { setTimeout as wait } from 'node:timers/promises'
import type { CollectionBeforeChangeHook, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idempotencyHeader } from '#contracts/documents'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

/** What a creation with the title 'Held' waits for. */
let held = Promise.resolve()

/** Who reads posts reads none with this title. */
let hidden = ''

/** So that two requests are under way at once. */
const takeTime: CollectionBeforeChangeHook = async ({ data }) => {
  await wait(150)
  if (data.title === 'Held') await held
  return data
}

const site = () =>
  aSite({
    collections: [
      users(),
      {
        ...posts(),
        access: { read: () => hidden === '' || { title: { not_equals: hidden } } },
        hooks: { beforeChange: [takeTime] },
      },
    ],
  })

const colleague = { email: 'grace@site.example', password: 'another-long-password' }

function creationCases(databaseUrl: () => Promise<string | null>) {
  let servers: [TestServer, ...TestServer[]]
  let cookie: string

  beforeAll(async () => {
    const options = { databaseUrl: await databaseUrl(), secret: 'the same for all processes' }
    const first = await serve(site(), options)
    // PostgreSQL serves several processes; SQLite but one.
    servers = options.databaseUrl
      ? [first, await serve(site(), { ...options, isEmpty: true })]
      : [first]
    await first.payload.create({ collection: 'users', data: colleague })
    cookie = await first.signIn()
  })
  afterAll(() => Promise.all(servers.map((server) => server.close())))

  const create = (key: string, data: object, server = servers[0], as = cookie) =>
    server.send('POST', '/api/posts?depth=0', data, {
      cookie: as,
      origin: server.origin,
      [idempotencyHeader]: key,
    })
  const idsOf = async (title: string) => {
    const query = `where[title][equals]=${title}`
    const list = await servers[0].ask(`/api/posts?${query}`, { headers: { cookie } })
    return (await list.json()).docs.map(({ id }: { id: number }) => id)
  }

  test('DOC-13 sent again, it answers the document that is there', async () => {
    const first = await (await create('again', { title: 'Again' })).json()
    const second = await create('again', { title: 'Again' })

    expect(second.status).toBe(201)
    expect(await second.json()).toMatchObject({ doc: { id: first.doc.id }, isRepeated: true })
    expect(first).not.toHaveProperty('isRepeated')
    expect(await idsOf('Again')).toEqual([first.doc.id])
  })

  test('DOC-13 sent twice at once, it makes one, whichever process is asked', async () => {
    const other = servers[1] ?? servers[0]
    const answers = await Promise.all([
      create('race', { title: 'Race' }),
      create('race', { title: 'Race' }, other),
      create('race', { title: 'Race' }),
    ])
    const made = await Promise.all(answers.map((answer) => answer.json()))

    expect(new Set(made.map(({ doc }) => doc.id)).size).toBe(1)
    expect(await idsOf('Race')).toHaveLength(1)
  })

  test('33.14 sent under several names, it is what was made under any of them', async () => {
    const [one, other, third] = ['a', 'b', 'c'].map((letter) => letter.repeat(24))
    const first = await (await create(other!, { title: 'Named' })).json()
    const second = await (await create(`${one} ${other}`, { title: 'Named' })).json()
    expect(second).toMatchObject({ doc: { id: first.doc.id }, isRepeated: true })

    // Whoever sends one of the names from now on hears of the same document.
    const again = await (await create(`${third} ${one}`, { title: 'Named' })).json()
    expect(again).toMatchObject({ doc: { id: first.doc.id }, isRepeated: true })
    expect(await idsOf('Named')).toEqual([first.doc.id])
  })

  test('33.14 sent at once under names in another order, it makes one, and each of them knows it', async () => {
    const [one, other] = ['d', 'e'].map((letter) => letter.repeat(24))
    const answers = await Promise.all(
      [`${one} ${other}`, `${other} ${one}`, one!].map((names) =>
        create(names, { title: 'Several' }),
      ),
    )
    const made = await Promise.all(answers.map((answer) => answer.json()))
    expect(new Set(made.map(({ doc }) => doc.id)).size).toBe(1)
    expect(await (await create(other!, { title: 'Several' })).json()).toMatchObject({
      doc: { id: made[0].doc.id },
      isRepeated: true,
    })
    expect(await idsOf('Several')).toHaveLength(1)
  })

  const claimsOf = (payload: Payload) =>
    payload.find({ collection: 'stateroom-creations', where: { document: { exists: false } } })
  /** As if the claim that is open was not renewed for a while. */
  const grewOld = () =>
    servers[0].payload.db.updateMany({
      collection: 'stateroom-creations',
      where: { document: { exists: false } },
      data: { updatedAt: elevenSecondsAgo() },
    })

  test('17.4 is taken over ten seconds after the process that claimed it was killed', async () => {
    const { payload } = servers[0]
    await create('killed', { title: 'Killed' })
    // What a kill leaves: the claim, and no document of it.
    await payload.db.updateMany({
      collection: 'stateroom-creations',
      where: {},
      data: { document: null, updatedAt: elevenSecondsAgo() },
    })

    const again = await (await create('killed', { title: 'Killed' })).json()

    expect(again).not.toHaveProperty('isRepeated')
    expect(await idsOf('Killed')).toHaveLength(2)
  })

  test('is nobody else’s for as long as it takes: its claim is renewed', async () => {
    let release = () => {}
    held = new Promise((resolve) => {
      release = resolve
    })
    const first = create('held', { title: 'Held' })
    await expect.poll(async () => (await claimsOf(servers[0].payload)).totalDocs).toBe(1)
    await grewOld()
    const renewed = async () => String((await claimsOf(servers[0].payload)).docs[0]?.updatedAt)
    await expect.poll(renewed).toSatisfy((at) => at > elevenSecondsAgo())
    const second = create('held', { title: 'Held' })
    release()

    expect(await (await first).json()).not.toHaveProperty('isRepeated')
    expect(await (await second).json()).toMatchObject({ isRepeated: true })
    expect(await idsOf('Held')).toHaveLength(1)
  })

  test('one that was refused may be mended and sent again', async () => {
    expect((await create('mended', { body: 'no title' })).status).toBe(400)
    expect(await (await create('mended', { title: 'Mended' })).json()).toMatchObject({
      doc: { title: 'Mended' },
    })
  })

  test('17.7 of a document that was deleted since, it says so once, and then makes another', async () => {
    const { doc } = await (await create('deleted', { title: 'Deleted' })).json()
    await servers[0].payload.delete({ collection: 'posts', id: doc.id })

    expect((await create('deleted', { title: 'Deleted' })).status).toBe(404)
    expect((await create('deleted', { title: 'Deleted' })).status).toBe(201)
    expect(await idsOf('Deleted')).toHaveLength(1)
  })

  test('17.7 of a document that was deleted since, and whose ID another one has, it answers neither', async () => {
    const { doc } = await (await create('freed', { title: 'Freed' })).json()
    const { payload } = servers[0]
    await payload.delete({ collection: 'posts', id: doc.id })
    // As SQLite does by itself; PostgreSQL where somebody restores a backup.
    await payload.db.create({
      collection: 'posts',
      data: { id: doc.id, title: 'Another' },
      customID: doc.id,
    })

    expect((await create('freed', { title: 'Freed' })).status).toBe(404)
    expect(await (await create('freed', { title: 'Freed' })).json()).toMatchObject({
      doc: { title: 'Freed' },
    })
    expect(await idsOf('Another')).toEqual([doc.id])
  })

  test('17.7 of a document that its author may not read, it makes no second one', async () => {
    hidden = 'Unreadable'
    expect((await create('unreadable', { title: 'Unreadable' })).status).toBe(201)
    const again = [await create('unreadable', {}), await create('unreadable', {})]
    hidden = ''

    expect(again.map(({ status }) => status)).toEqual([404, 404])
    expect(await idsOf('Unreadable')).toHaveLength(1)
  })

  test('another creation makes another document, and so does another person', async () => {
    const theirs = await servers[0].signIn(colleague)
    await create('one', { title: 'Twins' })
    await create('two', { title: 'Twins' })
    await create('one', { title: 'Twins' }, servers[0], theirs)

    expect(await idsOf('Twins')).toHaveLength(3)
  })

  test('is remembered for a day, and by nobody who looks', async () => {
    const { payload } = servers[0]
    await create('old', { title: 'Old' })
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString()
    await payload.update({
      collection: 'stateroom-creations',
      where: {},
      data: { createdAt: yesterday },
    })
    await create('new', { title: 'New' })
    const config = await servers[0].ask('/api/stateroom/config', { headers: { cookie } })

    expect(await payload.count({ collection: 'stateroom-creations' })).toEqual({ totalDocs: 1 })
    expect((await servers[0].ask('/api/stateroom-creations', { headers: { cookie } })).status).toBe(
      403,
    )
    expect(await config.text()).not.toContain('stateroom-creations')
  })
}

const elevenSecondsAgo = () => new Date(Date.now() - 11_000).toISOString()

describe('a creation with a name', () => onBothDatabases(creationCases))
