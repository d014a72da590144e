import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { baseHeader, neverSaved } from '#contracts/revisions'
import { onBothDatabases } from './kit/on-both-databases.ts'
import { revisedSite } from './kit/revised-site.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'

const editor = { email: 'grace@site.example', password: 'another-long-password' }

interface Saved {
  id: number
  updatedAt: string
  [name: string]: unknown
}

function revisionCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string
  let editorsCookie: string

  beforeAll(async () => {
    const limits = { requestsPerMinute: 100_000 }
    server = await serve(revisedSite(), { databaseUrl: await databaseUrl(), limits })
    await server.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
    cookie = await server.signIn()
    editorsCookie = await server.signIn(editor)
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body: unknown, headers: HeadersInit = {}) =>
    server.send(method, path, body, { cookie, ...headers })
  const get = async (path: string): Promise<Saved> =>
    (await server.ask(path, { headers: { cookie } })).json()
  const create = async (slug: string, data: object = {}, query = ''): Promise<Saved> =>
    (await (await send('POST', `/api/${slug}?depth=0${query}`, data)).json()).doc
  const save = (path: string, base: string, data: object, headers: HeadersInit = {}) =>
    send(path.startsWith('/api/globals') ? 'POST' : 'PATCH', path, data, {
      [baseHeader]: base,
      ...headers,
    })
  const docOf = async (answer: Response): Promise<Saved> => {
    const body = await answer.json()
    return body.doc ?? body.result
  }

  test('R4 a save on the latest version passes, and answers the base of the next one', async () => {
    const { id, updatedAt } = await create('pages', { title: 'One' })
    const first = await save(`/api/pages/${id}`, updatedAt, { title: 'Two' })
    const second = await save(`/api/pages/${id}`, (await docOf(first)).updatedAt, {
      title: 'Three',
    })

    expect([first.status, second.status]).toEqual([200, 200])
    expect(await get(`/api/pages/${id}`)).toMatchObject({ title: 'Three' })
  })

  test('R4 a save on an older version is refused with the document as it is now', async () => {
    const { id, updatedAt } = await create('pages', { title: 'One', rows: [{ text: 'a' }] })
    await send('PATCH', `/api/pages/${id}?locale=de`, { title: 'Eins' })
    const answer = await save(`/api/pages/${id}?locale=de&depth=2`, updatedAt, { title: 'Zwei' })

    const doc = await get(`/api/pages/${id}?depth=0&locale=de&fallback-locale=null`)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toEqual({
      errors: [{ message: 'document.stale' }],
      code: 'document.stale',
      details: {},
      doc,
    })
    expect(doc).toMatchObject({ title: 'Eins', rows: [{ text: 'a' }] })
  })

  test.each([
    ['localized fields', { title: 'Two' }],
    ['rows', { rows: [{ text: 'Two' }] }],
  ])(
    'R4 a save of nothing but %s has a date of its own, and makes older bases stale',
    async (_, data) => {
      const { id } = await create('terms', { title: 'One' })
      await send('POST', '/api/globals/words', { title: 'One' })

      for (const path of [`/api/terms/${id}`, '/api/globals/words']) {
        const { updatedAt } = await get(path)
        const first = await save(path, updatedAt, data)
        const { updatedAt: later } = await docOf(first)
        expect(Date.parse(later)).toBeGreaterThan(Date.parse(updatedAt))
        expect((await get(path)).updatedAt).toBe(later)
        expect((await save(path, updatedAt, { title: 'Lost?' })).status).toBe(409)
        expect((await save(path, later, { title: 'Three' })).status).toBe(200)
      }
    },
  )

  test('R4 what it is now has no fallback, and nothing that this person may not read', async () => {
    const { id, updatedAt } = await create('pages', { title: 'One', secret: 'hidden' })
    await send('PATCH', `/api/pages/${id}`, { state: 'open' })
    const answer = await save(
      `/api/pages/${id}?locale=de`,
      updatedAt,
      { title: 'Zwei' },
      { cookie: editorsCookie },
    )

    const { doc } = await answer.json()
    expect(answer.status).toBe(409)
    expect(doc).toMatchObject({ id, state: 'open' })
    expect(doc).not.toHaveProperty('secret')
    expect(doc.title ?? null).toBeNull()
  })

  test.each([
    ['an autosave', '&draft=true&autosave=true', {}],
    ['a draft', '&draft=true', { _status: 'draft' }],
    ['publishing', '', { _status: 'published' }],
    ['unpublishing', '', { _status: 'draft' }],
  ])('R4 with drafts the latest is a draft: %s', async (_name, query, more) => {
    const made = await create('articles', { title: 'One', _status: 'published' })
    const path = `/api/articles/${made.id}?depth=0${query}`
    const draft = await docOf(
      await save(`/api/articles/${made.id}?draft=true`, made.updatedAt, { title: 'Draft' }),
    )

    const stale = await save(path, made.updatedAt, { state: 'stale', ...more })
    expect(stale.status).toBe(409)
    expect((await stale.json()).doc).toMatchObject({ title: 'Draft', updatedAt: draft.updatedAt })

    const fresh = await save(path, draft.updatedAt, { state: 'fresh', ...more })
    expect(fresh.status).toBe(200)
    const latest = await get(`/api/articles/${made.id}?draft=true&depth=0`)
    expect(latest).toMatchObject({ title: 'Draft', state: 'fresh' })
    expect((await docOf(fresh)).updatedAt).toBe(latest.updatedAt)

    const again = await save(path, latest.updatedAt, { state: 'again', ...more })
    expect(again.status).toBe(200)
    expect((await save(path, latest.updatedAt, { state: 'late', ...more })).status).toBe(409)
  })

  test('R4 publishing one language makes a version like any other', async () => {
    const made = await create('articles', { title: 'One', _status: 'published' })
    const path = `/api/articles/${made.id}?depth=0&locale=en`
    const publish = '&publishSpecificLocale=en'
    const published = await save(path + publish, made.updatedAt, {
      title: 'Two',
      _status: 'published',
    })
    const latest = await get(`/api/articles/${made.id}?draft=true&depth=0`)

    expect(published.status).toBe(200)
    expect((await save(path, made.updatedAt, { title: 'Late' })).status).toBe(409)
    expect((await docOf(published)).updatedAt).toBe(latest.updatedAt)
    expect((await save(path, latest.updatedAt, { title: 'Three' })).status).toBe(200)
  })

  test.each(['header', 'front'])('R4 a global has versions, too: %s', async (slug) => {
    const path = `/api/globals/${slug}?depth=0`
    const first = await save(path, neverSaved, { title: 'One' })
    const { updatedAt } = await docOf(first)
    const stale = await save(path, neverSaved, { title: 'Late' })

    expect([first.status, stale.status]).toEqual([200, 409])
    expect((await stale.json()).doc).toMatchObject({ title: 'One', updatedAt })
    const second = await save(`${path}&draft=true`, updatedAt, { title: 'Two' })
    expect(second.status).toBe(200)
    const late = await save(path, updatedAt, { title: 'Late' })
    expect(late.status).toBe(409)
    expect((await late.json()).doc).toMatchObject({ title: 'Two' })
    expect((await docOf(second)).updatedAt).toBe((await get(`${path}&draft=true`)).updatedAt)
  })

  test('R4 without the header nobody is refused', async () => {
    const { id } = await create('pages', { title: 'One' })
    for (const title of ['Two', 'Three']) {
      expect((await send('PATCH', `/api/pages/${id}`, { title })).status).toBe(200)
    }
    expect((await send('POST', '/api/globals/header', { title: 'Any' })).status).toBe(200)
  })

  test('R4 who names no base waits for one who has compared, and is seen by the next', async () => {
    const { id, updatedAt } = await create('pages', { title: 'One' })
    const path = `/api/pages/${id}?depth=0`
    const compared = save(path, updatedAt, { state: 'compared' }, { 'x-take-ms': '300' })
    await wait(100)
    const [first, second] = await Promise.all([compared, send('PATCH', path, { state: 'any' })])
    const base = (await docOf(first)).updatedAt

    expect([first.status, second.status]).toEqual([200, 200])
    expect(await get(path)).toMatchObject({ state: 'any' })
    expect((await save(path, base, { state: 'late' })).status).toBe(409)
  })

  test('R4 what nobody could save is refused as ever, before its base is looked at', async () => {
    const old = new Date(0).toISOString()
    const gone = await create('pages', { title: 'Gone' })
    const closed = await create('pages', { state: 'closed' })
    await server.ask(`/api/pages/${gone.id}`, { method: 'DELETE', headers: { cookie } })
    const locked = await create('articles', { title: 'Locked' })
    const document = { collectionSlug: 'articles', id: locked.id }
    await send('POST', '/api/stateroom/lock', { ...document, action: 'acquire' })
    const asEditor = { cookie: editorsCookie }

    expect((await save(`/api/pages/${gone.id}`, old, {})).status).toBe(404)
    expect((await save(`/api/pages/${closed.id}`, old, {}, asEditor)).status).toBe(403)
    expect((await save('/api/globals/header', old, {}, asEditor)).status).toBe(403)
    expect((await save(`/api/pages/${closed.id}`, old, {}, { cookie: '' })).status).toBe(403)
    expect((await save(`/api/articles/${locked.id}`, old, {}, asEditor)).status).toBe(423)
    expect((await save(`/api/articles/${locked.id}`, old, {})).status).toBe(409)
  })

  test('R4 a refused file leaves the old one where it is', async () => {
    const upload = (method: string, path: string, name: string, headers: HeadersInit = {}) => {
      const form = new FormData()
      form.append('file', new Blob([name], { type: 'text/plain' }), name)
      return server.ask(path, { method, body: form, headers: { cookie, ...headers } })
    }
    const { id, updatedAt, url } = await docOf(await upload('POST', '/api/files', 'one.txt'))
    await send('PATCH', `/api/files/${id}`, {})
    const answer = await upload('PATCH', `/api/files/${id}`, 'two.txt', { [baseHeader]: updatedAt })

    expect(answer.status).toBe(409)
    expect((await answer.json()).doc).toMatchObject({ filename: 'one.txt' })
    expect(await (await server.ask(String(url), { headers: { cookie } })).text()).toBe('one.txt')
  })

  test('R4 no two saves have the same time, however slow the clock', async () => {
    const { id } = await create('articles', { title: 'One' })
    const save = async (title: string) =>
      (await server.payload.update({ collection: 'articles', id, data: { title }, draft: true }))
        .updatedAt
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const now = Date.now()
      const first = await save('Two')
      const second = save('Three')
      await wait(100)
      vi.setSystemTime(now + 1)

      expect([first, await second]).toEqual([now, now + 1].map((ms) => new Date(ms).toISOString()))
    } finally {
      vi.useRealTimers()
    }
  })
}

describe('a save on a base', () => onBothDatabases(revisionCases))
