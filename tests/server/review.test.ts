// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { ReviewDesk } from './kit/review-desk.ts'
import { openReviewDesk } from './kit/review-desk.ts'

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
}

describe('a review', () => onBothDatabases(reviewCases))
