import type { CollectionConfig, GlobalConfig, LivePreviewConfig } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SignedInConfig } from '#contracts/admin-config'
import type { PreviewAnswer, PreviewLinks } from '#contracts/preview'
import {
  draftHeader,
  draftParameter,
  previewLinksPath,
  previewPagePath,
  previewPath,
} from '#contracts/preview'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const site = 'https://www.site.example'
const other = 'https://other.site.example'
const editor = { email: 'ed@site.example', password: 'another-password' }

const published: CollectionConfig['access'] = {
  read: ({ req }) => Boolean(req.user) || { _status: { equals: 'published' } },
  update: ({ req }) => (req.user as { role?: string } | null)?.role === 'admin',
}

const withPreview = (slug: string, livePreview?: LivePreviewConfig): CollectionConfig => ({
  slug,
  access: published,
  admin: { ...(livePreview && { livePreview }) },
  versions: { drafts: true },
  fields: [
    { name: 'title', type: 'text' },
    { name: 'slug', type: 'text' },
    { name: 'secret', type: 'text', access: { read: ({ req }) => Boolean(req.user) } },
    { name: 'seo', type: 'group', fields: [{ name: 'slug', type: 'text' }] },
    { name: 'friends', type: 'relationship', relationTo: 'pages', hasMany: true },
  ],
})

const settings: GlobalConfig = {
  slug: 'settings',
  access: { read: ({ req }) => Boolean(req.user) || { _status: { equals: 'published' } } },
  versions: { drafts: true },
  fields: [{ name: 'title', type: 'text' }],
}

const asked: unknown[] = []

let server: TestServer
let cookie: string
let editorCookie: string

beforeAll(async () => {
  server = await serve(
    aSite({
      admin: {
        livePreview: {
          url: `${site}/{slug}?lang={locale}`,
          collections: ['pages'],
          globals: ['settings'],
          breakpoints: [
            { name: 'phone', label: 'Phone', width: 375, height: '667' },
            { name: 'all', label: 'All', width: '100%', height: '100%' },
          ],
        },
      },
      preview: { drafts: true, origins: [other] },
      localization: { locales: ['en', 'de'], defaultLocale: 'en' },
      collections: [
        users(),
        withPreview('pages'),
        withPreview('talks', {
          url: (args) => {
            asked.push(args)
            if (args.data.slug === 'broken') throw new Error('A secret of the site')
            if (args.data.slug === 'script') return 'javascript:alert(1)'
            return args.data.slug ? `/talks/${args.data.slug}` : null
          },
          openByDefault: true,
        }),
        { ...withPreview('cards'), admin: { preview: ({ slug }) => `${site}/cards/${slug}` } },
        withPreview('notes'),
      ],
      globals: [settings],
    }),
  )
  await server.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
  cookie = await server.signIn()
  editorCookie = await server.signIn(editor)
})
afterAll(() => server.close())

type Which = Record<string, string | number>

const preview = (which: Which, headers: Record<string, string> = { cookie }) =>
  server.ask(`/api${previewPath}?${new URLSearchParams(which as Record<string, string>)}`, {
    headers,
  })

const previewOf = async (which: Which): Promise<PreviewAnswer> => (await preview(which)).json()

const draft = async (collection: string, data: object) => {
  const { id } = await server.payload.create({ collection, data, draft: true })
  return { collectionSlug: collection, id }
}

