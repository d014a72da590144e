import { expect } from 'vitest'
import type { DocumentThreads, NewThread, Thread } from '#contracts/comments'
import { commentsPath } from '#contracts/comments'
import type { AskedDocument } from '#contracts/documents'
import { commentedSite } from './commented-site.ts'
import type { TestServer } from './serve.ts'
import { admin, serve } from './serve.ts'

/** Ada is an administrator, Grace and Alan are editors, Mel is a member of the site. */
export type Name = 'ada' | 'grace' | 'alan' | 'mel' | 'visitor'

/** A site with comments, and people who write them. */
export async function openCommentDesk(
  databaseUrl: string | null,
  overrides: Parameters<typeof commentedSite>[0] = {},
) {
  const server = await serve(commentedSite(overrides), {
    databaseUrl,
    limits: { requestsPerMinute: 100_000, signInsPerMinute: 1000 },
  })
  const cookies: Record<Name, string> = {
    ada: await server.signIn(),
    grace: '',
    alan: '',
    mel: '',
    visitor: '',
  }
  const ids: Partial<Record<Name, string | number>> = {}
  for (const name of ['grace', 'alan'] as const) {
    const person = personNamed(name)
    ids[name] = (await server.payload.create({ collection: 'users', data: person })).id
    cookies[name] = await server.signIn(person)
  }
  const mel = personNamed('mel')
  ids.mel = (await server.payload.create({ collection: 'members', data: mel })).id
  const answer = await server.send('POST', '/api/members/login', mel)
  cookies.mel = answer.headers.getSetCookie()[0]!.split(';')[0]!
  return { server, cookies, ids, ...actionsOf(server, cookies) }
}

export const personNamed = (name: string) => ({
  email: `${name}@site.example`,
  password: admin.password,
})

/** Where a comment, or the thread that it begins, is. */
export const at = ({ id }: { id: unknown }): string => `${commentsPath}/${id}`

function actionsOf(server: TestServer, cookies: Record<Name, string>) {
  const send = (as: Name, method: string, path: string, body?: unknown, headers = {}) =>
    server.send(method, `/api${path}`, body, { cookie: cookies[as], ...headers })
  const get = (as: Name, path: string, query: object) => {
    const entries = Object.entries(query).map(([key, value]) => [key, String(value)])
    const headers = { cookie: cookies[as] }
    return server.ask(`/api${path}?${new URLSearchParams(entries)}`, { headers })
  }
  return {
    send,
    get,
    page: async (data: Record<string, unknown> = {}) => {
      const { id } = await server.payload.create({
        collection: 'pages',
        data: { title: 'Harbour', ...data },
      })
      return { collectionSlug: 'pages', id }
    },
    begin: async (
      as: Name,
      asked: AskedDocument,
      text: string,
      anchor: NewThread['anchor'] = {},
    ): Promise<Thread> => {
      const answer = await send(as, 'POST', commentsPath, { ...asked, anchor, text })
      expect(answer.status).toBe(201)
      return answer.json()
    },
    reply: async (as: Name, thread: Thread, text: string): Promise<Thread> =>
      (await send(as, 'POST', at(thread), { text })).json(),
    read: async (as: Name, asked: AskedDocument): Promise<DocumentThreads> =>
      (await get(as, commentsPath, asked)).json(),
  }
}

/** What is said, thread by thread. */
export const textsIn = ({ threads }: DocumentThreads): string[][] =>
  threads.map(({ comments }) => comments.map(({ text }) => text))
