// @module-tag slow
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { DocumentAssignments } from '#contracts/assignments'
import {
  assignablePath,
  assignmentsPath,
  longestTask,
  mostAssignments,
} from '#contracts/assignments'
import { idempotencyHeader } from '#contracts/documents'
import type { LockOwner } from '#contracts/locks'
import { myAssignmentsPath } from '#contracts/my-assignments'
import type { Name } from './kit/comment-desk.ts'
import { personNamed } from './kit/comment-desk.ts'
import { listenLive } from './kit/listen-live.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import { at, openTaskDesk, tasksIn } from './kit/task-desk.ts'

type Desk = Awaited<ReturnType<typeof openTaskDesk>>

function taskCases(databaseUrl: () => Promise<string | null>) {
  let desk: Desk

  beforeAll(async () => {
    desk = await openTaskDesk(await databaseUrl())
  })
  beforeEach(() => desk.clear())
  afterAll(() => desk.server.close())

  test('39.2 a task is given, read, changed, done, reopened and taken back', async () => {
    const asked = await desk.page()
    const given = await desk.give('ada', asked, 'grace', { task: ' Check it ', due: '2026-12-24' })
    expect(given).toEqual({
      id: expect.any(String),
      to: { id: desk.ids.grace, collection: 'users', title: 'grace@site.example' },
      isMine: false,
      by: { id: desk.ids.ada, collection: 'users', title: 'ada@site.example' },
      task: 'Check it',
      due: '2026-12-24',
      at: expect.any(String),
      done: null,
      mayChange: true,
    })
    expect(await desk.read('grace', asked)).toMatchObject({
      assignments: [{ id: given.id, isMine: true, mayChange: false }],
      mayAssign: true,
    })

    const changed = await desk.send('ada', 'PATCH', at(given), { due: null, task: 'Check all' })
    expect(await changed.json()).toMatchObject({
      assignments: [{ task: 'Check all', due: null }],
    })
    const done = await desk.send('grace', 'PATCH', at(given), { isDone: true })
    expect(await done.json()).toMatchObject({
      assignments: [{ done: { by: { title: 'grace@site.example' }, at: expect.any(String) } }],
    })
    const reopened = await desk.send('grace', 'PATCH', at(given), { isDone: false })
    expect(await reopened.json()).toMatchObject({ assignments: [{ done: null }] })
    const back = await desk.send('ada', 'DELETE', at(given))
    expect(await back.json()).toMatchObject({ assignments: [] })
    expect((await desk.send('ada', 'DELETE', at(given))).status).toBe(404)
  })

  test('39.2 what is due first is first, and of what is done the latest ten are told', async () => {
    const asked = await desk.page()
    for (const [task, due] of [
      ['whenever', null],
      ['later', '2027-01-31'],
      ['sooner', '2026-02-28'],
    ] as const) {
      await desk.give('ada', asked, 'grace', { task, due })
    }
    for (let one = 0; one < 11; one += 1) {
      const done = await desk.give('ada', asked, 'grace', { task: `done ${one}` })
      await desk.send('grace', 'PATCH', at(done), { isDone: true })
    }
    const { assignments } = await desk.read('ada', asked)
    const done = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((one) => `done ${one}`)
    expect(tasksIn(assignments)).toEqual(['sooner', 'later', 'whenever', ...done])
    expect(tasksIn(await desk.mine('grace'))).toEqual(['sooner', 'later', 'whenever'])
    expect(await desk.mine('grace')).toMatchObject([{ document: asked }, {}, {}])
  })

  test('39.2 two at once lose nothing, and a task that is done twice is done once', async () => {
    const asked = await desk.page()
    const [one] = await Promise.all([
      desk.give('ada', asked, 'grace', { task: 'One' }),
      desk.send('grace', 'POST', assignmentsPath, { ...asked, to: desk.to('alan'), task: 'Two' }),
    ])
    expect(tasksIn((await desk.read('ada', asked)).assignments).toSorted()).toEqual(['One', 'Two'])

    await Promise.all([
      desk.send('ada', 'PATCH', at(one), { due: '2026-12-24' }),
      desk.send('ada', 'PATCH', at(one), { task: 'One, at last' }),
      desk.send('grace', 'PATCH', at(one), { isDone: true }),
      desk.send('ada', 'PATCH', at(one), { isDone: true }),
    ])
    const { assignments } = await desk.read('ada', asked)
    const now = assignments.find(({ id }) => id === one.id)!
    expect(now).toMatchObject({ task: 'One, at last', due: '2026-12-24', done: {} })
    await desk.send('ada', 'PATCH', at(one), { isDone: true })
    expect((await desk.read('ada', asked)).assignments).toContainEqual(now)
  })

  test('39.2 what is sent again under its key is given once', async () => {
    const asked = await desk.page()
    const body = { ...asked, to: desk.to('grace'), task: 'Once' }
    const give = () =>
      desk.send('ada', 'POST', assignmentsPath, body, { [idempotencyHeader]: 'a-name-of-mine' })
    const answers = [await give(), await give(), ...(await Promise.all([give(), give()]))]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(tasksIn((await desk.read('ada', asked)).assignments)).toEqual(['Once'])
  })

  test('39.2 a document has so many open tasks at most', async () => {
    const asked = await desk.page()
    const body = { ...asked, to: desk.to('grace') }
    for (let one = 1; one < mostAssignments; one += 1) {
      await desk.server.payload.db.create({
        collection: 'stateroom-assignments',
        data: { id: `many-${one}`, about: `collection pages ${asked.id}`, assignee: 'users/1' },
        customID: `many-${one}`,
      })
    }
    const answers = await Promise.all(
      [1, 2, 3].map(() => desk.send('ada', 'POST', assignmentsPath, body)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  test('39.2 a global has tasks as well', async () => {
    const asked = { globalSlug: 'header' }
    await desk.give('grace', asked, 'alan', { task: 'The menu' })
    expect(await desk.mine('alan')).toMatchObject([{ task: 'The menu', document: asked }])
  })

  test('39.2 tasks wait in the trash, and end with their document', async () => {
    const asked = await desk.page()
    const given = await desk.give('ada', asked, 'grace', { task: 'Wait' })
    const trash = (deletedAt: string | null) =>
      desk.server.payload.update({
        collection: 'pages',
        id: asked.id,
        data: { deletedAt },
        trash: true,
      })
    await trash(new Date().toISOString())
    expect(await desk.mine('grace')).toEqual([])
    expect(await desk.entries('grace')).toEqual([])
    expect((await desk.send('grace', 'PATCH', at(given), { isDone: true })).status).toBe(404)
    expect(await desk.read('ada', asked)).toMatchObject({
      assignments: [{ task: 'Wait' }],
      mayAssign: false,
    })
    await trash(null)
    expect(await desk.mine('grace')).toMatchObject([{ task: 'Wait', done: null }])

    await desk.server.payload.delete({ collection: 'pages', id: asked.id })
    const { totalDocs } = await desk.server.payload.count({ collection: 'stateroom-assignments' })
    expect(totalDocs).toBe(0)
  })

  test('39.2 the tasks of a deleted user are nobody’s', async () => {
    const asked = await desk.page()
    const { id } = await desk.server.payload.create({
      collection: 'users',
      data: personNamed(`leaver-${crypto.randomUUID()}`),
    })
    const to = { collection: 'users', id }
    await desk.send('ada', 'POST', assignmentsPath, { ...asked, to, task: 'Alone' })
    await desk.server.payload.delete({ collection: 'users', id })
    expect((await desk.read('ada', asked)).assignments).toMatchObject([
      { task: 'Alone', to: null, by: { title: 'ada@site.example' } },
    ])
  })
}

onBothDatabases(taskCases)

describe('39.2 who', () => {
  let desk: Desk

  beforeAll(async () => {
    desk = await openTaskDesk(null)
  })
  beforeEach(() => desk.clear())
  afterAll(() => desk.server.close())

  test('is no visitor, and no member who may not use the panel', async () => {
    const asked = await desk.page()
    const given = await desk.give('ada', asked, 'grace')
    for (const [as, status] of [
      ['visitor', 401],
      ['mel', 403],
    ] as const) {
      const answers = await Promise.all([
        desk.get(as, assignmentsPath, asked),
        desk.get(as, myAssignmentsPath, {}),
        desk.get(as, assignablePath, asked),
        desk.send(as, 'POST', assignmentsPath, { ...asked, to: desk.to('grace') }),
        desk.send(as, 'PATCH', at(given), { isDone: true }),
        desk.send(as, 'DELETE', at(given)),
      ])
      expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(status))
    }
  })

  test('may edit the document gives tasks to whoever may edit it, and to nobody else', async () => {
    const give = async (as: Name, asked: object, whom: Name) =>
      (await desk.send(as, 'POST', assignmentsPath, { ...asked, to: desk.to(whom) })).status
    const open = await desk.page()
    const closed = await desk.page({ state: 'closed' })
    const secret = await desk.page({ state: 'secret' })
    const front = { globalSlug: 'front' }
    const { id } = await desk.server.payload.create({
      collection: 'users',
      data: personNamed('hidden'),
    })
    expect(await give('grace', open, 'alan')).toBe(201)
    expect(await give('grace', open, 'grace')).toBe(201)
    expect(await give('grace', open, 'mel')).toBe(400)
    expect(await give('grace', closed, 'alan')).toBe(403)
    expect(await give('ada', closed, 'alan')).toBe(400)
    expect(await give('ada', closed, 'ada')).toBe(201)
    expect(await give('grace', secret, 'alan')).toBe(404)
    expect(await give('ada', secret, 'alan')).toBe(400)
    expect(await give('grace', front, 'alan')).toBe(403)
    expect(await give('ada', front, 'alan')).toBe(400)
    const hidden = { ...open, to: { collection: 'users', id } }
    expect((await desk.send('grace', 'POST', assignmentsPath, hidden)).status).toBe(400)
    expect((await desk.send('ada', 'POST', assignmentsPath, hidden)).status).toBe(201)
    const nobody = { ...open, to: { collection: 'pages', id: 1 } }
    expect((await desk.send('ada', 'POST', assignmentsPath, nobody)).status).toBe(400)
    const leaf = await desk.server.payload.create({ collection: 'leaves', data: {} })
    expect(await give('ada', { collectionSlug: 'leaves', id: leaf.id }, 'ada')).toBe(404)

    const offered = async (as: Name, asked: object, q = '') => {
      const answer = await desk.get(as, assignablePath, { ...asked, q })
      return ((await answer.json()) as LockOwner[]).map(({ title }) => title).toSorted()
    }
    const [ada, alan, grace] = ['ada', 'alan', 'grace'].map((name) => `${name}@site.example`)
    expect(await offered('grace', open)).toEqual([ada, alan, grace])
    expect(await offered('ada', open)).toEqual([ada, alan, grace, 'hidden@site.example'])
    expect(await offered('grace', open, 'ala')).toEqual([alan])
    expect(await offered('ada', closed)).toEqual([ada])
    expect((await desk.get('grace', assignablePath, closed)).status).toBe(403)
  })

  test('gave a task changes it and takes it back, as administrators do; who has it says it is done', async () => {
    const asked = await desk.page()
    const given = await desk.give('grace', asked, 'alan', { task: 'Mine' })
    const { id } = await desk.server.payload.create({
      collection: 'users',
      data: personNamed('third'),
    })
    const third = await desk.server.signIn(personNamed('third'))
    expect(id).toBeDefined()
    const statusOf = async (as: Name, method: string, body?: object) =>
      (await desk.send(as, method, at(given), body)).status
    expect(await statusOf('alan', 'PATCH', { task: 'Yours' })).toBe(403)
    expect(await statusOf('alan', 'PATCH', { due: null, isDone: true })).toBe(403)
    expect(await statusOf('alan', 'DELETE')).toBe(403)
    const asThird = (method: string, body?: object) =>
      desk.server.send(method, `/api${at(given)}`, body, { cookie: third })
    expect((await asThird('PATCH', { isDone: true })).status).toBe(403)
    expect((await asThird('DELETE')).status).toBe(403)
    expect((await desk.read('ada', asked)).assignments).toEqual([{ ...given, mayChange: true }])

    expect(await statusOf('alan', 'PATCH', { isDone: true })).toBe(200)
    expect(await statusOf('alan', 'PATCH', { isDone: false })).toBe(200)
    expect(await statusOf('grace', 'PATCH', { isDone: true })).toBe(200)
    expect(await statusOf('ada', 'PATCH', { due: '2026-12-24' })).toBe(200)
    expect(await statusOf('ada', 'DELETE')).toBe(200)
  })

  test('may not read the document any more has nothing of its tasks', async () => {
    const asked = await desk.page()
    const given = await desk.give('ada', asked, 'grace', { task: 'A secret' })
    const become = (state: string | null) =>
      desk.server.payload.update({ collection: 'pages', id: asked.id, data: { state } })
    await become('secret')
    expect(await desk.mine('grace')).toEqual([])
    expect(await desk.entries('grace')).toEqual([])
    expect((await desk.get('grace', assignmentsPath, asked)).status).toBe(404)
    expect((await desk.send('grace', 'PATCH', at(given), { isDone: true })).status).toBe(404)
    await become('closed')
    expect(await desk.read('grace', asked)).toMatchObject({ mayAssign: false })
    expect((await desk.send('grace', 'PATCH', at(given), { isDone: true })).status).toBe(200)
  })

  test('has a task in their inbox, and whoever gave it once it is done', async () => {
    const asked = await desk.page()
    const given = await desk.give('ada', asked, 'grace', { task: 'Look', due: '2026-12-24' })
    await desk.give('grace', asked, 'grace', { task: 'For myself' })
    const by = (name: Name) => ({ id: desk.ids[name], title: `${name}@site.example` })
    expect(await desk.entries('grace')).toEqual([
      {
        ...{ id: given.id, why: 'assigned', at: given.at, text: 'Look', due: '2026-12-24' },
        ...{ by: { ...by('ada'), collection: 'users' }, document: asked, isRead: false },
      },
    ])
    expect(await desk.entries('ada')).toEqual([])
    await desk.send('grace', 'PATCH', at(given), { isDone: true })
    const [entry] = await desk.entries('ada')
    expect(entry).toMatchObject({ why: 'taskDone', by: by('grace'), text: 'Look', isRead: false })
    expect(await desk.entries('grace')).toEqual([])
    await desk.send('ada', 'POST', '/stateroom/inbox', { read: [entry!.id] })
    expect(await desk.entries('ada')).toMatchObject([{ isRead: true }])

    await desk.send('grace', 'PATCH', at(given), { isDone: false })
    await desk.send('grace', 'PATCH', at(given), { isDone: true })
    expect(await desk.entries('ada')).toMatchObject([{ why: 'taskDone', isRead: false }])
  })

  test('shows the document hears of its tasks, and those whom they concern wherever they are', async () => {
    const asked = await desk.page()
    const listen = async (as: Name, documents: object[]) => {
      const listener = await listenLive(desk.server.origin, desk.cookies[as], {
        isNews: ({ type }) => ['assignments', 'inbox', 'saved'].includes(type),
      })
      onTestFinished(listener.cut)
      await listener.watch(documents as never, ['pages'])
      return listener
    }
    const ada = await listen('ada', [{ ...asked, activity: 'viewing' }])
    const grace = await listen('grace', [])
    const alan = await listen('alan', [])
    const given = await desk.give('ada', asked, 'grace')
    expect(await ada.next('assignments')).toMatchObject({ document: asked, isMine: true })
    await grace.next('inbox')
    await desk.send('grace', 'PATCH', at(given), { isDone: true })
    expect(await ada.next('assignments')).toMatchObject({
      by: { title: 'grace@site.example' },
      isMine: false,
    })
    const end = await desk.page()
    await alan.next('saved', ({ document }) => document.id === end.id)
    expect(alan.heard.map(({ type }) => type)).not.toContain('assignments')
    expect(alan.heard.map(({ type }) => type)).not.toContain('inbox')
  })

  test('asks for anything else is refused', async () => {
    const asked = await desk.page()
    const to = desk.to('grace')
    for (const body of [
      {},
      { ...asked },
      { to },
      { ...asked, to, task: 'x'.repeat(longestTask + 1) },
      { ...asked, to, task: '\0' },
      { ...asked, to, due: '2026-02-30' },
      { ...asked, to, due: '24.12.2026' },
      { ...asked, to, due: '2026-12-24T00:00:00Z' },
      { ...asked, to: { ...to, role: 'admin' } },
    ]) {
      expect((await desk.send('ada', 'POST', assignmentsPath, body)).status).toBe(400)
    }
    const given = await desk.give('ada', asked, 'grace', { task: 'x'.repeat(longestTask) })
    for (const body of [{ isDone: 'yes' }, { to }, { due: 'soon' }, { giver: 'users/2' }]) {
      expect((await desk.send('ada', 'PATCH', at(given), body)).status).toBe(400)
    }
  })

  test('has no other door to tasks', async () => {
    const asked = await desk.page()
    const given = await desk.give('ada', asked, 'grace', { task: 'Behind a door' })
    for (const as of ['ada', 'grace', 'mel', 'visitor'] as const) {
      const answers = await Promise.all([
        desk.get(as, '/stateroom-assignments', {}),
        desk.get(as, `/stateroom-assignments/${given.id}`, {}),
        desk.send(as, 'POST', '/stateroom-assignments', { about: 'x' }),
        desk.send(as, 'PATCH', `/stateroom-assignments/${given.id}`, { task: 'x' }),
        desk.send(as, 'DELETE', `/stateroom-assignments/${given.id}`),
      ])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([501]))
      const content = await desk.get(as, `/pages/${asked.id}`, { depth: 5 })
      expect(await content.text()).not.toContain('Behind a door')
    }
    const config = await (await desk.get('ada', '/stateroom/config', {})).text()
    expect(config).not.toContain('stateroom-assignments')
  })
})

test('39.2 a site without tasks has neither a collection nor endpoints for them', async () => {
  const desk = await openTaskDesk(null, { assignments: undefined })
  onTestFinished(() => desk.server.close())
  const asked = await desk.page()

  expect(desk.server.payload.collections['stateroom-assignments']).toBeUndefined()
  expect((await desk.get('ada', assignmentsPath, asked)).status).toBe(404)
  const config = await (await desk.get('ada', '/stateroom/config', {})).text()
  expect(config).not.toContain('"assignments"')
})

test('39.2 the panel is told where tasks are given', async () => {
  const desk = await openTaskDesk(null)
  onTestFinished(() => desk.server.close())
  const config = await (await desk.get('grace', '/stateroom/config', {})).json()
  const having = [...config.collections, ...config.globals]
    .filter(({ assignments }: { assignments?: true }) => assignments)
    .map(({ slug }: { slug: string }) => slug)
  expect(having).toEqual(['users', 'members', 'pages', 'header', 'front'])
  expect(config).toMatchObject({ inbox: true })
  const body: DocumentAssignments = await desk.read('grace', { globalSlug: 'header' })
  expect(body).toEqual({ assignments: [], mayAssign: true })
})
