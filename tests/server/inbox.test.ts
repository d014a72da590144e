// @module-tag slow
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { commentsPath } from '#contracts/comments'
import type { Inbox, InboxEntry } from '#contracts/inbox'
import { inboxPath, inboxWatch, mostInInbox } from '#contracts/inbox'
import type { Name } from './kit/comment-desk.ts'
import { at, openCommentDesk, personNamed } from './kit/comment-desk.ts'
import { listenLive } from './kit/listen-live.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'

type Desk = Awaited<ReturnType<typeof openCommentDesk>>

const entriesOf = async (desk: Desk, as: Name): Promise<readonly InboxEntry[]> =>
  ((await (await desk.get(as, inboxPath, {})).json()) as Inbox).entries

const inboxOf = async (desk: Desk, as: Name): Promise<string[]> =>
  (await entriesOf(desk, as)).map(({ text }) => text)

const mentioning = ({ ids }: Desk, name: Name) => `@[users:${ids[name]}]`

/** Nobody has been told anything yet. */
const clear = ({ server }: Desk) =>
  server.payload.db.deleteMany({ collection: 'stateroom-comments', where: {} })

function inboxCases(databaseUrl: () => Promise<string | null>) {
  let desk: Desk

  beforeAll(async () => {
    desk = await openCommentDesk(await databaseUrl())
  })
  afterAll(() => desk.server.close())

  test('39.2 holds mentions and replies, the newest first, and nothing of one’s own', async () => {
    await clear(desk)
    const asked = await desk.page()
    const alan = mentioning(desk, 'alan')
    expect(await inboxOf(desk, 'alan')).toEqual([])
    const thread = await desk.begin('grace', asked, `Ask ${alan}`, { place: ['title'] })
    await desk.reply('ada', thread, 'Before Alan came')
    await desk.reply('alan', thread, `I, ${alan}, am here`)
    const { comments } = await desk.reply('ada', thread, 'After Alan came')
    await desk.begin('ada', asked, 'To nobody')

    expect(await entriesOf(desk, 'alan')).toEqual([
      {
        id: comments.at(-1)!.id,
        why: 'reply',
        by: { id: expect.anything(), collection: 'users', title: 'ada@site.example' },
        at: comments.at(-1)!.at,
        text: 'After Alan came',
        mentions: [],
        thread: thread.id,
        document: asked,
        anchor: { place: ['title'] },
        isRead: false,
      },
      expect.objectContaining({
        id: thread.id,
        why: 'mention',
        text: `Ask ${alan}`,
        mentions: [{ id: desk.ids.alan, collection: 'users', title: 'alan@site.example' }],
      }),
    ])
    expect(await inboxOf(desk, 'grace')).toEqual([
      'After Alan came',
      `I, ${alan}, am here`,
      'Before Alan came',
    ])
    expect(await inboxOf(desk, 'ada')).toEqual([`I, ${alan}, am here`])
  })

  test('39.2 loses what is deleted, or mentions them no more', async () => {
    await clear(desk)
    const asked = await desk.page()
    const alan = mentioning(desk, 'alan')
    const edited = await desk.begin('grace', asked, `First ${alan}`)
    const deleted = await desk.begin('grace', asked, `Second ${alan}`)
    await desk.reply('ada', deleted, 'To Grace')
    expect(await inboxOf(desk, 'alan')).toHaveLength(2)

    await desk.send('grace', 'PATCH', at(edited), { text: 'First, to nobody' })
    await desk.send('grace', 'DELETE', at(deleted))
    expect(await inboxOf(desk, 'alan')).toEqual([])
    expect(await inboxOf(desk, 'grace')).toEqual(['To Grace'])
  })

  test('39.2 is read where one says so, in every browser, and stays so', async () => {
    await clear(desk)
    const asked = await desk.page()
    const texts = ['One', 'Two', 'Three'].map((text) => `${text} ${mentioning(desk, 'alan')}`)
    for (const text of texts) await desk.begin('grace', asked, text)
    const [three, two, one] = await entriesOf(desk, 'alan')
    const read = (...some: readonly (InboxEntry | undefined)[]) =>
      desk.send('alan', 'POST', inboxPath, { read: some.map((entry) => entry!.id) })

    const answers = await Promise.all([read(one), read(three), read(one)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    const cookie = await desk.server.signIn(personNamed('alan'))
    const answer = await desk.server.ask(`/api${inboxPath}`, { headers: { cookie } })
    const { entries } = (await answer.json()) as Inbox
    expect(entries.map(({ isRead }) => isRead)).toEqual([true, false, true])
    await read(two)
    expect((await entriesOf(desk, 'alan')).every(({ isRead }) => isRead)).toBe(true)
    await desk.begin('grace', asked, `Four ${mentioning(desk, 'alan')}`)
    expect((await entriesOf(desk, 'alan')).map(({ isRead }) => isRead)).toEqual([
      ...[false, true, true, true],
    ])
  })

  test('39.2 is read with as many questions, however much is in it, and shows the latest', async () => {
    const { db } = desk.server.payload
    const count = async (comments: number) => {
      await clear(desk)
      const asked = await desk.page()
      const text = `Look ${mentioning(desk, 'alan')}`
      for (let one = 0; one < comments; one += 1) {
        await desk.begin(one % 2 ? 'grace' : 'ada', asked, `${text} ${one}`, { place: ['title'] })
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
      const texts = await inboxOf(desk, 'alan')
      for (const [name, ask] of before) Object.assign(db, { [name]: ask })
      expect(texts).toHaveLength(Math.min(comments, mostInInbox))
      expect(texts[0]).toBe(`${text} ${comments - 1}`)
      return asks
    }

    expect(await count(mostInInbox + 2)).toBe(await count(2))
  })
}

onBothDatabases(inboxCases)

describe('39.2 who', () => {
  let desk: Desk

  beforeAll(async () => {
    desk = await openCommentDesk(null)
  })
  afterAll(() => desk.server.close())

  test('is no visitor, and no member who may not use the panel', async () => {
    for (const [as, status] of [
      ['visitor', 401],
      ['mel', 403],
    ] as const) {
      expect((await desk.get(as, inboxPath, {})).status).toBe(status)
      expect((await desk.send(as, 'POST', inboxPath, { read: ['x'] })).status).toBe(status)
    }
    for (const body of [{}, { read: 'x' }, { read: [''] }, { read: [1] }, { read: [], more: 1 }]) {
      expect((await desk.send('alan', 'POST', inboxPath, body)).status).toBe(400)
    }
  })

  test('may not read it now has nothing of it in their inbox', async () => {
    await clear(desk)
    const asked = await desk.page()
    const { server } = desk
    const text = `About ${mentioning(desk, 'grace')}`
    const thread = await desk.begin('ada', asked, text, { place: ['title'] })
    const write = (data: object) =>
      server.payload.update({ collection: 'pages', id: asked.id, data, trash: true })
    const anchored = (anchor: object) =>
      server.payload.db.updateOne({
        collection: 'stateroom-comments',
        id: String(thread.id),
        data: { anchor },
      })
    expect(await inboxOf(desk, 'grace')).toEqual([text])

    await write({ state: 'secret' })
    expect(await inboxOf(desk, 'grace')).toEqual([])
    await write({ state: null })
    await anchored({ place: ['salary'] })
    expect(await inboxOf(desk, 'grace')).toEqual([])
    await anchored({ place: ['title'] })
    expect(await inboxOf(desk, 'grace')).toEqual([text])
    await write({ deletedAt: new Date().toISOString() })
    expect(await inboxOf(desk, 'grace')).toEqual([])
    await write({ deletedAt: null })
    expect(await inboxOf(desk, 'grace')).toEqual([text])
    await desk.send('ada', 'DELETE', `/pages/${asked.id}`)
    expect(await inboxOf(desk, 'grace')).toEqual([])
  })

  test('has a long comment in it reads its beginning, with no half of a mention', async () => {
    await clear(desk)
    const asked = await desk.page()
    const grace = mentioning(desk, 'grace')
    const words = 'x'.repeat(298)
    await desk.begin('ada', asked, `${words} ${grace} and so on`)
    expect(await inboxOf(desk, 'grace')).toEqual([`${words}…`])
  })

  test('is mentioned or answered hears of it wherever they are, and nobody else', async () => {
    await clear(desk)
    const asked = await desk.page()
    const listen = async (as: Name) => {
      const listener = await listenLive(desk.server.origin, desk.cookies[as], {
        isNews: ({ type }) => type === 'inbox' || type === 'saved',
      })
      onTestFinished(listener.cut)
      await listener.watch([], ['pages'])
      return listener
    }
    const [ada, grace, alan] = await Promise.all([listen('ada'), listen('grace'), listen('alan')])

    const thread = await desk.begin('ada', asked, `Ask ${mentioning(desk, 'grace')}`)
    expect(await grace.next('inbox')).toEqual({ type: 'inbox' })
    await desk.reply('grace', thread, 'Here')
    await ada.next('inbox')
    await desk.send('ada', 'PATCH', at(thread), { text: 'Ask nobody' })
    await grace.next('inbox')
    await desk.send('ada', 'PATCH', at(thread), { isResolved: true })
    await desk.server.payload.update({
      collection: 'pages',
      id: asked.id,
      data: { state: 'secret' },
    })
    await desk.reply('ada', thread, 'Not for Grace')
    await desk.send('ada', 'POST', commentsPath, {
      ...(await desk.page()),
      anchor: { place: ['salary'] },
      text: `A secret ${mentioning(desk, 'grace')}`,
    })
    const last = await desk.begin('ada', await desk.page(), `To ${mentioning(desk, 'alan')}`)
    await alan.next('inbox')
    await desk.send('grace', 'POST', inboxPath, { read: [last.id] })
    await grace.next('inbox')
    await desk.send('grace', 'POST', inboxPath, { read: [last.id] })
    await desk.begin('ada', await desk.page(), `Now ${mentioning(desk, 'grace')}`)
    await grace.next('inbox')

    const end = await desk.page()
    const counts = [ada, grace, alan].map(async ({ heard, next }) => {
      await next('saved', ({ document }) => document.id === end.id)
      return heard.filter(({ type }) => type === 'inbox').length
    })
    expect(await Promise.all(counts)).toEqual([1, 4, 1])
  })

  test('begins to watch their inbox asks once more', async () => {
    const listener = await listenLive(desk.server.origin, desk.cookies.alan)
    onTestFinished(listener.cut)
    await listener.watch([], [inboxWatch])
    await listener.next('inbox')
    await listener.watch([], [inboxWatch, 'pages'])
    await desk.page()
    await listener.next('saved')
    expect(listener.heard.filter(({ type }) => type === 'inbox')).toHaveLength(1)
  })

  test('was cut off meanwhile hears of it when they are back', async () => {
    const first = await listenLive(desk.server.origin, desk.cookies.grace)
    await desk.begin('ada', await desk.page(), `One ${mentioning(desk, 'grace')}`)
    await first.next('inbox')
    first.cut()
    await first.ended
    await desk.begin('ada', await desk.page(), `Two ${mentioning(desk, 'grace')}`)
    const { stream } = first
    const again = await listenLive(desk.server.origin, desk.cookies.grace, {
      ...{ stream, lastId: first.lastId() },
    })
    onTestFinished(again.cut)
    await again.next('inbox')
  })
})
