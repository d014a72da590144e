// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Review } from '#contracts/review'
import { reviewPath } from '#contracts/review'
import { hasPostgres } from './kit/postgres.ts'
import { personNamed } from './kit/review-desk.ts'
import { meanwhile, reviewedSite } from './kit/reviewed-site.ts'
import type { ManyProcesses } from './kit/two-processes.ts'
import { openTwo } from './kit/two-processes.ts'

describe.runIf(hasPostgres)('39.2 on PostgreSQL, in two processes', () => {
  let site: ManyProcesses
  const cookies: string[] = []

  beforeAll(async () => {
    site = await openTwo(reviewedSite, 'tests/server/kit/reviewed-site.ts')
    for (const name of ['grace', 'alan']) {
      const data = { ...personNamed(name), role: 'editor' }
      await site.server.payload.create({ collection: 'users', data })
      cookies.push(await site.server.signIn(personNamed(name)))
    }
  })
  afterAll(() => site.close())

  /** Each of the two people asks a process of their own. */
  const ask = async (who: 0 | 1, method: string, path: string, body?: object) => {
    const origin = site.addresses[who]!
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: cookies[who]!, origin },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }

  test('of two people who decide at once exactly one does', async () => {
    for (let round = 0; round < 5; round += 1) {
      const data = { title: 'Harbour', _status: 'draft' } as never
      const { id } = await site.server.payload.create({ collection: 'pages', data, draft: true })
      const query = `${reviewPath}?collectionSlug=pages&id=${id}`
      const { content }: Review = (await ask(0, 'GET', query)).body
      const step = { collectionSlug: 'pages', id, content, last: null }

      const answers = await Promise.all([
        ask(0, 'POST', reviewPath, { ...step, action: 'approve' }),
        ask(1, 'POST', reviewPath, { ...step, action: 'askChanges' }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const seen = await Promise.all([ask(0, 'GET', query), ask(1, 'GET', query)])
      const taken = answers[0].status === 200 ? 'approve' : 'askChanges'
      for (const { body } of seen) expect(body.events).toMatchObject([{ kind: taken }])
    }
  })

  test('what was read before somebody else saved is not what was approved since', async () => {
    const data = { title: 'Old', _status: 'draft' } as never
    const { id } = await site.server.payload.create({ collection: 'pages', data, draft: true })
    const asked = { collectionSlug: 'pages', id }
    await ask(0, 'PATCH', `/pages/${id}?draft=true`, { title: 'Older' })
    meanwhile.happens = async () => {
      meanwhile.happens = () => undefined
      await ask(0, 'PATCH', `/pages/${id}?draft=true`, { title: 'New' })
      const { content } = (await ask(1, 'GET', `${reviewPath}?collectionSlug=pages&id=${id}`)).body
      const approve = { ...asked, action: 'approve', content, last: null }
      expect((await ask(1, 'POST', reviewPath, approve)).status).toBe(200)
    }

    const late = await ask(0, 'PATCH', `/pages/${id}`, { _status: 'published' })
    expect(late.body).toMatchObject({ code: 'review.missing' })
    expect(
      (await ask(0, 'PATCH', `/pages/${id}`, { _status: 'published' })).body.doc,
    ).toMatchObject({
      title: 'New',
    })
  })
})
