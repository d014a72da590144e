// @module-tag slow
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CommentAnchor } from '#contracts/comments'
import { commentsPath } from '#contracts/comments'
import { at, openCommentDesk, textsIn } from './kit/comment-desk.ts'

let desk: Awaited<ReturnType<typeof openCommentDesk>>

beforeAll(async () => {
  desk = await openCommentDesk(null)
})
afterAll(() => desk.server.close())

/** A page with two rows: the note of the second is not for editors. */
async function makePage() {
  const rows = [
    { text: 'open', note: 'A note' },
    { text: 'closed', note: 'Another' },
  ].map((row) => ({ ...row, id: randomBytes(12).toString('hex') }))
  const asked = await desk.page({ rows })
  const change = (next: object[]) =>
    desk.server.payload.update({ collection: 'pages', id: asked.id, data: { rows: next } })
  return { asked, change, rows, open: rows[0]!.id, closed: rows[1]!.id }
}

/** What an editor is answered who begins a thread there. */
const beginning = async (asked: object, anchor: CommentAnchor) =>
  (await desk.send('grace', 'POST', commentsPath, { ...asked, anchor, text: 'x' })).status

type Rows = Pick<Awaited<ReturnType<typeof makePage>>, 'open' | 'closed'>

test.each([
  ['a field', () => ['salary']],
  ['a group', () => ['inside']],
  ['a field of a group', () => ['inside', 'plan']],
  ['a field of every row', ({ open }: Rows) => ['rows', open, 'price']],
  ['a field of one row', ({ closed }: Rows) => ['rows', closed, 'note']],
  ['a field of a row that is gone', () => ['rows', 'gone', 'price']],
])('39.2 of %s that may not be read no thread is told, and none begun', async (_what, placeIn) => {
  const { asked, ...ids } = await makePage()
  const place = placeIn(ids)
  const thread = await desk.begin('ada', asked, 'Only for some', { place: ['title'] })
  const hidden = { place }
  await desk.server.payload.db.updateOne({
    collection: 'stateroom-comments',
    id: thread.id,
    data: { anchor: hidden },
  })

  expect((await desk.read('grace', asked)).threads).toEqual([])
  for (const [method, body] of [
    ['POST', { text: 'x' }],
    ['PATCH', { text: 'x' }],
    ['PATCH', { isResolved: true }],
    ['DELETE', {}],
  ] as const) {
    const answer = await desk.send('grace', method, at(thread), body)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('Only for some')
  }
  expect(await beginning(asked, hidden)).toBe(403)
})

test('39.2 a field that may be read has comments, in whichever row and language', async () => {
  const { asked, closed, open } = await makePage()
  for (const anchor of [
    { place: ['title'] },
    { place: ['rows'] },
    { place: ['rows', open] },
    { place: ['rows', open, 'note'] },
    { place: ['rows', closed, 'text'] },
    { place: ['intro'], locale: 'de' },
  ]) {
    expect(await beginning(asked, anchor)).toBe(201)
  }
  expect((await desk.read('alan', asked)).threads).toHaveLength(6)
})

test('39.2 a field that is none is refused like one that may not be read', async () => {
  const { asked, open } = await makePage()
  for (const place of [['none'], ['title', 'none'], ['rows', open, 'none'], ['inside', 'none']]) {
    expect(await beginning(asked, { place })).toBe(403)
  }
})

test('39.2 a thread in a row stays when the row moves, and when it is removed', async () => {
  const { asked, change, open, rows } = await makePage()
  const place = ['rows', open, 'note']
  await desk.begin('grace', asked, 'In the first row', { place })

  await change([rows[1]!, rows[0]!])
  expect(textsIn(await desk.read('alan', asked))).toEqual([['In the first row']])
  await change([rows[1]!])
  expect(textsIn(await desk.read('alan', asked))).toEqual([['In the first row']])
})

test('39.2 a thread goes out of sight with the field, and back', async () => {
  const { asked, change, open, rows } = await makePage()
  const thread = await desk.begin('grace', asked, 'While it is open', {
    place: ['rows', open, 'note'],
  })
  const say = (text: string) => change([{ ...rows[0], text }, rows[1]!])

  await say('closed')
  expect((await desk.read('grace', asked)).threads).toEqual([])
  expect((await desk.send('grace', 'POST', at(thread), { text: 'x' })).status).toBe(404)
  await say('open')
  expect(textsIn(await desk.read('grace', asked))).toEqual([['While it is open']])
})
