// @module-tag slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Mentionable, Thread } from '#contracts/comments'
import { commentsPath, longestComment, mentionablePath } from '#contracts/comments'
import { idempotencyHeader } from '#contracts/documents'
import type { Name } from './kit/comment-desk.ts'
import { at, openCommentDesk, personNamed, textsIn } from './kit/comment-desk.ts'
import { listenLive } from './kit/listen-live.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'

type Desk = Awaited<ReturnType<typeof openCommentDesk>>

const inFull = { sort: 'createdAt', pagination: false } as const

function threadCases(databaseUrl: () => Promise<string | null>) {
  let desk: Desk

  beforeAll(async () => {
    desk = await openCommentDesk(await databaseUrl())
  })
  afterAll(() => desk.server.close())

  test('39.2 begins threads, replies, edits, resolves and reopens', async () => {
    const asked = await desk.page()
    const thread = await desk.begin('grace', asked, 'Is this right?')
    await desk.reply('alan', thread, 'I think so.')
    const second = await desk.begin('alan', asked, 'And the title?', { place: ['title'] })

    expect(textsIn(await desk.read('ada', asked))).toEqual([
      ['And the title?'],
      ['Is this right?', 'I think so.'],
    ])
    const edited = await desk.send('grace', 'PATCH', at(thread), { text: 'Still right?' })
    expect(await edited.json()).toMatchObject({
      comments: [
        {
          text: 'Still right?',
          isMine: true,
          by: { title: 'grace@site.example', collection: 'users', id: desk.ids.grace },
          editedAt: expect.any(String),
        },
        { text: 'I think so.', isMine: false, editedAt: null },
      ],
    })
    const resolved = await desk.send('alan', 'PATCH', at(thread), { isResolved: true })
    expect(await resolved.json()).toMatchObject({
      resolved: { by: { title: 'alan@site.example' }, at: expect.any(String) },
    })
    const reopened = await desk.send('grace', 'PATCH', at(thread), { isResolved: false })
    expect(await reopened.json()).toMatchObject({ resolved: null })
    expect(await desk.read('grace', asked)).toMatchObject({
      threads: [{ id: second.id, anchor: { place: ['title'] } }, { id: thread.id }],
      mayComment: true,
      mayResolve: true,
      mayDeleteAny: false,
    })
  })

  test('39.2 has comments on globals, words and pictures', async () => {
    const header = { globalSlug: 'header' }
    const quote = { exact: 'Harbour', prefix: 'The ', suffix: ' opens' }
    await desk.begin('grace', header, 'A typo', { place: ['title'], quote })
    const picture = { name: 'harbor.jpg', width: 1600, height: null }
    await desk.begin('grace', header, 'Crop this', { point: { x: 0.5, y: 1 }, picture })

    expect((await desk.read('alan', header)).threads.map(({ anchor }) => anchor)).toEqual([
      { point: { x: 0.5, y: 1 }, picture },
      { place: ['title'], quote },
    ])
  })

  test('39.2 deletes a comment, and keeps the place of one that has replies', async () => {
    const asked = await desk.page()
    const thread = await desk.begin('grace', asked, 'Delete me')
    const { comments } = await desk.reply('alan', thread, 'Stay')

    const left = await (await desk.send('grace', 'DELETE', at(thread))).json()
    expect(left.comments).toMatchObject([{ text: '', isDeleted: true }, { text: 'Stay' }])
    expect(await stored(desk)).not.toContain('Delete me')
    expect((await desk.send('grace', 'PATCH', at(thread), { text: 'Back' })).status).toBe(404)
    expect(await (await desk.send('alan', 'DELETE', at(comments[1]!))).json()).toBeNull()
    expect((await desk.read('grace', asked)).threads).toEqual([])
    expect((await desk.send('grace', 'DELETE', at(thread))).status).toBe(404)
  })

  test('39.2 lets nobody edit what another wrote, and administrators delete it', async () => {
    const asked = await desk.page()
    const thread = await desk.begin('grace', asked, 'Mine')

    expect((await desk.send('alan', 'PATCH', at(thread), { text: 'His' })).status).toBe(403)
    expect((await desk.send('ada', 'PATCH', at(thread), { text: 'Hers' })).status).toBe(403)
    expect((await desk.send('alan', 'DELETE', at(thread))).status).toBe(403)
    expect(textsIn(await desk.read('alan', asked))).toEqual([['Mine']])
    expect((await desk.read('ada', asked)).mayDeleteAny).toBe(true)
    expect(await (await desk.send('ada', 'DELETE', at(thread))).json()).toBeNull()
  })

  test('39.2 refuses a comment that is empty or too long', async () => {
    const asked = await desk.page()
    const thread = await desk.begin('grace', asked, 'x'.repeat(longestComment))

    for (const text of ['', ' \n ', 'x'.repeat(longestComment + 1)]) {
      for (const [method, path, more] of [
        ['POST', commentsPath, { ...asked, anchor: {} }],
        ['POST', at(thread), {}],
        ['PATCH', at(thread), {}],
      ] as const) {
        const answer = await desk.send('grace', method, path, { ...more, text })
        expect(answer.status).toBe(400)
        expect(await answer.json()).toMatchObject({
          code: 'comment.badLength',
          details: { most: '10000' },
        })
      }
    }
    expect(textsIn(await desk.read('grace', asked))).toHaveLength(1)
  })

  test('39.2 refuses a request that makes no sense', async () => {
    const asked = await desk.page()
    for (const body of [
      { anchor: {}, text: 'Of nothing' },
      { ...asked, text: 'Without an anchor' },
      { ...asked, anchor: { place: [] }, text: 'Nowhere' },
      { ...asked, anchor: { point: { x: 2, y: 0 } }, text: 'Beside it' },
      { ...asked, anchor: { place: ['title'], locale: 'xx' }, text: 'In no language' },
      { ...asked, anchor: {}, text: 'A \0 character' },
    ]) {
      expect((await desk.send('grace', 'POST', commentsPath, body)).status).toBe(400)
    }
    const thread = await desk.begin('grace', asked, 'Once')
    const both = { text: 'Twice', isResolved: true }
    expect((await desk.send('grace', 'PATCH', at(thread), both)).status).toBe(400)
    expect((await desk.send('grace', 'PATCH', at({ id: 'none' }), { text: 'x' })).status).toBe(404)
  })

  test('39.2 does once what is sent twice', async () => {
    const asked = await desk.page()
    const headers = { [idempotencyHeader]: randomUUID() }
    const body = { ...asked, anchor: {}, text: 'Once' }
    const post = async (path: string, body: object, headers: object): Promise<Thread> =>
      (await desk.send('grace', 'POST', path, body, headers)).json()

    const [first, again] = await Promise.all([
      post(commentsPath, body, headers),
      post(commentsPath, body, headers),
    ])
    expect(again).toEqual(first)
    const reply = { [idempotencyHeader]: randomUUID() }
    await post(at(first), { text: 'A reply' }, reply)
    await post(at(first), { text: 'A reply' }, reply)
    expect(textsIn(await desk.read('grace', asked))).toEqual([['Once', 'A reply']])
  })

  test('39.2 keeps a resolution that comes while its comment is edited', async () => {
    const asked = await desk.page()
    const thread = await desk.begin('grace', asked, 'Before')
    const { db } = desk.server.payload
    const write = db.updateOne
    const [reached, released] = [gate(), gate()]
    db.updateOne = async (update) => {
      db.updateOne = write
      reached.open()
      await released.opened
      return write.call(db, update)
    }

    const edit = desk.send('grace', 'PATCH', at(thread), { text: 'After' })
    await reached.opened
    await desk.send('alan', 'PATCH', at(thread), { isResolved: true })
    released.open()

    expect(await (await edit).json()).toMatchObject({
      comments: [{ text: 'After' }],
      resolved: { by: { title: 'alan@site.example' } },
    })
  })

  test('39.2 ends comments with their document, and copies none', async () => {
    const asked = await desk.page()
    await desk.begin('grace', asked, 'About the first')
    const path = `/pages/${asked.id}`
    const { doc } = await (await desk.send('ada', 'POST', `${path}/duplicate`, {})).json()
    expect((await desk.read('ada', { ...asked, id: doc.id })).threads).toEqual([])

    await desk.send('ada', 'PATCH', path, { deletedAt: new Date().toISOString() })
    expect(textsIn(await desk.read('grace', asked))).toEqual([['About the first']])
    await desk.send('ada', 'DELETE', `${path}?trash=true`)
    expect(await stored(desk)).not.toContain('About the first')
  })

  test('39.2 keeps what a deleted user wrote, as nobody’s', async () => {
    const asked = await desk.page()
    const person = personNamed('leaving')
    const { id } = await desk.server.payload.create({ collection: 'users', data: person })
    const cookie = await desk.server.signIn(person)
    await desk.begin('grace', asked, `Ask @[users:${id}] and @[users:${desk.ids.alan}]`)
    const body = { ...asked, anchor: {}, text: 'Goodbye' }
    const theirs = await desk.send('grace', 'POST', commentsPath, body, { cookie })
    await desk.send('grace', 'PATCH', at(await theirs.json()), { isResolved: true }, { cookie })

    await desk.send('ada', 'DELETE', `/users/${id}`)

    const [goodbye, ask] = (await desk.read('grace', asked)).threads
    expect(goodbye).toMatchObject({
      comments: [{ by: null, isMine: false }],
      resolved: { by: null },
    })
    expect(ask!.comments[0]!.mentions).toMatchObject([{ title: 'alan@site.example' }])
    expect(await stored(desk)).not.toContain(`[users/${id}]`)
  })

  test('39.2 reads a document’s threads with as many questions, however many there are', async () => {
    const { db } = desk.server.payload
    const count = async (threads: number) => {
      const asked = await desk.page()
      for (let one = 0; one < threads; one += 1) {
        const thread = await desk.begin(one % 2 ? 'grace' : 'alan', asked, `Thread ${one}`, {
          place: ['title'],
        })
        await desk.reply('ada', thread, 'A reply')
      }
      let asks = 0
      const names = ['find', 'findOne', 'queryDrafts', 'count', 'findGlobal'] as const
      const before = names.map((name) => [name, db[name]] as const)
      for (const [name, ask] of before) {
        Object.assign(db, {
          [name]: (asked: never) => {
            asks += 1
            return (ask as (asked: never) => unknown).call(db, asked)
          },
        })
      }
      const { threads: read } = await desk.read('grace', asked)
      for (const [name, ask] of before) Object.assign(db, { [name]: ask })
      expect(read).toHaveLength(threads)
      return asks
    }

    expect(await count(12)).toBe(await count(2))
  })
}

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}

