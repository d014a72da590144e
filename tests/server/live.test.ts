// @module-tag slow
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { idempotencyHeader } from '#contracts/documents'
import type { LiveEvent } from '#contracts/events'
import { eventsPath } from '#contracts/events'
import type { LockAction } from '#contracts/locks'
import { lockPath } from '#contracts/locks'
import type { Listener } from './kit/listen-live.ts'
import { listenLive } from './kit/listen-live.ts'
import { liveSite } from './kit/live-site.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'

const grace = { email: 'grace@site.example', password: 'another-long-password' }
const emil = { email: 'emil@site.example', password: 'another-long-password' }
const viewing = { activity: 'viewing' } as const
const editing = { activity: 'editing' } as const

interface Asked {
  collectionSlug?: string
  globalSlug?: string
  id?: string | number
}

function liveCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let ada: string
  let editor: string
  let third: string

  beforeAll(async () => {
    server = await serve(liveSite(), {
      databaseUrl: await databaseUrl(),
      limits: { requestsPerMinute: 100_000 },
      live: { beat: 200, grace: 400, streams: 12 },
    })
    for (const person of [grace, emil]) {
      await server.payload.create({ collection: 'users', data: { ...person, role: 'editor' } })
    }
    ada = await server.signIn()
    editor = await server.signIn(grace)
    third = await server.signIn(emil)
  })
  afterAll(() => server.close())

  /** When each was made: whoever begins to look is told of the last save. */
  const made = new Set<unknown>()
  const make = async (data: object = {}, collectionSlug = 'pages', at = server) => {
    const { id, updatedAt } = await at.payload.create({ collection: collectionSlug, data })
    made.add(updatedAt)
    return { collectionSlug, id }
  }
  const listen = async (
    cookie: string,
    from: { stream?: string; lastId?: string } = {},
    at = server,
  ) => {
    const isNews = (event: LiveEvent) => event.type !== 'saved' || !made.has(event.at)
    const listener = await listenLive(at.origin, cookie, { ...from, isNews })
    onTestFinished(listener.cut)
    return listener
  }
  /** Somebody who shows this, and lists that. */
  const shows = async (
    cookie: string,
    documents: readonly Asked[],
    collections: string[] = [],
    at = server,
  ) => {
    const listener = await listen(cookie, {}, at)
    const watched = documents.map((document) => ({ ...document, ...viewing }))
    expect((await listener.watch(watched, collections)).status).toBe(204)
    return listener
  }
  const lock = (cookie: string, document: Asked, action: LockAction) =>
    server.send('POST', `/api${lockPath}`, { ...document, action }, { cookie })
  const save = async (
    cookie: string,
    { collectionSlug, id }: Asked,
    data: object,
    query = '',
    at = server,
  ) => {
    const path = `/api/${collectionSlug}/${id}${query}`
    expect((await at.send('PATCH', path, data, { cookie })).status).toBe(200)
  }
  const documentsHeard = ({ heard }: Listener) =>
    heard.flatMap((event) => ('document' in event ? [event.document.id] : []))
  const names = (people: readonly { who: { title: string | null } }[]) =>
    people.map(({ who }) => who.title)

  test('LOCK-6 two people see each other, and what each of them does', async () => {
    const page = await make()
    const mine = await shows(ada, [page])
    expect((await mine.next('present')).people).toEqual([])
    const theirs = await listen(editor)
    await theirs.watch([{ ...page, ...editing, field: 'title' }])

    expect((await mine.next('present')).people).toMatchObject([
      { who: { title: grace.email }, isMe: false, activity: 'editing', field: 'title' },
    ])
    const [seen] = (await theirs.next('present')).people
    expect(seen).toMatchObject({ who: { title: null }, isMe: false, activity: 'viewing' })
    await lock(editor, page, 'acquire')
    const { lock: held } = await mine.next('lock', ({ lock }) => lock !== null)
    expect(held).toMatchObject({ isMine: false, holder: { title: grace.email } })
    await save(editor, page, { title: 'B' })
    expect(await mine.next('saved')).toMatchObject({
      document: page,
      by: { title: grace.email },
      isMine: false,
    })
    expect(await theirs.next('saved')).toMatchObject({ isMine: true })
    await lock(editor, page, 'release')
    expect((await mine.next('lock')).lock).toBeNull()
    await theirs.watch([])
    expect((await mine.next('present')).people).toEqual([])
  })

  test('R4 what is so already is told with the first look: who is here, and whose the lock is', async () => {
    const page = await make()
    await lock(editor, page, 'acquire')
    const theirs = await shows(editor, [page])
    await theirs.next('present')

    const mine = await shows(ada, [page])
    expect((await mine.next('lock')).lock).toMatchObject({ holder: { title: grace.email } })
    expect(names((await mine.next('present')).people)).toEqual([grace.email])
  })

  test('R4 LOCK-6 a save between the reading of a document and the first look is told, once', async () => {
    const page = await make()
    await save(editor, page, { title: 'The first' })
    await save(editor, page, { title: 'The last' })
    const { updatedAt } = await server.payload.findByID({ collection: 'pages', id: page.id })

    const mine = await shows(ada, [page])
    expect(await mine.next('saved')).toMatchObject({ at: updatedAt, by: { title: grace.email } })
    const later = await listen(ada)
    await later.watch([{ ...page, ...viewing }])
    expect(await later.next('saved')).toMatchObject({ at: updatedAt })
    // Whoever goes on looking is not told again.
    await later.watch([{ ...page, ...editing }])
    await save(editor, page, { title: 'Another' })
    await later.next('saved')
    expect(later.heard.filter(({ type }) => type === 'saved')).toHaveLength(2)
  })

  test('33.16 LOCK-6 so is a deletion, once, and by whom to those who may read everything', async () => {
    const [page, other, leaf] = [await make(), await make(), await make({}, 'leaves')]
    await server.send('DELETE', `/api/pages/${page.id}`, {}, { cookie: editor })
    await save(editor, leaf, { deletedAt: new Date().toISOString() })

    const mine = await shows(ada, [page])
    expect(await mine.next('deleted')).toMatchObject({
      document: page,
      by: { title: grace.email },
      isMine: false,
    })
    // Whoever goes on looking is not told again.
    await mine.watch([
      { ...page, ...editing },
      { ...other, ...viewing },
    ])
    await mine.next('present')
    expect(mine.heard.filter(({ type }) => type === 'deleted' || type === 'missed')).toHaveLength(1)

    // Whether it was theirs to read can't be asked any more, nor is the trash for everybody the end.
    for (const [cookie, document] of [
      [third, page],
      [ada, leaf],
    ] as const) {
      const theirs = await shows(cookie, [document])
      await theirs.next('missed')
      expect(theirs.heard.filter(({ type }) => type === 'deleted')).toEqual([])
    }
  })

  test('LOCK-6 one person is here once, editing where one of their browsers edits', async () => {
    const page = await make()
    const mine = await shows(ada, [page])
    await shows(editor, [page])
    const editingOne = await listen(editor)
    await editingOne.watch([{ ...page, ...editing }])

    const { people } = await mine.next('present', ({ people }) => people[0]?.activity === 'editing')
    expect(names(people)).toEqual([grace.email])
    const other = await shows(ada, [page])
    const mineAgain = await other.next('present')
    expect(mineAgain.people.map(({ isMe }) => isMe).sort()).toEqual([false, true])
  })

  test('LOCK-6 who asks for the same again is told nothing, and nobody else is', async () => {
    const page = await make()
    const mine = await shows(ada, [page])
    const theirs = await shows(editor, [page])
    await mine.next('present', ({ people }) => people.length === 1)
    await theirs.next('present', ({ people }) => people.length === 1)
    const [countOfMine, countOfTheirs] = [mine.heard.length, theirs.heard.length]

    await theirs.watch([{ ...page, ...viewing }])
    await save(ada, page, { title: 'After that' })
    await Promise.all([mine.next('saved'), theirs.next('saved')])
    expect(mine.heard).toHaveLength(countOfMine + 1)
    expect(theirs.heard).toHaveLength(countOfTheirs + 1)
  })

  test('LOCK-6 who was cut off hears what happened meanwhile, and was never gone', async () => {
    // Whoever was cut off is waited for, however long their way back takes.
    const patient = await serve(liveSite(), {
      databaseUrl: await databaseUrl(),
      live: { beat: 200, grace: 3_600_000 },
    })
    onTestFinished(() => patient.close())
    await patient.payload.create({ collection: 'users', data: { ...grace, role: 'editor' } })
    const [ada, editor] = [await patient.signIn(), await patient.signIn(grace)]
    const change = (page: Asked, title: string) => save(ada, page, { title }, '', patient)
    const page = await make({}, 'pages', patient)
    const mine = await shows(ada, [page], [], patient)
    const theirs = await shows(editor, [page], [], patient)
    await mine.next('present', ({ people }) => people.length === 1)
    await change(page, 'First')
    await theirs.next('saved')
    theirs.cut()

    await change(page, 'Second')
    await change(page, 'Third')
    const from = { stream: theirs.stream, lastId: theirs.lastId() }
    const again = await listen(editor, from, patient)
    await again.next('saved')
    await again.next('saved')
    await again.next('present')
    expect(again.heard.map(({ type }) => type)).not.toContain('missed')
    await change(page, 'Fourth')
    await again.next('saved')
    expect(again.heard.filter(({ type }) => type === 'saved')).toHaveLength(3)
    expect(
      mine.heard.filter((event) => event.type === 'present' && event.people.length === 0),
    ).toHaveLength(1)
  })

  test('LOCK-6 who does not come back is gone', async () => {
    const page = await make()
    const mine = await shows(ada, [page])
    const theirs = await shows(editor, [page])
    await mine.next('present', ({ people }) => people.length === 1)

    theirs.cut()
    await mine.next('present', ({ people }) => people.length === 0)
    const again = await listen(editor, { stream: theirs.stream, lastId: theirs.lastId() })
    await again.next('missed')
  })

  test.each(['never-1', 'x', '', '-', '0123-99999999'])(
    'LOCK-6 who names %j as the last they heard is told to ask for the truth',
    async (lastId) => {
      const listener = await listen(ada, { lastId })
      await listener.next('missed')
    },
  )

  test('LOCK-6 a list hears of its rows, as far as they may be read', async () => {
    const [page, secret] = [await make(), await make({ state: 'secret' })]
    const theirs = await shows(editor, [], ['pages'])
    const mine = await shows(ada, [], ['pages'])

    for (const one of [secret, page]) {
      await lock(ada, one, 'acquire')
      await save(ada, one, { title: 'B' })
    }
    await theirs.next('saved')
    expect(new Set(documentsHeard(theirs))).toEqual(new Set([page.id]))
    await mine.next('saved', ({ document }) => document.id === page.id)
    expect(new Set(documentsHeard(mine))).toEqual(new Set([secret.id, page.id]))
  })

  test('LOCK-6 nobody hears of what they may not read, nor is seen there', async () => {
    const [page, secret] = [await make(), await make({ state: 'secret' })]
    const front = { globalSlug: 'front' }
    const mine = await shows(ada, [secret, front])
    const theirs = await shows(editor, [secret, front, page])

    await save(ada, secret, { title: 'B' })
    await server.send('POST', '/api/globals/front', { title: 'B' }, { cookie: ada })
    await save(ada, page, { title: 'B' })
    await theirs.next('saved')
    expect(
      theirs.heard.filter((event) => 'document' in event && event.document.globalSlug),
    ).toEqual([])
    expect(new Set(documentsHeard(theirs))).toEqual(new Set([page.id]))
    await mine.next('saved', ({ document }) => document.globalSlug === 'front')
    for (const event of mine.heard) if (event.type === 'present') expect(event.people).toEqual([])
  })

  test('LOCK-6 what becomes secret is told no more', async () => {
    const [page, other] = [await make(), await make()]
    const theirs = await shows(editor, [page, other])
    await theirs.next('present')

    await save(ada, page, { state: 'secret' })
    await lock(ada, page, 'acquire')
    await save(ada, other, { title: 'B' })
    expect((await theirs.next('saved')).document).toEqual(other)
    expect(theirs.heard).not.toContainEqual(
      expect.objectContaining({ document: page, type: 'saved' }),
    )
  })

  test('LOCK-6 nobody is told by whom, who may not know them', async () => {
    const page = await make()
    const theirs = await shows(editor, [page])
    await save(ada, page, { title: 'B' })
    expect(await theirs.next('saved')).toMatchObject({ by: null, isMine: false })
    await save(third, page, { title: 'C' })
    expect(await theirs.next('saved')).toMatchObject({ by: { title: emil.email } })
  })

  test.each([
    ['title', 'title'],
    ['rows.0.text', 'rows.0.text'],
    ['rows.0.note', 'rows.0.note'],
    ['layout.7.words', 'layout.7.words'],
    ['rows.1.note', undefined],
    ['rows.9.note', undefined],
    ['salary', undefined],
    ['whatever', undefined],
    ['title.1.more', undefined],
  ])('LOCK-6 of somebody who edits %s it is told: %s', async (field, shown) => {
    const page = await make({ rows: [{ text: 'open' }, { text: 'closed' }] })
    const theirs = await shows(editor, [page])
    const mine = await listen(ada)
    await mine.watch([{ ...page, ...editing, field }])

    const { people } = await theirs.next('present', ({ people }) => people.length === 1)
    expect(people[0]?.activity).toBe('editing')
    expect(people[0]?.field).toBe(shown)
  })

  test('33.10 a save that has a name is told by it to whoever sent it, and to nobody else', async () => {
    const page = await make()
    const mine = await shows(ada, [page])
    const theirs = await shows(editor, [page])
    const send = (name: string) =>
      server.send(
        'PATCH',
        `/api/pages/${page.id}`,
        { title: name },
        {
          cookie: ada,
          [idempotencyHeader]: name,
        },
      )
    expect((await send('the-first')).status).toBe(200)
    expect(await mine.next('saved')).toMatchObject({ isMine: true, save: 'the-first' })
    expect(await theirs.next('saved')).not.toHaveProperty('save')

    expect((await send('no name at all')).status).toBe(200)
    expect(await mine.next('saved')).not.toHaveProperty('save')
  })

  test('33.16 DOC-15 what a plan saves is by whoever made it, and by none of their windows', async () => {
    const page = await make()
    const mine = await shows(editor, [page])
    const { docs } = await server.payload.find({
      collection: 'users',
      where: { email: { equals: grace.email } },
    })
    const user = { ...docs[0]!, collection: 'users' as const }
    // As Payload's own task does.
    await server.payload.update({
      ...{ collection: page.collectionSlug, id: page.id, user, overrideAccess: false },
      data: { title: 'Due' },
    })
    expect(await mine.next('saved')).toMatchObject({ isMine: false, by: { id: user.id } })
  })

  test('LOCK-6 a save that is rolled back tells nothing', async () => {
    const page = await make()
    const mine = await shows(ada, [page])
    const { db } = server.payload
    const req = { transactionID: (await db.beginTransaction())! }
    const update = { collection: 'pages', id: page.id, data: { title: 'Never' } } as const
    await server.payload.update({ ...update, req })
    await db.rollbackTransaction(req.transactionID)

    await save(ada, page, { title: 'B' })
    const { isMine } = await mine.next('saved')
    expect(isMine).toBe(true)
    expect(mine.heard.filter(({ type }) => type === 'saved')).toHaveLength(1)
  })

  test('LOCK-6 a save is told only once it is kept', async () => {
    const page = await make()
    const mine = await shows(ada, [page])
    const { db } = server.payload
    const req = { transactionID: (await db.beginTransaction())! }
    const update = { collection: 'pages', id: page.id, data: { title: 'Soon' } } as const
    await server.payload.update({ ...update, req })
    // Three beats say where the stream is.
    await expect.poll(() => mine.beats()).toBeGreaterThan(2)
    expect(mine.heard.map(({ type }) => type)).not.toContain('saved')

    await db.commitTransaction(req.transactionID)
    expect(await mine.next('saved')).toMatchObject({ by: null, isMine: false })
  })

  test('LOCK-6 an autosave, a publication, many at once and a version that is taken back are saves', async () => {
    const [article, page, other] = [await make({}, 'articles'), await make(), await make()]
    const mine = await shows(ada, [article, page, other])
    await save(ada, page, { title: 'Second' })
    expect((await mine.next('saved')).document).toEqual(page)
    const send = (method: string, path: string, body = {}) =>
      server.send(method, `/api${path}`, body, { cookie: ada })

    await save(ada, article, { title: 'A' }, '?draft=true&autosave=true')
    expect((await mine.next('saved')).document).toEqual(article)
    await save(ada, article, { title: 'A', _status: 'published' })
    expect((await mine.next('saved')).document).toEqual(article)
    await send('PATCH', `/pages?where[id][in]=${page.id},${other.id}`, { title: 'C' })
    const both = [await mine.next('saved'), await mine.next('saved')]
    expect(new Set(both.map(({ document }) => document.id))).toEqual(new Set([page.id, other.id]))
    const { docs } = await server.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: page.id } },
    })
    await send('POST', `/pages/versions/${docs.at(-1)?.id}`)
    expect((await mine.next('saved')).document).toEqual(page)
  })

  test('LOCK-6 so are a global’s saves, and a version of it that is taken back', async () => {
    const header = { globalSlug: 'header' }
    const theirs = await shows(editor, [header])
    await server.send('POST', '/api/globals/header', { title: 'B' }, { cookie: third })
    expect(await theirs.next('saved')).toMatchObject({
      document: header,
      by: { title: emil.email },
    })
    const { docs } = await server.payload.findGlobalVersions({ slug: 'header' })
    await server.send('POST', `/api/globals/header/versions/${docs[0]?.id}`, {}, { cookie: third })
    await theirs.next('saved')
  })

  test('LOCK-6 a deletion is told, and so is the trash and what comes out of it, to whoever still shows it', async () => {
    const [page, leaf] = [await make(), await make({}, 'leaves')]
    const theirs = await shows(editor, [page, leaf])
    await lock(third, page, 'acquire')
    await server.send('DELETE', `/api/pages/${page.id}`, {}, { cookie: third })
    expect(await theirs.next('deleted')).toMatchObject({
      document: page,
      by: { title: emil.email },
      isMine: false,
    })
    await save(ada, leaf, { deletedAt: new Date().toISOString() })
    expect(await theirs.next('deleted')).toMatchObject({ document: leaf, inTrash: true })
    await theirs.watch([{ ...leaf, ...editing, field: 'title' }])
    await save(ada, leaf, { deletedAt: null }, '?trash=true')
    expect((await theirs.next('saved')).document).toEqual(leaf)
  })

  test('LOCK-6 every way in which a lock changes is told', async () => {
    const page = await make()
    const mine = await shows(ada, [page])
    const holder = async () => (await mine.next('lock')).lock?.holder.title ?? null
    expect(await holder()).toBeNull()
    await lock(editor, page, 'acquire')
    expect(await holder()).toBe(grace.email)
    await lock(third, page, 'takeOver')
    expect(await holder()).toBe(emil.email)
    await lock(third, page, 'acquire')
    expect(await holder()).toBe(emil.email)

    const { docs } = await server.payload.find({ collection: 'payload-locked-documents' })
    const id = docs[0]!.id
    const me = (await (await server.ask('/api/users/me', { headers: { cookie: editor } })).json())
      .user
    const user = { relationTo: 'users', value: me.id }
    await server.payload.update({ collection: 'payload-locked-documents', id, data: { user } })
    expect(await holder()).toBe(grace.email)
    const path = `/api/payload-locked-documents/${id}`
    expect((await server.send('DELETE', path, {}, { cookie: editor })).status).toBe(200)
    expect(await holder()).toBeNull()
  })

  test('LOCK-6 R4 whoever is deleted is gone for others at once, and so are their lock and stream', async () => {
    const person = { email: 'gone@site.example', password: 'a-long-password', role: 'editor' }
    const { id } = await server.payload.create({ collection: 'users', data: person })
    const page = await make()
    const leaver = await server.signIn(person)
    const theirs = await shows(leaver, [page])
    await lock(leaver, page, 'acquire')
    const mine = await shows(ada, [page])
    await mine.next('present', ({ people }) => people.length === 1)

    await server.send('DELETE', `/api/users/${id}`, {}, { cookie: ada })
    await theirs.ended
    await mine.next('present', ({ people }) => people.length === 0)
    const locks = mine.heard.filter(({ type }) => type === 'lock')
    expect(locks.at(-1)).toMatchObject({ lock: null })
  })

  test('LOCK-6 the stream ends with the session, and not with another one of the same user', async () => {
    const person = { email: 'gone@site.example', password: 'a-long-password', role: 'editor' }
    const { id } = await server.payload.create({ collection: 'users', data: person })
    const [one, two] = [await server.signIn(person), await server.signIn(person)]
    const page = await make()
    await lock(two, page, 'acquire')
    const mine = await shows(ada, [page])
    const [first, second] = [await shows(one, [page]), await shows(two, [page])]
    await mine.next('present', ({ people }) => people.length === 1)

    await server.send('POST', '/api/users/logout', {}, { cookie: one })
    await first.ended
    await save(ada, page, { title: 'B' }, '?overrideLock=true')
    await second.next('saved')
    await server.payload.delete({ collection: 'users', id })
    await second.ended
    expect((await mine.next('lock')).lock).toBeNull()
    await mine.next('present', ({ people }) => people.length === 0)
  })

  test('LOCK-6 only people of the panel are told anything, and not in too many browsers', async () => {
    const path = `/api${eventsPath}`
    const person = { email: 'max@site.example', password: 'a-long-password' }
    await server.payload.create({ collection: 'users', data: person })
    const max = await server.signIn(person)
    const ask = async (query: string, cookie: string) => {
      const abort = new AbortController()
      onTestFinished(() => abort.abort())
      return (await server.ask(path + query, { headers: { cookie }, signal: abort.signal })).status
    }
    const uuid = () => `?stream=${crypto.randomUUID()}`
    expect(await ask(uuid(), '')).toBe(401)
    expect(await ask('', max)).toBe(400)
    expect(await ask('?stream=mine', max)).toBe(400)
    const answers = await Promise.all(Array.from({ length: 13 }, () => ask(uuid(), max)))
    expect(answers.sort()).toEqual([...Array(12).fill(200), 429])
  })

  test.each([
    ['nothing', {}],
    ['a stream without a name', { stream: 'mine', documents: [], collections: [] }],
    ['two documents in one', { documents: [{ collectionSlug: 'a', globalSlug: 'b', id: 1 }] }],
    ['what nobody does', { documents: [{ globalSlug: 'header', activity: 'sleeping' }] }],
    [
      'a field of any length',
      { documents: [{ globalSlug: 'header', ...editing, field: 'x'.repeat(301) }] },
    ],
    ['too many documents', { documents: Array(51).fill({ globalSlug: 'header', ...viewing }) }],
    ['too many lists', { collections: Array(51).fill('pages') }],
  ])('%s is refused', async (_kind, body) => {
    const whole = { stream: crypto.randomUUID(), documents: [], collections: [], ...body }
    const sent = 'documents' in body || 'collections' in body || 'stream' in body ? whole : body
    expect((await server.send('POST', `/api${eventsPath}`, sent, { cookie: ada })).status).toBe(400)
    expect((await server.send('POST', `/api${eventsPath}`, sent)).status).toBe(401)
  })

  test('what cannot be there is watched in vain, and the rest is not', async () => {
    const page = await make()
    const mine = await shows(ada, [
      { collectionSlug: '__proto__', id: 1 },
      { collectionSlug: 'pages', id: 999_999 },
      { globalSlug: 'nowhere' },
      page,
    ])
    expect((await mine.next('present')).document).toEqual(page)
  })
}

onBothDatabases(liveCases)
