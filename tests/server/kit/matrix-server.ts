import type { StateroomConfig } from '#config-schema/config'
import type { Kind, Role, Rule } from './matrix-rules.ts'
import { globalSlug, isPlain, kinds, ownGlobalSlug, rules, token } from './matrix-rules.ts'
import { matrixSite } from './matrix-site.ts'
import { askedWays } from './matrix-ways.ts'
import type { Person, TestServer } from './serve.ts'
import { admin, serve } from './serve.ts'

const password = 'a-long-password'
export const people = {
  admin,
  editor: { email: 'grace@site.example', password },
  reader: { email: 'rita@site.example', password },
} satisfies Partial<Record<Role, Person>>

/** The site of the matrix on a server, with everybody of it signed in. */
export interface Matrix extends TestServer {
  cookies: Readonly<Record<Role, string>>
  /** Of documents, by slug and kind. */
  ids: Record<string, Record<Kind, number>>
  get: (role: Role, path: string, headers?: HeadersInit) => Promise<string>
  /** Below the API. */
  call: (role: Role, method: string, path: string, body?: object) => Promise<Response>
  post: (role: Role, path: string, body: object) => Promise<string>
  /** A published document. */
  make: (slug: string, kind: Kind, more?: object) => Promise<number>
  /** Three documents of each kind of rule, and the globals, each with two versions. */
  fill: (slugOf: (rule: Rule) => string) => Promise<void>
  fillGlobals: () => Promise<void>
  /** The ways that were asked so far, by the names of `matrix-ways.ts`. */
  asked: () => Set<string>
}

export const valuesOf = (slug: string, kind: string) => ({
  title: token(slug, kind, 'title'),
  owner: kind === 'mine' ? 'editor' : 'admin',
  state: kind === 'secret' ? 'secret' : 'open',
  hush: token(slug, kind, 'hush'),
  rows: [{ said: token(slug, kind, 'said'), unsaid: token(slug, kind, 'unsaid') }],
})

const asAdmin = { id: 1, collection: 'users' } as never

export async function openMatrix(site: StateroomConfig = matrixSite()): Promise<Matrix> {
  const server = await serve(site, {
    // A page is sent without what it was too slow to ask: here it waits.
    // A job that a test leaves due is taken by nobody in between.
    dueWork: '0 0 1 1 *',
    limits: { requestsPerMinute: 1_000_000, signInsPerMinute: 1000, pagePatience: 60_000 },
    live: { beat: 3_600_000 },
  })
  const { payload } = server
  await payload.create({ collection: 'users', data: { ...people.editor, role: 'editor' } })
  await payload.create({ collection: 'readers', data: people.reader })
  const requests: string[] = []
  const ask: TestServer['ask'] = (path, init) => {
    requests.push(`${init?.method ?? 'GET'} ${path}`)
    return server.ask(path, init)
  }
  const send: TestServer['send'] = (method, path, body, headers) => {
    requests.push(`${method} ${path}`)
    return server.send(method, path, body, headers)
  }
  const answer = await send('POST', '/api/readers/login', people.reader)
  const cookies = {
    admin: await server.signIn(),
    editor: await server.signIn(people.editor),
    reader: answer.headers.getSetCookie()[0]!.split(';')[0]!,
    visitor: '',
  }
  const ids: Matrix['ids'] = {}
  const call: Matrix['call'] = (role, method, path, body = {}) =>
    method === 'GET'
      ? ask(`/api${path}`, { headers: { cookie: cookies[role] } })
      : send(method, `/api${path}`, body, { cookie: cookies[role] })
  const make: Matrix['make'] = async (slug, kind, more = {}) => {
    const data = { ...valuesOf(slug, kind), ...more, _status: 'published' }
    return (await payload.create({ collection: slug, data, user: asAdmin })).id as number
  }
  return {
    ...server,
    ask,
    send,
    cookies,
    ids,
    call,
    make,
    get: async (role, path, headers = {}) =>
      (await ask(path, { headers: { cookie: cookies[role], ...headers } })).text(),
    post: async (role, path, body) => (await call(role, 'POST', path, body)).text(),
    fill: async (slugOf) => {
      for (const slug of rules.map(slugOf)) {
        const made = {} as Record<Kind, number>
        for (const kind of kinds) {
          const id = await make(slug, kind)
          // So that there is a difference between two versions.
          const { owner } = valuesOf(slug, kind)
          await payload.update({ collection: slug, id, data: { owner } })
          made[kind] = id
        }
        ids[slug] = made
      }
    },
    fillGlobals: async () => {
      for (const slug of rules
        .filter(isPlain)
        .flatMap((rule) => [globalSlug(rule), ownGlobalSlug(rule)])) {
        const data = { ...valuesOf(slug, 'mine'), _status: 'published' }
        await payload.updateGlobal({ slug, data })
      }
    },
    asked: () => askedWays(payload.config, requests),
  }
}
