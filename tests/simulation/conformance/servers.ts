import type { Json } from '#contracts/documents'
import { richText } from '#server'
import { queryString } from '../../../ui/client/query-string.ts'
import { serve } from '../../server/kit/serve.ts'
import { aSite } from '../../server/kit/site.ts'
import type { Person } from '../server/model-server.ts'
import { ModelServer } from '../server/model-server.ts'
import type { ServerAnswer, ServerRequest } from '../server/requests.ts'
import type { Removable } from '../site.ts'
import { locales, payloadCollections } from '../site.ts'
import { people } from '../world/people.ts'
import type { Server } from './one-side.ts'

/** The model, whose clock goes on a second with each question. */
export function modelServer(removed: readonly Removable[]): Server {
  let now = Date.parse('2026-11-24T08:00:00.000Z')
  const server = new ModelServer(people, () => now)
  server.deploy(removed)
  return {
    people,
    async ask(request) {
      now += 1000
      return server.handle(request)
    },
  }
}

const editor = richText({
  blocks: [{ slug: 'aside', fields: [{ name: 'text', type: 'text' }] }],
})

const limits = { requestsPerMinute: 1_000_000, signInsPerMinute: 1_000_000 }

export interface RealServer extends Server {
  /** Without documents, locks and sessions, as before the first round. */
  empty(): Promise<void>
  endSessions(): Promise<void>
  close(): Promise<void>
}

/** A real server with the same site and the same people. */
export async function realServer(
  databaseUrl: string | null,
  removed: readonly Removable[] = [],
): Promise<RealServer> {
  const server = await serve(
    aSite({
      collections: [
        { slug: 'users', auth: true, admin: { useAsTitle: 'email' }, fields: [] },
        ...payloadCollections(removed, editor),
      ],
      localization: { locales: [...locales], defaultLocale: 'en', fallback: true },
      comments: {},
    }),
    { databaseUrl, isEmpty: true, limits },
  )
  const made: Person[] = []
  for (const { email, password } of people) {
    const { id } = await server.payload.create({ collection: 'users', data: { email, password } })
    made.push({ id: Number(id), email, password })
  }
  const { payload } = server
  const endSessions = async () => {
    for (const { id } of made) {
      await payload.update({ collection: 'users', id, data: { sessions: [] } })
    }
  }
  return {
    people: made,
    endSessions,
    async empty() {
      for (const collection of ['pages', 'articles']) {
        await payload.delete({ collection, where: { id: { exists: true } } })
      }
      await payload.db.deleteMany({ collection: 'payload-locked-documents', where: {} })
      await endSessions()
    },
    ask: async (request) => answerOf(await server.ask(urlOf(request), initOf(request))),
    close: () => server.close(),
  }
}

const urlOf = ({ path, query }: ServerRequest): string =>
  `/api${path}${queryString(query as Parameters<typeof queryString>[0])}`

function initOf({ method, headers, body, cookie }: ServerRequest): RequestInit {
  return {
    method,
    headers: {
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
      ),
      ...(cookie !== null && { cookie }),
      ...(body !== null && { 'content-type': 'application/json' }),
    },
    ...(body !== null && { body: JSON.stringify(body) }),
  }
}

async function answerOf(response: Response): Promise<ServerAnswer> {
  const [cookie] = response.headers.getSetCookie()
  const text = await response.text()
  const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers)
  return {
    status: response.status,
    headers: { ...headers, ...(cookie && { 'set-cookie': cookie.split(';')[0]! }) },
    body: text === '' ? null : (JSON.parse(text) as Json),
  }
}