const stored = async ({ server }: Desk): Promise<string> =>
  JSON.stringify((await server.payload.find({ collection: 'stateroom-comments', ...inFull })).docs)

onBothDatabases(threadCases)

describe('39.2 who', () => {
  let desk: Desk

  beforeAll(async () => {
    desk = await openCommentDesk(null)
  })
  afterAll(() => desk.server.close())

  /** Every way in, as one of these people. */
  const ways = (as: Name, asked: object, thread: Thread) => [
    desk.get(as, commentsPath, asked),
    desk.get(as, mentionablePath, asked),
    desk.send(as, 'POST', commentsPath, { ...asked, anchor: {}, text: 'Mine' }),
    desk.send(as, 'POST', at(thread), { text: 'Mine' }),
    desk.send(as, 'PATCH', at(thread), { text: 'Mine' }),
    desk.send(as, 'PATCH', at(thread), { isResolved: true }),
    desk.send(as, 'DELETE', at(thread)),
  ]
  const statuses = async (answers: readonly Promise<Response>[]) =>
    new Set((await Promise.all(answers)).map(({ status }) => status))

  test('is no visitor, and no member who may not use the panel', async () => {
    const asked = await desk.page()
    const thread = await desk.begin('grace', asked, 'Among us')

    expect(await statuses(ways('visitor', asked, thread))).toEqual(new Set([401]))
    expect(await statuses(ways('mel', asked, thread))).toEqual(new Set([403]))
    expect(textsIn(await desk.read('grace', asked))).toEqual([['Among us']])
  })

  test('may not read a document finds no comments on it either', async () => {
    const asked = await desk.page({ state: 'secret' })
    const thread = await desk.begin('ada', asked, 'A secret')
    const front = { globalSlug: 'front' }
    const other = await desk.begin('ada', front, 'Another secret')

    expect(await statuses(ways('grace', asked, thread))).toEqual(new Set([404]))
    expect(await statuses(ways('grace', front, other))).toEqual(new Set([403]))
    for (const answer of await Promise.all(ways('grace', asked, thread))) {
      expect(await answer.text()).not.toContain('secret')
    }
  })

  test('asks for comments where there are none finds nothing', async () => {
    const { id } = await desk.server.payload.create({
      collection: 'leaves',
      data: { title: 'Leaf' },
    })
    const leaf = { collectionSlug: 'leaves', id }
    expect((await desk.get('ada', commentsPath, leaf)).status).toBe(404)
    const begun = await desk.send('ada', 'POST', commentsPath, { ...leaf, anchor: {}, text: 'x' })
    expect(begun.status).toBe(404)

    const config = await (await desk.get('ada', '/stateroom/config', {})).json()
    const withComments = [...config.collections, ...config.globals]
      .filter(({ comments }) => comments)
      .map(({ slug }) => slug)
    expect(withComments).toEqual(['users', 'members', 'pages', 'header', 'front'])
  })

  test('is mentioned may read the document, and be known to the writer', async () => {
    const hidden = { ...personNamed('hidden'), role: 'admin' as const }
    const { id } = await desk.server.payload.create({ collection: 'users', data: hidden })
    const asked = await desk.page()
    const text = `@[users:${desk.ids.alan}] @[users:${id}] @[members:${desk.ids.mel}] @[pages:1] @[users:999]`
    const thread = await desk.begin('grace', asked, text)
    expect(thread.comments[0]).toMatchObject({
      text,
      mentions: [{ id: desk.ids.alan, collection: 'users', title: 'alan@site.example' }],
    })

    const secret = await desk.page({ state: 'secret' })
    const { comments } = await desk.begin('ada', secret, text)
    expect(comments[0]!.mentions).toMatchObject([{ title: 'hidden@site.example' }])
    const atField = await desk.begin('ada', asked, text, { place: ['salary'] })
    expect(atField.comments[0]!.mentions).toMatchObject([{ title: 'hidden@site.example' }])
  })

  test('is offered for a mention is the same', async () => {
    const offered = async (as: Name, asked: object, q: string): Promise<(string | null)[]> => {
      const answer = await desk.get(as, mentionablePath, { ...asked, q })
      return ((await answer.json()) as Mentionable[]).map(({ title }) => title)
    }
    const asked = await desk.page()
    const secret = await desk.page({ state: 'secret' })

    expect(await offered('grace', asked, 'ALA')).toEqual(['alan@site.example'])
    expect(await offered('grace', asked, 'mel')).toEqual([])
    expect(await offered('grace', asked, 'hidden')).toEqual([])
    expect(await offered('ada', asked, 'hidden')).toEqual(['hidden@site.example'])
    expect(await offered('ada', secret, '')).toEqual(['ada@site.example', 'hidden@site.example'])
    for (let one = 0; one < 12; one += 1) {
      const data = personNamed(`many${one}`)
      await desk.server.payload.create({ collection: 'users', data })
    }
    expect(await offered('grace', asked, 'many')).toHaveLength(10)
  })

  test('shows a document hears that somebody commented on it, if they may read it', async () => {
    const asked = await desk.page()
    const watch = async (as: Name, document: object | null) => {
      const listener = await listenLive(desk.server.origin, desk.cookies[as])
      onTestFinished(listener.cut)
      const documents = document ? [{ ...document, activity: 'viewing' as const }] : []
      await listener.watch(documents, ['pages'])
      return listener
    }
    const [ada, grace, lists] = [
      await watch('ada', asked),
      await watch('grace', asked),
      await watch('grace', null),
    ]

    const thread = await desk.begin('grace', asked, 'Look')
    const by = { title: 'grace@site.example' }
    expect(await ada.next('comments')).toMatchObject({ document: asked, by, isMine: false })
    expect(await grace.next('comments')).toMatchObject({ document: asked, by, isMine: true })
    await desk.send('ada', 'PATCH', at(thread), { isResolved: true })
    await grace.next('comments', ({ isMine }) => !isMine)

    await desk.server.payload.update({
      collection: 'pages',
      id: asked.id,
      data: { state: 'secret' },
    })
    await ada.next('saved', ({ by }) => by === null)
    await desk.begin('ada', asked, 'Not for everybody')
    await ada.next('comments', ({ isMine }) => isMine)
    await desk.server.payload.update({ collection: 'pages', id: asked.id, data: { state: null } })
    await grace.next('saved')
    await lists.next('saved', () => true)
    expect(grace.heard.filter(({ type }) => type === 'comments')).toHaveLength(2)
    expect(lists.heard.some(({ type }) => type === 'comments')).toBe(false)
  })

  test('has no other door to comments', async () => {
    const asked = await desk.page()
    const thread = await desk.begin('grace', asked, 'Behind a door')
    for (const as of ['ada', 'grace', 'mel', 'visitor'] as const) {
      const answers = await Promise.all([
        desk.get(as, '/stateroom-comments', {}),
        desk.get(as, `/stateroom-comments/${thread.id}`, {}),
        desk.send(as, 'POST', '/stateroom-comments', { about: 'x', text: 'x' }),
        desk.send(as, 'PATCH', `/stateroom-comments/${thread.id}`, { text: 'x' }),
        desk.send(as, 'DELETE', `/stateroom-comments/${thread.id}`),
      ])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([501]))
      const content = await desk.get(as, `/pages/${asked.id}`, { depth: 5 })
      expect(await content.text()).not.toContain('Behind a door')
    }
    const config = await (await desk.get('ada', '/stateroom/config', {})).text()
    expect(config).not.toContain('stateroom-comments')
  })
})

