import { inspect } from 'node:util'
import { APIError } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

class DeskClosed extends APIError {
  constructor() {
    super('The desk is closed on Sundays.', 403)
  }
}

const refusals: Readonly<Record<string, Error>> = {
  plain: new APIError('Ask the picture desk first.', 400),
  closed: new DeskClosed(),
  taken: new APIError('This issue is at the printer’s.', 409),
  odd: new APIError('No more than three.', 422),
  coded: new APIError('Later.', 400, { code: 'request.tooMany' }),
  secret: new APIError('Not for people.', 400, null, false),
}

describe('37.1.8 a refusal in words of a site’s code', () => {
  let server: TestServer
  let cookie: string
  const said: string[] = []

  beforeAll(async () => {
    const refuse = ({ data }: { data: { title?: string } }) => {
      const refusal = refusals[data.title ?? '']
      if (refusal) throw refusal
    }
    const collections = [users(), { ...posts(), hooks: { beforeChange: [refuse] } }]
    server = await serve(aSite({ collections }))
    cookie = await server.signIn()
    for (const level of ['warn', 'error'] as const) {
      vi.spyOn(server.payload.logger, level).mockImplementation((one: unknown) => {
        said.push(inspect(one))
      })
    }
  })
  afterAll(() => server.close())

  const save = async (title: string) => {
    said.length = 0
    const answer = await server.send('POST', '/api/posts', { title }, { cookie })
    return { status: answer.status, body: await answer.json() }
  }

  test.each([
    ['plain', 400, 'Ask the picture desk first.'],
    ['closed', 403, 'The desk is closed on Sundays.'],
    ['taken', 409, 'This issue is at the printer’s.'],
    ['odd', 422, 'No more than three.'],
  ])('%s reaches people with its words, and is in the log', async (title, status, message) => {
    const answer = await save(title)
    expect(answer).toMatchObject({
      status,
      body: { code: 'document.refused', details: { message }, errors: [{ message }] },
    })
    expect(said).toEqual([expect.stringContaining(message)])
  })

  test('one that has a code of its own keeps it', async () => {
    const { body } = await save('coded')
    expect(body).toEqual({
      errors: [{ name: 'APIError', message: 'Later.', data: { code: 'request.tooMany' } }],
    })
  })

  test('one that is not for people stays hidden', async () => {
    const { body } = await save('secret')
    expect(JSON.stringify(body)).not.toContain('Not for people.')
  })

  test('what the panel has its own words for is neither renamed nor logged', async () => {
    said.length = 0
    const stranger = await server.send('POST', '/api/posts', { title: 'x' })
    expect([stranger.status, (await stranger.json()).code]).toEqual([403, undefined])
    const reset = { token: 'used-before', password: 'a-new-password' }
    const link = await server.send('POST', '/api/users/reset-password', reset)
    expect([link.status, (await link.json()).code]).toEqual([403, undefined])
    const none = await server.send('PATCH', '/api/posts/9999', { title: 'x' }, { cookie })
    expect([none.status, (await none.json()).code]).toEqual([404, undefined])
    const invalid = await server.send('POST', '/api/posts', {}, { cookie })
    expect([invalid.status, (await invalid.json()).code]).toEqual([400, undefined])
    expect(said).toEqual([])
  })
})
