// @module-tag slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { countsPath } from '#contracts/counts'
import { idempotencyHeader } from '#contracts/documents'
import type { Inbox } from '#contracts/inbox'
import { inboxPath } from '#contracts/inbox'
import type { Review } from '#contracts/review'
import { reviewersPath, reviewFilterField, reviewPath, reviewStatesPath } from '#contracts/review'
import { listenLive } from './kit/listen-live.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { Name, ReviewDesk } from './kit/review-desk.ts'
import { openReviewDesk, personNamed } from './kit/review-desk.ts'

function reviewCases(databaseUrl: () => Promise<string | null>) {
  let desk: ReviewDesk

  beforeAll(async () => {
    desk = await openReviewDesk(await databaseUrl())
  })
  afterAll(() => desk.server.close())

  test('39.2 is asked for, sent back, asked for again, approved in one step, and ends when it is published', async () => {
    const asked = await desk.page()
    expect(await desk.read('wil', asked)).toEqual({
      state: 'none',
      events: [],
      content: expect.stringMatching(/^[\w-]{43}$/),
      updatedAt: expect.any(String),
      isRequired: true,
      mayAsk: true,
      mayDecide: false,
      mayWithdraw: false,
    })
    expect(await desk.read('grace', asked)).toMatchObject({ mayDecide: true, mayAsk: true })

    const to = [{ collection: 'users', id: desk.ids.grace! }]
    const review = await desk.take('wil', asked, 'ask', { note: ' Ready? ', to })
    expect(review).toMatchObject({
      state: 'inReview',
      mayWithdraw: true,
      events: [
        {
          kind: 'ask',
          by: { title: 'wil@site.example', collection: 'users', id: desk.ids.wil },
          isMine: true,
          note: 'Ready?',
          to: [{ title: 'grace@site.example' }],
          version: expect.anything(),
        },
      ],
    })
    await desk.take('grace', asked, 'askChanges', { note: 'The title' })
    await desk.edit('wil', asked, { title: 'The harbour' })
    await desk.take('wil', asked, 'ask')
    const approved = await desk.take('alan', asked, 'approve')
    expect(approved.state).toBe('approved')
    expect(approved.events.map(({ kind }) => kind)).toEqual(['approve', 'ask', 'askChanges', 'ask'])
    expect((await desk.read('wil', asked)).mayAsk).toBe(false)

    expect((await desk.publish('grace', asked)).status).toBe(200)
    expect(await desk.read('grace', asked)).toMatchObject({
      state: 'none',
      events: [],
      mayAsk: false,
      mayDecide: false,
      mayWithdraw: false,
    })
  })

  const kindsIn = ({ events }: Review) => events.map(({ kind }) => kind)
  const toGrace = () => [{ collection: 'users', id: desk.ids.grace! }]

  test('39.2 an approval falls when what was approved changes, and shows both versions', async () => {
    const page = await desk.page()
    await desk.edit('wil', page, { title: 'Written by itself' }, '&autosave=true')
    await desk.take('wil', page, 'ask', { to: toGrace() })
    const approved = await desk.take('grace', page, 'approve')
    await desk.edit('wanda', page, { title: 'Changed' }, '&autosave=true')

    const fallen = await desk.read('grace', page)
    expect(fallen).toMatchObject({ state: 'inReview', mayDecide: true })
    expect(kindsIn(fallen)).toEqual(['fell', 'approve', 'ask'])
    expect(fallen.events[0]).toMatchObject({ by: { title: 'wanda@site.example' }, to: [] })
    expect(fallen.content).not.toBe(approved.content)
    // What comes later is written over neither of them.
    await desk.edit('wanda', page, { title: 'Changed again' }, '&autosave=true')
    await desk.edit('wanda', page, { title: 'And again' }, '&autosave=true')
    const titleOf = async (version: unknown) =>
      (await (await desk.get('grace', `/pages/versions/${version}`)).json()).version.title
    expect(await titleOf(fallen.events[1]!.version)).toBe('Written by itself')
    expect(await titleOf(fallen.events[0]!.version)).toBe('Changed')
    expect(kindsIn(await desk.read('grace', page))).toEqual(['fell', 'approve', 'ask'])

    await desk.edit('wanda', page, { title: 'Written by itself' })
    expect(await desk.read('grace', page)).toMatchObject({ state: 'inReview' })
  })

  test('39.2 an approval stays while nothing of the content changes', async () => {
    const page = await desk.page({ savedBy: 'wil@site.example' })
    const { content } = await desk.take('grace', page, 'approve')

    await desk.edit('wil', page, { title: 'Harbour' })
    await desk.edit('wil', page, {}, '&autosave=true')
    expect(await desk.read('grace', page)).toMatchObject({ state: 'approved', content })
    await desk.edit('wil', page, { title: 'Hafen' }, '&locale=de')
    expect(await desk.read('grace', page)).toMatchObject({ state: 'inReview' })
  })

  test('39.2 keeps all that a version says when it is kept for a review', async () => {
    const data = {
      rows: [
        { text: 'One', note: 'First' },
        { text: 'Two', note: 'Second' },
      ],
      blocks: [{ blockType: 'quote', words: 'Ships' }],
      related: [(await desk.page()).id],
    }
    const page = await desk.page(data)
    await desk.edit('wil', page, { price: 4, ...data }, '&autosave=true')
    const before = await desk.read('wil', page)
    const { events, content } = await desk.take('wil', page, 'ask')

    expect(content).toBe(before.content)
    const { version } = await (
      await desk.get('grace', `/pages/versions/${events[0]!.version}`)
    ).json()
    expect(version).toMatchObject({ ...data, related: [expect.anything()], price: 4 })
  })

  test('39.2 nobody approves what they edited or asked for, unless the config lets them', async () => {
    const page = await desk.page()
    await desk.edit('grace', page, { price: 4 }, '&autosave=true')
    await desk.edit('wil', page, { price: 5 }, '&autosave=true')

    expect(await desk.read('grace', page)).toMatchObject({ mayDecide: false, isOwn: true })
    expect((await desk.step('grace', page, 'approve')).status).toBe(403)
    expect(await desk.read('alan', page)).toMatchObject({ mayDecide: true })
    await desk.take('alan', page, 'ask')
    expect(await desk.read('alan', page)).toMatchObject({ isOwn: true, mayWithdraw: true })
    expect((await desk.step('alan', page, 'approve')).status).toBe(403)
    await desk.take('ada', page, 'approve')
    await desk.publish('grace', page)
    // What was edited before it was published is nobody's any more.
    await desk.edit('wil', page, { price: 6 })
    expect(await desk.read('grace', page)).toMatchObject({ mayDecide: true })
    expect(await desk.read('grace', page)).not.toHaveProperty('isOwn')

    const { doc } = await (
      await desk.send('grace', 'POST', '/notes?draft=true', { title: 'A' })
    ).json()
    await desk.take('grace', { collectionSlug: 'notes', id: doc.id }, 'approve')
  })

  test('39.2 who unpublishes it has edited nothing', async () => {
    const page = await desk.page()
    await desk.take('grace', page, 'approve')
    await desk.publish('grace', page)
    await desk.send('grace', 'PATCH', `/pages/${page.id}`, { title: 'Harbour', _status: 'draft' })
    await desk.edit('wil', page, { price: 8 })

    expect((await desk.read('alan', page)).mayDecide).toBe(true)
  })

  test('39.2 takes an approval back, and a review as a whole', async () => {
    const page = await desk.page()
    await desk.take('wil', page, 'ask')
    await desk.take('grace', page, 'approve')
    expect((await desk.take('alan', page, 'askChanges')).state).toBe('changesAsked')
    const withdrawn = await desk.take('wil', page, 'withdraw')
    expect(withdrawn).toMatchObject({ state: 'none', mayWithdraw: false })
    expect(kindsIn(withdrawn)).toEqual(['withdraw', 'askChanges', 'approve', 'ask'])
    expect(kindsIn(await desk.take('wil', page, 'ask'))).toEqual(['ask'])
    expect((await desk.step('wanda', page, 'withdraw')).status).toBe(403)
    expect((await desk.take('alan', page, 'withdraw')).state).toBe('none')
  })

  test('39.2 who has withdrawn what they asked for may decide on it', async () => {
    const page = await desk.page()
    await desk.take('grace', page, 'ask')
    expect((await desk.read('grace', page)).isOwn).toBe(true)
    expect(await desk.take('grace', page, 'withdraw')).toMatchObject({ mayDecide: true })
  })

  test('39.2 a step on what was seen before changes nothing', async () => {
    const page = await desk.page()
    const seen = await desk.read('grace', page)
    await desk.take('wil', page, 'ask')

    const late = await desk.step('grace', page, 'approve', { last: null })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ code: 'review.stale' })
    await desk.edit('wil', page, { price: 9 })
    const onOld = await desk.step('grace', page, 'approve', { content: seen.content })
    expect(await onOld.json()).toMatchObject({ code: 'review.stale' })
    expect(await desk.read('grace', page)).toMatchObject({ state: 'inReview' })
  })

  test('39.2 of several who decide at once exactly one does', async () => {
    const page = await desk.page()
    const { content } = await desk.read('grace', page)
    const step = { ...page, content, last: null }

    const answers = await Promise.all(
      (['ada', 'grace', 'alan'] as const).flatMap((name) => [
        desk.send(name, 'POST', reviewPath, { ...step, action: 'approve' }),
        desk.send(name, 'POST', reviewPath, { ...step, action: 'askChanges' }),
      ]),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await desk.read('grace', page)).events).toHaveLength(1)
  })

  test('39.2 who edits while somebody approves leaves nothing approved that nobody saw', async () => {
    for (let round = 0; round < 4; round += 1) {
      const page = await desk.page()
      const { content } = await desk.read('grace', page)
      const approve = { ...page, action: 'approve', content, last: null }
      const [answer] = await Promise.all([
        desk.send('grace', 'POST', reviewPath, approve),
        desk.edit('wil', page, { price: 100 + round }),
        desk.publish('alan', page),
      ])

      const { price, _status } = await (
        await desk.get('grace', `/pages/${page.id}`, { draft: true })
      ).json()
      const seen = (await (await desk.get('visitor', `/pages/${page.id}`)).json()).price
      // What visitors see is what was approved, whoever was first.
      expect([undefined, 3]).toContain(seen)
      if (answer.status === 200 && price !== 3) {
        expect(await desk.read('grace', page)).toMatchObject({
          state: expect.not.stringMatching('approved'),
        })
      }
      expect(_status === 'published' && price !== 3).toBe(false)
    }
  })

  test('39.2 sent again because its answer was lost, a step is taken once', async () => {
    const page = await desk.page()
    const { content } = await desk.read('grace', page)
    const step = { ...page, action: 'approve', content, last: null }
    const headers = { [idempotencyHeader]: randomUUID() }
    const answers = []
    for (let time = 0; time < 2; time += 1) {
      answers.push(await desk.send('grace', 'POST', reviewPath, step, headers))
    }

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await answers[1]!.json()).toMatchObject({
      state: 'approved',
      events: [{ kind: 'approve' }],
    })
  })

  test('39.2 a reviewer who lost the right decides nothing, and what they approved stays so', async () => {
    const page = await desk.page()
    const role = (role: string) =>
      desk.server.payload.update({
        collection: 'users',
        id: desk.ids.alan!,
        data: { role } as never,
      })
    await desk.take('alan', page, 'approve')
    await role('writer')
    onTestFinished(() => role('editor').then(() => {}))

    expect((await desk.step('alan', page, 'askChanges')).status).toBe(403)
    expect(await desk.read('alan', page)).toMatchObject({ state: 'approved', mayDecide: false })
    expect((await desk.publish('grace', page)).status).toBe(200)
  })

  test('39.2 tells its people in their inboxes, and live to whoever has it open', async () => {
    const page = await desk.page()
    const listener = await listenLive(desk.server.origin, desk.cookies.grace!)
    onTestFinished(() => listener.cut())
    await listener.watch([{ ...page, activity: 'viewing' }])
    const list = await listenLive(desk.server.origin, desk.cookies.alan!)
    onTestFinished(() => list.cut())
    await list.watch([], ['pages'])
    await desk.take('wil', page, 'ask', { note: 'Please', to: toGrace() })
    expect(await listener.next('review')).toMatchObject({ document: page, isMine: false })
    expect(await list.next('review')).toMatchObject({ document: page })
    await listener.next('inbox')
    await desk.take('alan', page, 'askChanges', { note: 'The title' })
    await desk.take('grace', page, 'approve')
    await desk.edit('wil', page, { price: 8 })
    await listener.next('inbox')

    const entries = async (name: Name) => {
      const inbox: Inbox = await (await desk.get(name, inboxPath)).json()
      return inbox.entries.filter(({ document }) => document.id === page.id)
    }
    expect(await entries('grace')).toMatchObject([
      { why: 'approvalFell', by: { title: 'wil@site.example' }, document: page, text: '' },
      { why: 'reviewAsked', text: 'Please', isRead: false },
    ])
    expect(await entries('wil')).toMatchObject([
      { why: 'approved', by: { title: 'grace@site.example' } },
      { why: 'changesAsked', by: { title: 'alan@site.example' }, text: 'The title' },
    ])
    expect(await entries('alan')).toEqual([])
    const data = { state: 'secret', _status: 'draft' } as never
    await desk.server.payload.update({ collection: 'pages', id: page.id, data })
    expect(await entries('wil')).toEqual([])
  })

  test('39.2 names those who decide, and asks nobody else', async () => {
    const page = await desk.page()
    await desk.edit('alan', page, { price: 8 })
    const people = async (q: string) =>
      (await (await desk.get('wil', reviewersPath, { ...page, q })).json()).map(
        ({ title }: { title: string }) => title,
      )

    expect(await people('')).toEqual(['ada@site.example', 'grace@site.example'])
    expect(await people('gra')).toEqual(['grace@site.example'])
    const all = ['grace', 'alan', 'wanda'].map((name) => ({
      collection: 'users',
      id: desk.ids[name]!,
    }))
    const { events } = await desk.take('wil', page, 'ask', {
      to: [...all, { collection: 'users', id: 99 }],
    })
    expect(events[0]!.to.map(({ title }) => title)).toEqual(['grace@site.example'])
  })

  test('39.2 filters and counts by the state of the review, for people of the panel', async () => {
    const state = randomUUID()
    const [none, asked, approved, back] = [
      await desk.page({ state }),
      await desk.page({ state }),
      await desk.page({ state }),
      await desk.page({ state }),
    ]
    await desk.take('wil', asked!, 'ask')
    await desk.take('grace', approved!, 'approve')
    await desk.take('grace', back!, 'askChanges')
    const found = async (filter: string, as: Name = 'wil', more = '&draft=true') => {
      const query = `where[state][equals]=${state}&where[${reviewFilterField}]${filter}&sort=id${more}`
      const headers = { cookie: desk.cookies[as]! }
      const answer = await desk.server.ask(`/api/pages?${query}`, { headers })
      return answer.ok
        ? (await answer.json()).docs.map(({ id }: { id: unknown }) => id)
        : answer.status
    }

    expect(await found('[equals]=inReview')).toEqual([asked!.id])
    expect(await found('[equals]=approved')).toEqual([approved!.id])
    expect(await found('[in]=inReview,changesAsked')).toEqual([asked!.id, back!.id])
    expect(await found('[equals]=none')).toEqual([none!.id])
    expect(await found('[not_equals]=none')).toEqual([asked!.id, approved!.id, back!.id])
    expect(await found('[not_in]=approved,inReview')).toEqual([none!.id, back!.id])
    expect(await found('[like]=inReview')).toBe(400)
    expect(await found('[equals]=inReview', 'wil', '')).toBe(400)
    expect(await found('[equals]=inReview', 'mel')).toBe(400)
    expect(await found('[equals]=inReview', 'visitor')).toBe(400)
    const counts = await desk.get('wil', `${countsPath}/pages`, {
      draft: true,
      'where[state][equals]': state,
      [`of[waiting][${reviewFilterField}][equals]`]: 'inReview',
    })
    expect(await counts.json()).toEqual({ counts: { waiting: 1 } })

    const ids = [none, asked, approved, back].map((page) => `ids=${page!.id}`).join('&')
    const states = await desk.server.ask(`/api${reviewStatesPath}/pages?${ids}`, {
      headers: { cookie: desk.cookies.wil! },
    })
    expect(await states.json()).toEqual({
      [asked!.id]: 'inReview',
      [approved!.id]: 'approved',
      [back!.id]: 'changesAsked',
    })
  })

  test('39.2 forgets a deleted document, and the names of deleted users', async () => {
    const page = await desk.page()
    const eve = { ...personNamed(`eve-${randomUUID()}`), role: 'editor' }
    const { id } = await desk.server.payload.create({ collection: 'users', data: eve })
    await desk.take('wil', page, 'ask', { to: [...toGrace(), { collection: 'users', id }] })
    expect((await desk.read('wil', page)).events[0]!.to).toHaveLength(2)
    await desk.server.payload.delete({ collection: 'users', id })

    expect((await desk.read('wil', page)).events[0]!.to).toMatchObject([
      { title: 'grace@site.example' },
    ])
    expect(await desk.read('grace', page)).toMatchObject({ state: 'inReview', mayDecide: true })
    await desk.server.payload.delete({ collection: 'pages', id: page.id })
    const where = { about: { equals: `collection pages ${page.id}` } }
    const { totalDocs } = await desk.server.payload.count({
      collection: 'stateroom-reviews',
      where,
    })
    expect(totalDocs).toBe(0)
  })

  test('39.2 a duplicate has no review, and in the trash nobody decides', async () => {
    const page = await desk.page()
    await desk.take('grace', page, 'approve')
    const { doc } = await (
      await desk.send('wil', 'POST', `/pages/${page.id}/duplicate?draft=true`, {})
    ).json()
    expect(await desk.read('wil', { ...page, id: doc.id })).toMatchObject({
      state: 'none',
      events: [],
    })

    const deletedAt = new Date().toISOString()
    await desk.send('grace', 'PATCH', `/pages/${page.id}`, { deletedAt })
    expect((await desk.step('grace', page, 'askChanges')).status).toBe(404)
    expect(await desk.read('grace', page)).toMatchObject({
      mayAsk: false,
      mayDecide: false,
      mayWithdraw: false,
    })
  })

  test('39.2 is no visitor’s, and has no other door', async () => {
    const page = await desk.page({ state: 'secret' }, 'ada')
    const { content } = await desk.read('ada', page)
    const step = { ...page, action: 'approve', content, last: null }
    for (const name of ['visitor', 'mel', 'grace'] as const) {
      expect((await desk.get(name, reviewPath, page)).ok).toBe(false)
      expect((await desk.get(name, reviewersPath, { ...page, q: '' })).ok).toBe(false)
      expect((await desk.send(name, 'POST', reviewPath, step)).ok).toBe(false)
    }
    for (const name of ['ada', 'grace', 'visitor'] as const) {
      expect((await desk.get(name, '/stateroom-reviews')).ok).toBe(false)
    }
  })
}

describe('a review', () => onBothDatabases(reviewCases))
