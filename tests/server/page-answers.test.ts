import type { Access } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AdminConfig } from '#contracts/admin-config'
import type { AnsweredQuestion } from '#contracts/first-questions'
import { createAnswersAhead } from '../../server/panel/answers-ahead.ts'
import type { Answer } from '../../server/panel/visitor.ts'
import { askForVisitor } from '../../server/panel/visitor.ts'
import { aCollection } from '../kit/client-config.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const other = { email: 'ed@site.example', password: 'another-password' }

const hostile = '</script><script>alert(1)</script><!--'

/** A page waits for what it brings, however busy the machine is. */
const patient = { pagePatience: 3_600_000 }

let server: TestServer
let cookie: string

beforeAll(async () => {
  const people = { ...users(), access: { read: oneselfOrAll } }
  const drafts = { ...posts(), slug: 'drafts', versions: { drafts: true } }
  const secrets = { ...posts(), slug: 'secrets', access: { read: () => false } }
  const notices = { ...posts(), slug: 'notices', access: { read: forAllOrAll } }
  server = await serve(aSite({ collections: [people, posts(), drafts, notices, secrets] }), {
    limits: patient,
  })
  await server.payload.create({ collection: 'users', data: { ...other, role: 'editor' } })
  for (const collection of ['posts', 'drafts', 'notices', 'secrets']) {
    await server.payload.create({ collection, data: { title: hostile } })
  }
  await server.payload.create({ collection: 'notices', data: { title: forAll } })
  cookie = await server.signIn()
})
afterAll(() => server.close())

const forAll = 'For all'

/** An administrator reads every notice. */
const forAllOrAll: Access = ({ req: { user } }) =>
  user?.role === 'admin' || { title: { equals: forAll } }

/** An administrator reads of everybody. */
const oneselfOrAll: Access = ({ req: { user } }) =>
  user?.role === 'admin' || { id: { equals: user?.id ?? 0 } }

/** What a page brings, by what would be asked; null where it brings nothing. */
async function broughtBy(path: string, headers: Record<string, string> = { cookie }) {
  const answered = await broughtAnswers(path, headers)
  return answered && new Map(answered.map(({ question, answer }) => [question.path, answer]))
}

const broughtQuestions = async (path: string, headers: Record<string, string>) =>
  (await broughtAnswers(path, headers))?.map(({ question }) => question)

async function broughtAnswers(path: string, headers: Record<string, string>) {
  const page = await server.ask(path, { headers: { 'sec-fetch-site': 'none', ...headers } })
  const [, json] =
    (await page.text()).match(
      /<script type="application\/json" id="stateroom-answers">(.*?)<\/script>/s,
    ) ?? []
  if (json === undefined) return null
  return JSON.parse(json) as AnsweredQuestion[]
}

/** How wide the navigation is, and what its person wants to come back to: every page brings both. */
const everywhere = ['/payload-preferences/nav', '/payload-preferences/stateroom-favorites']

describe('DOC-10 what the panel asks first comes with the page', () => {
  test('a document, and what may be done with it', async () => {
    const brought = await broughtBy('/admin/collections/posts/1')
    const said = await server.ask('/api/posts/1?depth=0&fallback-locale=null', {
      headers: { cookie },
    })
    const granted = await server.send('POST', '/api/posts/access/1', {}, { cookie })

    expect([...brought!.keys()]).toEqual([...everywhere, '/posts/1', '/posts/access/1'])
    expect(brought!.get('/posts/1')).toEqual(await said.json())
    expect(brought!.get('/posts/1')).toMatchObject({ title: hostile })
    expect(brought!.get('/posts/access/1')).toEqual(await granted.json())
  })

  test('of a draft, whether visitors see it too', async () => {
    const brought = await broughtBy('/admin/collections/drafts/1')

    expect([...brought!.keys()]).toEqual([
      ...everywhere,
      '/drafts/1',
      '/drafts/access/1',
      '/drafts/count',
    ])
    expect(brought!.get('/drafts/count')).toEqual({ totalDocs: 0 })
  })

  test('what a person chose to see in a list', async () => {
    const brought = await broughtBy('/admin/collections/posts?page=2')

    expect([...brought!.keys()]).toEqual([...everywhere, '/payload-preferences/collection-posts'])
  })
})

describe('35 NAV-7 the lists of the dashboard come with the page', () => {
  const dashboard = '/payload-preferences/stateroom-dashboard'
  // One's own drafts, what was edited last, what waits, and who edits what.
  const lists = ['/drafts', '/posts', '/drafts', '/notices', '/drafts', '/stateroom/locks']

  const questionsOf = async (own = cookie) =>
    [...(await broughtQuestions('/admin', { cookie: own }))!].map(({ path }) => path)

  test('as they would be answered over the network', async () => {
    const brought = await broughtBy('/admin')
    const query = 'depth=0&page=1&limit=3&sort=-updatedAt&fallback-locale=null'
    const said = await server.ask(
      `/api/posts?${query}&select[id]=true&select[title]=true&select[updatedAt]=true`,
      { headers: { cookie } },
    )

    expect([...brought!.keys()]).toEqual([...everywhere, dashboard, ...new Set(lists)])
    expect(brought!.get('/posts')).toEqual(await said.json())
    expect(brought!.get('/posts')).toMatchObject({ docs: [{ title: hostile }], totalDocs: 1 })
  })

  test('without those of sections that their person hides', async () => {
    const own = await server.signIn(other)
    const sections = [{ accessor: 'waiting', active: false }]
    const value = { sections: [...sections, { accessor: 'recent', active: true }] }
    await server.send('POST', `/api${dashboard}`, { value }, { cookie: own })

    expect(await questionsOf()).toEqual([...everywhere, dashboard, ...lists])
    expect(await questionsOf(own)).toEqual([
      ...everywhere,
      dashboard,
      ...['/drafts', '/posts', '/drafts', '/notices', '/stateroom/locks'],
    ])
  })

  test('as far as their person may read', async () => {
    const own = await server.signIn(other)
    const brought = await broughtBy('/admin', { cookie: own })

    expect(brought!.get('/notices')).toMatchObject({ docs: [{ title: forAll }], totalDocs: 1 })
    expect(brought!.has('/secrets')).toBe(false)
  })
})

