import { expect } from 'vitest'
import type { AskedDocument } from '#contracts/documents'
import type { Review, ReviewStep } from '#contracts/review'
import { reviewPath } from '#contracts/review'
import { reviewedSite } from './reviewed-site.ts'
import type { TestServer } from './serve.ts'
import { admin, serve } from './serve.ts'

/** Ada is an administrator; Grace and Alan are editors, who decide; Wil and Wanda write; Mel is a member. */
export type Name = 'ada' | 'grace' | 'alan' | 'wil' | 'wanda' | 'mel' | 'visitor'

const roles = { grace: 'editor', alan: 'editor', wil: 'writer', wanda: 'writer' } as const

export const personNamed = (name: string) => ({
  email: `${name}@site.example`,
  password: admin.password,
})

/** A site with reviews, and people who take part in them. */
export async function openReviewDesk(
  databaseUrl: string | null,
  overrides: Parameters<typeof reviewedSite>[0] = {},
  options: Parameters<typeof serve>[1] = {},
) {
  const server = await serve(reviewedSite(overrides), {
    databaseUrl,
    limits: { requestsPerMinute: 100_000, signInsPerMinute: 1000 },
    dueWork: '* * * * * *',
    ...options,
  })
  const cookies: Record<string, string> = { visitor: '', ada: await server.signIn() }
  const ids: Record<string, string | number> = {}
  for (const [name, role] of Object.entries(roles)) {
    const data = { ...personNamed(name), role }
    ids[name] = (await server.payload.create({ collection: 'users', data })).id
    cookies[name] = await server.signIn(personNamed(name))
  }
  await server.payload.create({ collection: 'members', data: personNamed('mel') })
  const answer = await server.send('POST', '/api/members/login', personNamed('mel'))
  cookies.mel = answer.headers.getSetCookie()[0]!.split(';')[0]!
  return { server, cookies, ids, ...actionsOf(server, cookies) }
}

export type ReviewDesk = Awaited<ReturnType<typeof openReviewDesk>>

function actionsOf(server: TestServer, cookies: Readonly<Record<string, string>>) {
  const send = (as: Name, method: string, path: string, body?: unknown, headers = {}) =>
    server.send(method, `/api${path}`, body, { cookie: cookies[as]!, ...headers })
  const get = (as: Name, path: string, query: object = {}) => {
    const entries = Object.entries(query).map(([key, value]) => [key, String(value)])
    const headers = { cookie: cookies[as]! }
    return server.ask(`/api${path}?${new URLSearchParams(entries)}`, { headers })
  }
  const read = async (as: Name, asked: AskedDocument): Promise<Review> =>
    (await get(as, reviewPath, asked)).json()
  /** A step on what is there now, or on what was seen before. */
  const step = async (
    as: Name,
    asked: AskedDocument,
    action: ReviewStep['action'],
    more: Partial<ReviewStep> = {},
  ) => {
    const { content, events } = await read(as, asked)
    const last = events[0]?.id ?? null
    return send(as, 'POST', reviewPath, { ...asked, action, content, last, ...more })
  }
  return {
    send,
    get,
    read,
    step,
    /** The same; it is taken. */
    take: async (...asked: Parameters<typeof step>): Promise<Review> => {
      const answer = await step(...asked)
      expect(await answer.clone().text()).not.toContain('"code"')
      expect(answer.status).toBe(200)
      return answer.json()
    },
    /** A new draft of a page by a writer. */
    page: async (
      data: object = {},
      as: Name = 'wil',
    ): Promise<{ collectionSlug: string; id: number }> => {
      const body = { title: 'Harbour', price: 3, rows: [{ text: 'One', note: 'First' }], ...data }
      const { doc } = await (await send(as, 'POST', '/pages?draft=true', body)).json()
      return { collectionSlug: 'pages', id: doc.id }
    },
    /** Saves a draft. */
    edit: async (as: Name, { id }: AskedDocument, data: object, query = '') => {
      const answer = await send(as, 'PATCH', `/pages/${id}?draft=true${query}`, data)
      expect(answer.status).toBe(200)
      return (await answer.json()).doc
    },
    publish: (as: Name, { id }: AskedDocument, data: object = {}, query = '') =>
      send(as, 'PATCH', `/pages/${id}?${query}`, { _status: 'published', ...data }),
  }
}