test('39.2 the site’s rules say who reads, writes and resolves comments', async () => {
  const isAda = ({ req }: { req: { user: unknown } }) =>
    (req.user as { role?: string } | null)?.role === 'admin'
  const isOpen = ({ document }: { document: { globalSlug?: string } }) =>
    document.globalSlug !== 'header'
  const desk = await openCommentDesk(null, {
    comments: {
      access: {
        read: (asked) => isAda(asked) || isOpen(asked),
        create: (asked) => !isAda(asked),
        resolve: isAda,
      },
    },
  })
  onTestFinished(() => desk.server.close())
  const asked = await desk.page()
  const thread = await desk.begin('grace', asked, 'For Ada')

  expect(await desk.read('grace', asked)).toMatchObject({ mayComment: true, mayResolve: false })
  expect(await desk.read('ada', asked)).toMatchObject({ mayComment: false, mayResolve: true })
  expect((await desk.send('ada', 'POST', at(thread), { text: 'x' })).status).toBe(403)
  expect((await desk.send('grace', 'PATCH', at(thread), { isResolved: true })).status).toBe(403)
  expect((await desk.send('ada', 'PATCH', at(thread), { isResolved: true })).status).toBe(200)
  expect((await desk.get('grace', commentsPath, { globalSlug: 'header' })).status).toBe(403)
  const people = await desk.get('ada', mentionablePath, { globalSlug: 'header' })
  expect(await people.json()).toMatchObject([{ title: 'ada@site.example' }])
})

test('39.2 a site without comments has neither a collection nor endpoints for them', async () => {
  const desk = await openCommentDesk(null, { comments: undefined })
  onTestFinished(() => desk.server.close())
  const asked = await desk.page()

  expect(desk.server.payload.collections['stateroom-comments']).toBeUndefined()
  expect((await desk.get('ada', commentsPath, asked)).status).toBe(404)
  const config = await (await desk.get('ada', '/stateroom/config', {})).text()
  expect(config).not.toContain('"comments"')
})