test('what is refused is not brought: the panel asks, and hears why', async () => {
  expect([...(await broughtBy('/admin/collections/posts/999'))!.keys()]).not.toContain('/posts/999')
  expect([...(await broughtBy('/admin/collections/secrets/1'))!.keys()]).toEqual(everywhere)
})

test('a stranger is brought nothing, nor is whoever comes from another site', async () => {
  const path = '/admin/collections/posts/1'
  expect(await broughtBy(path, {})).toBeNull()
  expect(await broughtBy(path, { cookie: 'payload-token=forged' })).toBeNull()
  for (const site of ['cross-site', 'same-site', '']) {
    expect(await broughtBy(path, { cookie, 'sec-fetch-site': site })).toBeNull()
  }
})

test('what the page brings is counted as if it had been asked for', async () => {
  const small = await serve(aSite(), { limits: { ...patient, requestsPerMinute: 3 } })
  const own = await small.signIn()
  const page = await small.ask('/admin', { headers: { 'sec-fetch-site': 'none', cookie: own } })

  expect(await page.text()).toContain('stateroom-answers')
  expect((await small.ask('/api/posts')).status).toBe(429)
  await small.close()
})

test('an answer that breaks off is none: the page goes on', async () => {
  const broken = () =>
    new Response(new ReadableStream({ pull: (body) => body.error(new Error('cut')) }))
  const ask = askForVisitor(broken)

  expect(await ask(new Request('http://site.example/admin'), '/api/posts/1')).toBeNull()
})

// As much of a config as is asked for.
const config = { kind: 'signedIn', collections: [], globals: [], localization: null }
const page = () => new Request('http://site.example/admin')

test('what a session is answered that ended meanwhile is for a stranger, and not brought', async () => {
  const ask = async () => ({ json: '{"value":null}', isForStranger: true })
  const answersAhead = createAnswersAhead(ask, '/api', { pagePatience: 80 })

  expect(await answersAhead(page(), config as unknown as AdminConfig, '')).toBe('[]')
})

describe('a database that is slow', () => {
  afterEach(() => void vi.useRealTimers())

  test('does not hold up the page, and is left in peace for a minute', async () => {
    vi.useFakeTimers()
    const ask = vi.fn((): Promise<Answer | null> => new Promise(() => {}))
    const answersAhead = createAnswersAhead(ask, '/api', { pagePatience: 80 })
    const brought = () => answersAhead(page(), config as unknown as AdminConfig, '')

    const first = brought()
    await vi.advanceTimersByTimeAsync(100)
    expect(await first).toBeNull()
    ask.mockImplementation(async () => ({ json: '{"value":null}', isForStranger: false }))
    const asked = ask.mock.calls.length
    expect(asked).toBeGreaterThan(0)
    expect(await brought()).toBeNull()
    expect(ask).toHaveBeenCalledTimes(asked)

    await vi.advanceTimersByTimeAsync(60_000)
    expect(await brought()).toContain('/payload-preferences/stateroom-dashboard')
  })

  test('for one list holds up none of the others, and is asked for by the panel alone', async () => {
    vi.useFakeTimers()
    const collections = [aCollection({ slug: 'posts' }), aCollection({ slug: 'orders' })]
    const asked: string[] = []
    const ask = (_page: unknown, address: string): Promise<Answer | null> => {
      const [path = ''] = address.split('?')
      asked.push(path)
      const isSlow = path === '/api/orders'
      return isSlow ? new Promise(() => {}) : Promise.resolve({ json: '{}', isForStranger: false })
    }
    const answersAhead = createAnswersAhead(ask, '/api', { pagePatience: 80 })
    const brought = async () => {
      const answers = answersAhead(page(), { ...config, collections } as never, '')
      await vi.advanceTimersByTimeAsync(100)
      const answered: AnsweredQuestion[] = JSON.parse((await answers)!)
      return answered.map(({ question }) => question.path)
    }
    const inTime = [...everywhere, '/payload-preferences/stateroom-dashboard', '/posts']

    expect(await brought()).toEqual(inTime)
    expect(asked).toContain('/api/orders')
    asked.length = 0
    expect(await brought()).toEqual(inTime)
    expect(asked).not.toContain('/api/orders')
    await vi.advanceTimersByTimeAsync(60_000)
    await brought()
    expect(asked).toContain('/api/orders')
  })
})
