import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardRoutes } from '../../server/for-next.ts'
import { foreignPayload } from './kit/foreign-payload.ts'
import { posts, users } from './kit/site.ts'

type Project = Awaited<ReturnType<typeof foreignPayload>>

let project: Project
let token: string
const person = { email: 'ada@foreign.example', password: 'a-long-password' }

beforeAll(async () => {
  project = await foreignPayload({
    collections: [users(), { ...posts(), access: { read: () => true } }],
  })
  await project.payload.create({ collection: 'users', data: person })
  token = (await project.payload.login({ collection: 'users', data: person })).token ?? ''
})
afterAll(() => project.close())

/** The routes of an API, as a file of Next.js exports them. */
function routes(options: Parameters<typeof guardRoutes>[0] = {}) {
  const guard = guardRoutes(options)
  const route = guard((request: Request) => project.answer(request))
  return (path: string, init: RequestInit = {}) =>
    route(new Request(`http://foreign.example${path}`, init))
}

const problemIn = async (answer: Response) => [answer.status, (await answer.json()).code]

describe('18.13 a project of somebody else that guards its routes', () => {
  test('refuses bodies that are too large before they are read', async () => {
    const ask = routes({ json: 1_000 })
    const headers = { 'content-type': 'application/json', 'content-length': '2000' }
    const body = JSON.stringify({ title: 'x'.repeat(1_985) })
    expect(await problemIn(await ask('/api/posts', { method: 'POST', headers, body }))).toEqual([
      413,
      'request.tooLarge',
    ])
  })

  test.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'limit=0'],
    ['a form that names its characters', { 'content-type': 'Text/plain; charset=utf-8' }, ''],
    ['JSON', { 'content-type': 'application/json' }, '{"locale":"en&limit=0"}'],
  ])('reads %s by POST as the GET that it stands for', async (_what, type, body) => {
    for (const override of ['x-payload-http-method-override', 'x-http-method-override']) {
      const headers = { ...type, [override]: 'GET' } as HeadersInit
      const answer = await routes()('/api/posts?limit=9999', { method: 'POST', headers, body })
      expect(answer.status).toBe(200)
      const { limit } = await answer.json()
      expect(limit).toBeGreaterThan(0)
      expect(limit).toBeLessThanOrEqual(500)
    }
  })

  test('refuses a read by POST that costs too much', async () => {
    const or = Array.from({ length: 60_000 }, (_, n) => ({ title: { equals: `${n}` } }))
    const answer = await routes()('/api/posts', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-payload-http-method-override': 'GET',
      },
      body: `where=${encodeURIComponent(JSON.stringify({ or }))}`,
    })
    expect(await problemIn(answer)).toEqual([400, 'request.tooCostly'])
  })

  test('limits calls by the address that its proxy saw, whatever a visitor writes', async () => {
    const ask = routes({ trustProxy: 1, signInsPerMinute: 2 })
    const signIn = async (address: string, made: number) => {
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.0.${made}, ${address}`,
      }
      const body = JSON.stringify({ email: `nobody-${made}@foreign.example`, password: 'wrong' })
      return (await ask('/api/users/login', { method: 'POST', headers, body })).status
    }
    expect(await signIn('203.0.113.7', 1)).toBe(401)
    expect(await signIn('203.0.113.7', 2)).toBe(401)
    expect(await signIn('203.0.113.7', 3)).toBe(429)
    expect(await signIn('203.0.113.8', 4)).toBe(401)
  })

  test('answers only to the names of its project', async () => {
    const ask = routes({ hosts: ['foreign.example'] })
    expect((await ask('/api/posts')).status).toBe(200)
    const elsewhere = guardRoutes({ hosts: ['foreign.example'] })(project.answer)
    expect((await elsewhere(new Request('http://evil.example/api/posts'))).status).toBe(421)
    // The address of a request may be the name that Next.js was started with.
    const headers = { host: 'evil.example' }
    const asked = new Request('http://localhost:3000/api/posts', { headers })
    expect((await elsewhere(asked)).status).toBe(421)
  })

  test('counts nobody where it does not know who asks', async () => {
    const ask = routes({ requestsPerMinute: 1 })
    for (const _ of [1, 2, 3]) expect((await ask('/api/posts')).status).toBe(200)
  })

  test('sends answers that nobody between keeps, and that no browser takes for something else', async () => {
    const headers = { authorization: `JWT ${token}` }
    const answer = await routes()('/api/users/me', { headers })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect((await answer.json()).user.email).toBe(person.email)
  })

  test.each(['/api/posts/%E0%A4%A', '/api/posts?where=%7B'])(
    'calls an odd address no failure: %s',
    async (path) => {
      expect((await routes()(path)).status).toBeLessThan(500)
    },
  )

  test('hands on what else a route of its host is given', async () => {
    const route = guardRoutes()(async (_request: Request, { params }: { params: string }) =>
      Response.json({ params }),
    )
    const answer = await route(new Request('http://foreign.example/api/x'), { params: 'slug' })
    expect(await answer.json()).toEqual({ params: 'slug' })
  })
})