const withoutToken = (url: string | null) => url?.replace(/[?&]stateroom-draft=[^&#]+/, '')
const tokenIn = (url: string) => new URL(url).searchParams.get(draftParameter) ?? ''

describe('20.1 LIVE-1 where the site shows a document', () => {
  test('a URL with fields of the document and the language', async () => {
    const page = await draft('pages', { slug: 'über/uns?x=1' })

    const { url } = await previewOf({ ...page, locale: 'de' })

    expect(withoutToken(url)).toBe(`${site}/%C3%BCber/uns%3Fx%3D1?lang=de`)
  })

  test('a document without a value that its URL needs has no page', async () => {
    expect(await previewOf(await draft('pages', { title: 'No slug' }))).toEqual({
      url: null,
      pageUrl: null,
      origins: [other],
    })
  })

  test('a function gets what Payload gives it, and null means no page', async () => {
    const talk = await draft('talks', { slug: 'one' })

    const { url } = await previewOf({ ...talk, locale: 'de' })

    expect(withoutToken(url)).toBe('/talks/one')
    expect(asked.at(-1)).toMatchObject({
      data: { id: talk.id, slug: 'one' },
      locale: { code: 'de' },
      collectionConfig: { slug: 'talks' },
      req: { locale: 'de' },
      payload: expect.anything(),
    })
    expect((await previewOf(await draft('talks', {}))).url).toBeNull()
  })

  test('a global has its page, too', async () => {
    const config = await clientConfig()

    expect((await preview({ globalSlug: 'settings' })).status).toBe(200)
    expect(config.globals[0]?.preview).toMatchObject({ live: {}, shares: true })
  })

  test.each(['broken', 'script'])(
    'a function that answers “%s” is told of, without what it said',
    async (slug) => {
      const answer = await preview(await draft('talks', { slug }))

      expect(answer.status).toBe(500)
      const body = await answer.text()
      expect(JSON.parse(body).code).toBe('preview.broken')
      expect(body).not.toMatch(/secret|javascript/i)
    },
  )

  test('20.5 the page of visitors is what `admin.preview` says', async () => {
    const card = await draft('cards', { slug: 'one' })

    expect(await previewOf(card)).toMatchObject({ url: null, pageUrl: `${site}/cards/one` })
  })

  test('20.5 a link to it leads there, for those who read the document', async () => {
    const card = await draft('cards', { slug: 'one' })
    const path = `/api${previewPagePath}?collectionSlug=cards&id=${card.id}`

    const { headers, status } = await server.ask(path, { headers: { cookie } })
    expect([status, headers.get('location')]).toEqual([302, `${site}/cards/one`])
    expect((await server.ask(path)).status).toBe(401)
    const page = await draft('pages', { title: 'No slug' })
    const nowhere = `/api${previewPagePath}?collectionSlug=pages&id=${page.id}`
    expect((await server.ask(nowhere, { headers: { cookie } })).status).toBe(409)
  })

  test('nobody else is told: not without a session, not of what they do not see, not where there is none', async () => {
    const page = await draft('pages', { slug: 'one' })

    expect((await preview(page, {})).status).toBe(401)
    expect((await preview({ ...page, id: 999 })).status).toBe(404)
    expect((await preview(await draft('notes', {}))).status).toBe(400)
    expect((await preview({ collectionSlug: 'pages' })).status).toBe(400)
  })

  test('LIVE-2 the panel knows the sizes, and nothing of the URL', async () => {
    const { collections } = await clientConfig()
    const of = (slug: string) => collections.find((one) => one.slug === slug)?.preview

    expect(of('pages')).toEqual({
      live: { breakpoints: [{ name: 'phone', label: 'Phone', width: 375, height: 667 }] },
      page: true,
      shares: true,
    })
    expect(of('talks')?.live?.openByDefault).toBe(true)
    expect(of('cards')).toEqual({ page: true })
    expect(of('notes')).toBeUndefined()
  })
})

describe('20.2 what the site’s pages may do', () => {
  const from = (origin: string, headers: object = {}) => ({ cookie, origin, ...headers })
  /** What the site may ask, once the panel shows this document's page. */
  const showing = async (which: Which) => {
    await preview(which)
    return from(site)
  }
  const merge = (path: string, body: object, headers: Record<string, string>) =>
    server.send('POST', path, body, { 'x-payload-http-method-override': 'GET', ...headers })

  test('the panel may frame them, and nobody else', async () => {
    const { headers } = await server.ask('/admin')

    expect(headers.get('content-security-policy')).toContain(`frame-src 'self' ${other} ${site};`)
  })

  test('LIVE-5 a page gets the form’s values with their relations followed', async () => {
    const [page, friend] = [
      await draft('pages', { title: 'Kept' }),
      await draft('pages', { title: 'Friend' }),
    ]
    const data = { id: page.id, title: 'Typed', friends: [friend.id] }
    const named = { ...page, references: { pages: [friend.id] } }
    const told = await server.send('POST', `/api${previewPath}`, named, { cookie })
    expect(told.status).toBe(204)

    const answer = await merge(
      `/api/pages/${page.id}`,
      { data, depth: 1, locale: 'en' },
      await showing(page),
    )

    expect(await answer.json()).toMatchObject({ title: 'Typed', friends: [{ title: 'Friend' }] })
    expect(answer.headers.get('access-control-allow-origin')).toBe(site)
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
  })

  test('a preflight is answered for them alone', async () => {
    const ask = (origin: string) =>
      server.ask('/api/pages/1', { method: 'OPTIONS', headers: { origin } })

    expect((await ask(site)).headers.get('access-control-allow-headers')).toContain(
      'x-payload-http-method-override',
    )
    expect((await ask('https://foreign.example')).headers.has('access-control-allow-origin')).toBe(
      false,
    )
  })

  test('an error is no document: the page gets back what it sent', async () => {
    const data = { id: 1, title: 'Typed' }

    const answer = await merge('/api/pages/no-such-id', { data }, from(site))

    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject(data)
  })

  test('with somebody’s session they write nothing', async () => {
    const page = await draft('pages', { title: 'Kept' })

    const answer = await server.send(
      'PATCH',
      `/api/pages/${page.id}`,
      { title: 'Taken' },
      from(site),
    )

    expect(answer.status).toBe(403)
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
    const { title } = await server.payload.findByID({
      collection: 'pages',
      id: page.id,
      draft: true,
    })
    expect(title).toBe('Kept')
  })

  test('and read only what a preview needs', async () => {
    const page = await draft('pages', { title: 'Draft' })
    const hub = await draft('pages', { title: 'Hub', slug: 'hub', friends: [page.id] })
    const headers = await showing(hub)
    const read = async (path: string) => (await server.ask(path, { headers })).text()

    expect(await read(`/api/pages?draft=true&where[id][in]=${page.id}`)).toContain('"Draft"')
    expect(await read('/api/pages?draft=true')).not.toContain('"Draft"')
    expect(await read('/api/users/me')).not.toContain('ada@')
    expect(await read('/api/stateroom/config')).toContain('"signedOut"')
    const foreign = { data: { id: 1 }, depth: 0 }
    expect(await (await merge('/api/users/me', foreign, headers)).text()).not.toContain('ada@')
  })

  test('the same from a foreign site has no session', async () => {
    const page = await draft('pages', { title: 'Kept' })
    const path = `/api/pages/${page.id}`
    const body = { data: { title: 'Typed' }, depth: 0 }

    const answer = await merge(path, body, from('https://foreign.example'))

    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
    expect(await answer.text()).not.toContain('Kept')
  })
})

describe('LIVE-2 the address of a draft', () => {
  afterEach(() => vi.useRealTimers())

  test('stays as it is from save to save, so that the page needn’t load again, and works for an hour', async () => {
    const halfHour = 30 * 60_000
    const start = Math.ceil(Date.now() / halfHour) * halfHour
    const goTo = (minutes: number, seconds: number) =>
      vi.setSystemTime(start + minutes * 60_000 + seconds * 1000)
    vi.useFakeTimers({ toFake: ['Date'] })
    goTo(0, 1)
    const page = await draft('pages', { title: 'Draft', slug: 'one' })
    const { url } = await previewOf(page)
    const token = tokenIn(url ?? '')
    const read = () =>
      server.ask(`/api/pages/${page.id}?draft=true`, { headers: { [draftHeader]: token } })

    goTo(29, 59)
    expect((await previewOf(page)).url).toBe(url)
    goTo(30, 1)
    expect((await previewOf(page)).url).not.toBe(url)
    goTo(89, 59)
    expect((await read()).status).toBe(200)
    goTo(90, 1)
    expect((await read()).status).not.toBe(200)
  })
})

describe('20.1 LIVE-6 a draft that is shared', () => {
  const share = (which: Which, headers: Record<string, string> = { cookie }) =>
    server.send('POST', `/api${previewLinksPath}`, which, headers)
  const links = async (which: Which): Promise<PreviewLinks> =>
    (
      await server.ask(`/api${previewLinksPath}?${new URLSearchParams(which as never)}`, {
        headers: { cookie },
      })
    ).json()
  const revoke = (id: string | number, headers: Record<string, string> = { cookie }) =>
    server.ask(`/api${previewLinksPath}/${id}`, { method: 'DELETE', headers })
  /** As a site reads it, for somebody without an account. */
  const read = (path: string, token?: string) =>
    server.ask(path, { headers: token === undefined ? {} : { [draftHeader]: token } })

  async function shared(title: string) {
    const page = await draft('pages', { title, slug: title.toLowerCase(), secret: 'For the staff' })
    const { links } = (await (await share(page)).json()) as PreviewLinks
    return { page, link: links[0]!, token: tokenIn(links[0]!.url) }
  }

  test('is read with the link, and not without', async () => {
    const { page, token } = await shared('Shared')
    const path = `/api/pages/${page.id}?draft=true`

    expect((await read(path)).status).toBe(404)
    const answer = await read(path, token)
    expect(await answer.json()).toMatchObject({ title: 'Shared' })
    const bySlug = await read('/api/pages?draft=true&where[slug][equals]=shared', token)
    expect(await bySlug.json()).toMatchObject({ docs: [{ title: 'Shared' }] })
  })

  test('is the draft as it was saved last, without what visitors may not read', async () => {
    const { page, token } = await shared('First')
    await server.payload.update({
      collection: 'pages',
      id: page.id,
      data: { _status: 'published' },
    })
    await server.payload.update({
      collection: 'pages',
      id: page.id,
      data: { title: 'Second' },
      draft: true,
    })

    const doc = await (await read(`/api/pages/${page.id}?draft=true`, token)).json()

    expect(doc.title).toBe('Second')
    expect(doc).not.toHaveProperty('secret')
    expect(await (await read(`/api/pages/${page.id}`)).json()).toMatchObject({ title: 'First' })
  })

  test('opens no other document, and nothing but reading', async () => {
    const { page, token } = await shared('One')
    const { createdAt } = await server.payload.findByID({ collection: 'pages', id: page.id })
    const hidden = await draft('pages', { title: 'Hidden', slug: 'hidden', createdAt })
    const talk = await server.payload.create({
      collection: 'talks',
      data: { id: page.id, title: 'Talk' },
      draft: true,
    })

    expect((await read(`/api/pages/${hidden.id}?draft=true`, token)).status).toBe(404)
    expect((await read(`/api/talks/${talk.id}?draft=true`, token)).status).toBe(404)
    const list = await (await read('/api/pages?draft=true', token)).json()
    expect(JSON.stringify(list)).not.toContain('Hidden')
    const headers = { [draftHeader]: token }
    const write = await server.send('PATCH', `/api/pages/${page.id}`, { title: 'Taken' }, headers)
    expect(write.status).toBe(403)
    expect((await read(`/api/pages/versions?depth=0`, token)).status).toBe(403)
  })

  test.each([
    ['forged', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['changed', (token: string) => changedTo({ expiresAt: 9e15 }, token)],
    ['of another document', (token: string) => changedTo({ id: 1 }, token)],
    ['unsigned', (token: string) => token.split('.')[0] ?? ''],
    ['empty', () => ''],
    ['absurdly long', (token: string) => token.repeat(20)],
    ['no JSON', () => 'bm9uZQ.bm9uZQ'],
  ])('a token that is %s opens nothing', async (_, change) => {
    const { page, token } = await shared('Kept')

    expect((await read(`/api/pages/${page.id}?draft=true`, change(token))).status).toBe(404)
  })

  test('a link that was revoked opens nothing, and is not listed', async () => {
    const { page, link, token } = await shared('Gone')

    expect((await revoke(link.id)).status).toBe(200)

    expect((await read(`/api/pages/${page.id}?draft=true`, token)).status).toBe(404)
    expect((await links(page)).links).toEqual([])
    expect((await revoke(link.id)).status).toBe(404)
  })

  test('a link that has expired opens nothing', async () => {
    const { page, link, token } = await shared('Old')
    await server.payload.db.updateOne({
      collection: 'stateroom-preview-links',
      id: link.id,
      data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
    })

    expect((await read(`/api/pages/${page.id}?draft=true`, token)).status).toBe(404)
    expect((await links(page)).links).toEqual([])
  })

  test('a document that was deleted is not shared, nor the one that gets its id', async () => {
    const { page, token } = await shared('Deleted')
    await server.payload.delete({ collection: 'pages', id: page.id })
    const next = await draft('pages', { title: 'Next', slug: 'next' })

    expect(next.id).toBe(page.id)
    expect((await links(next)).links).toEqual([])

    expect((await read(`/api/pages/${page.id}?draft=true`, token)).status).toBe(404)
  })

  test('who may not change the document shares nothing, and revokes nothing', async () => {
    const { page, link } = await shared('Not yours')
    const headers = { cookie: editorCookie }

    expect((await share(page, headers)).status).toBe(403)
    expect((await revoke(link.id, headers)).status).toBe(403)
    expect((await share(page, {})).status).toBe(401)
    expect((await revoke(link.id, {})).status).toBe(401)
    expect((await links(page)).links).toHaveLength(1)
  })

  test('a document without a page cannot be shared, and none more than 20 times', async () => {
    expect((await share(await draft('pages', { title: 'No slug' }))).status).toBe(409)
    const { page } = await shared('Many')
    for (let count = 1; count < 20; count += 1) expect((await share(page)).status).toBe(201)

    const refused = await share(page)

    expect(await refused.json()).toMatchObject({ code: 'preview.tooManyLinks' })
  })

  test('the collection of links answers nobody', async () => {
    const answer = await server.ask('/api/stateroom-preview-links', { headers: { cookie } })

    expect(answer.status).toBe(501)
  })

  test('a global is shared alike', async () => {
    await server.payload.updateGlobal({ slug: 'settings', data: { title: 'Draft' }, draft: true })
    const which = { globalSlug: 'settings' }
    // The site has one page for it in this test only.
    expect((await share(which)).status).toBe(409)
  })
})

async function clientConfig(): Promise<SignedInConfig> {
  return (await server.ask('/api/stateroom/config', { headers: { cookie } })).json()
}

/** What the token says, said otherwise, with the signature that it has. */
function changedTo(change: object, token: string): string {
  const [said = '', signature] = token.split('.')
  const pass = JSON.parse(Buffer.from(said, 'base64url').toString())
  return `${Buffer.from(JSON.stringify({ ...pass, ...change })).toString('base64url')}.${signature}`
}
