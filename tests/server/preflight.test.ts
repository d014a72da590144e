import type { CollectionConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedInConfig } from '#contracts/admin-config'
import { bulkPath } from '#contracts/bulk'
import type { PreflightAnswer } from '#contracts/preflight'
import { preflightPath } from '#contracts/preflight'
import { schedulePath } from '#contracts/schedule'
import { richText, seo } from '#server'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const reader = { email: 'ed@site.example', password: 'another-password' }

const posts = (slug: string): CollectionConfig => ({
  slug,
  access: {
    update: ({ req }) => (req.user as { role?: string } | null)?.role === 'admin',
  },
  versions: { drafts: { schedulePublish: true } },
  fields: [
    { name: 'title', type: 'text', localized: true },
    { name: 'cover', type: 'upload', relationTo: 'media' },
    { name: 'related', type: 'relationship', relationTo: 'posts', hasMany: true },
    { name: 'body', type: 'richText', editor: richText() },
    seo(),
  ],
})

let server: TestServer
let cookie: string
let readerCookie: string
let silent: string | number
let described: string | number

const makePicture = async (alt: string) => {
  const name = `${crypto.randomUUID()}.png`
  const file = { data: png, mimetype: 'image/png', name, size: png.length }
  return (await server.payload.create({ collection: 'media', data: { alt }, file })).id
}

beforeAll(async () => {
  server = await serve(
    aSite({
      localization: { locales: ['en', 'de'], defaultLocale: 'en' },
      collections: [
        users(),
        { slug: 'media', upload: true, fields: [{ name: 'alt', type: 'text' }] },
        posts('posts'),
        posts('strict'),
        posts('unchecked'),
      ],
      globals: [
        { slug: 'home', versions: { drafts: true }, fields: [{ name: 'title', type: 'text' }] },
      ],
      preflight: {
        collections: {
          posts: {
            altTexts: 'warn',
            seo: 'warn',
            translations: 'warn',
            links: 'warn',
            headings: 'warn',
            checks: [
              ({ doc }) =>
                doc.title === 'Shout!'
                  ? [{ path: 'title', text: 'Don’t shout.', severity: 'warn' }]
                  : [],
              ({ doc }) => {
                if (doc.title === 'broken') throw new Error('A secret')
                return []
              },
            ],
          },
          strict: { altTexts: 'block', seo: 'warn', links: 'block' },
        },
        globals: {
          home: {
            checks: [
              ({ doc }) =>
                doc.title ? [] : [{ path: 'title', text: 'Empty.', severity: 'block' }],
            ],
          },
        },
      },
    }),
    { dueWork: '* * * * * *' },
  )
  await server.payload.create({ collection: 'users', data: { ...reader, role: 'editor' } })
  silent = await makePicture('')
  described = await makePicture('A harbour')
  cookie = await server.signIn()
  readerCookie = await server.signIn(reader)
})
afterAll(() => server.close())

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const preflight = (body: object, headers: Record<string, string> = { cookie }) =>
  server.send('POST', `/api${preflightPath}?locale=en`, body, headers)

const answerTo = async (body: object): Promise<PreflightAnswer> => (await preflight(body)).json()

const draft = async (collection: string, data: object) =>
  (await server.payload.create({ collection, data, draft: true, locale: 'en' })).id

const publish = (collection: string, id: string | number, data: object = {}) =>
  server.send(
    'PATCH',
    `/api/${collection}/${id}?locale=en`,
    { _status: 'published', ...data },
    { cookie },
  )

const text = (value: string) => [{ type: 'text', version: 1, text: value, format: 0 }]
const heading = (tag: string, value: string) => ({
  ...{ type: 'heading', version: 1, direction: 'ltr', format: '', indent: 0 },
  ...{ tag, children: text(value) },
})
const body = (...children: object[]) => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
})

describe('20.10 what is found in values before they are published', () => {
  test('a picture without an alternative text, a document that is no longer public, a text without a translation', async () => {
    const friend = await draft('posts', { title: 'A draft' })
    const { findings, unchecked } = await answerTo({
      collectionSlug: 'posts',
      data: { title: 'A', cover: silent, related: [friend, 4711] },
    })
    expect(unchecked).toMatchObject([{ check: 'links', path: 'related' }])
    expect(findings.map(({ check, path, severity }) => [check, path, severity])).toEqual([
      ['altTexts', 'cover', 'warn'],
      ['seo', 'meta.title', 'warn'],
      ['seo', 'meta.description', 'warn'],
      ['translations', 'title', 'warn'],
      ['links', 'related', 'warn'],
    ])
  })

  test('nothing, where all is well', async () => {
    const id = await draft('posts', { title: 'A' })
    await server.payload.update({
      collection: 'posts',
      id,
      data: { title: 'Ein', meta: { title: 'x'.repeat(55), description: 'x'.repeat(120) } },
      locale: 'de',
      draft: true,
    })
    const data = {
      title: 'A',
      cover: described,
      meta: { title: 'x'.repeat(55), description: 'x'.repeat(120) },
    }
    expect(await answerTo({ collectionSlug: 'posts', id, data })).toEqual({
      findings: [],
      unchecked: [],
    })
  })

  test('a heading that skips a level, and a link in rich text to a draft', async () => {
    const friend = await draft('posts', { title: 'A draft' })
    const link = {
      ...{ type: 'link', version: 3, direction: 'ltr', format: '', indent: 0, id: 'a' },
      children: text('there'),
      fields: { linkType: 'internal', doc: { relationTo: 'posts', value: friend } },
    }
    const paragraph = {
      ...{ type: 'paragraph', version: 1, direction: 'ltr', format: '', indent: 0 },
      ...{ textFormat: 0, children: [link] },
    }
    const { findings } = await answerTo({
      collectionSlug: 'posts',
      data: { body: body(heading('h2', 'First'), heading('h4', 'Deep'), paragraph) },
    })
    expect(findings.find(({ check }) => check === 'headings')).toMatchObject({
      path: 'body.root.children.1',
      text: 'The heading “Deep” skips a level.',
    })
    expect(findings.find(({ check }) => check === 'links')?.path).toMatch(/^body\./)
  })

  test('what the site’s own checks find; one that throws is no pass', async () => {
    const own = await answerTo({ collectionSlug: 'posts', data: { title: 'Shout!' } })
    expect(own.findings).toContainEqual({
      check: 'own',
      path: 'title',
      severity: 'warn',
      text: 'Don’t shout.',
    })
    const thrown = await answerTo({ collectionSlug: 'posts', data: { title: 'broken' } })
    expect(thrown.unchecked).toMatchObject([{ check: 'own' }])
    expect(JSON.stringify(thrown)).not.toContain('secret')
  })

  test('the panel is told which documents have checks', async () => {
    const config = await server.ask('/api/stateroom/config', { headers: { cookie } })
    const { collections, globals } = (await config.json()) as SignedInConfig
    const checked = [...collections, ...globals].filter((one) => one.preflight === true)

    expect(checked.map(({ slug }) => slug)).toEqual(['posts', 'strict', 'home'])
  })

  test('PERM-1 is told to nobody who may not publish', async () => {
    const id = await draft('posts', { title: 'A' })
    const asked = { collectionSlug: 'posts', id, data: {} }
    expect((await preflight(asked, {})).status).toBe(401)
    expect((await preflight(asked, { cookie: readerCookie })).status).toBe(403)
    expect((await preflight({ collectionSlug: 'unchecked', data: {} })).status).toBe(404)
    expect((await preflight({ data: {} })).status).toBe(400)
  })
})

describe('20.10 what blocks is not published', () => {
  test('by hand: refused at the field; drafts are saved, and warnings let pass', async () => {
    const id = await draft('strict', { title: 'A', cover: silent })
    const refused = await publish('strict', id)
    expect(refused.status).toBe(400)
    const { errors } = await refused.json()
    expect(errors[0].data.errors).toEqual([
      { path: 'cover', message: 'This image has no alternative text.' },
    ])
    expect((await publish('strict', id, { cover: described })).status).toBe(200)
  })

  test('in bulk: the document is refused with the field', async () => {
    const [bad, good] = [
      await draft('strict', { title: 'Bad', cover: silent }),
      await draft('strict', { title: 'Good', cover: described }),
    ]
    const answer = await server.send(
      'POST',
      `/api${bulkPath}?locale=en`,
      {
        collection: 'strict',
        change: { kind: 'publish' },
        documents: [{ id: bad }, { id: good }],
      },
      { cookie },
    )
    const { results } = await answer.json()
    expect(results).toMatchObject([
      {
        id: bad,
        outcome: 'refused',
        problem: { code: 'document.invalid', fields: [{ path: 'cover' }] },
      },
      { id: good, outcome: 'changed' },
    ])
  })

  test('in bulk: what is only warned of is told before, and refuses nothing', async () => {
    const [loud, quiet] = [
      await draft('posts', { title: 'Shout!', cover: silent }),
      await draft('posts', { title: 'Quiet', cover: described }),
    ]
    const ask = async (dryRun: boolean) => {
      const answer = await server.send(
        'POST',
        `/api${bulkPath}?locale=en`,
        {
          ...{ collection: 'posts', change: { kind: 'publish' }, dryRun },
          documents: [{ id: loud }, { id: quiet }],
        },
        { cookie },
      )
      return (await answer.json()).results
    }
    const [first, second] = await ask(true)
    expect(first).toMatchObject({ id: loud, outcome: 'changed' })
    const warned = first.warnings.map(({ path, text }: Record<string, string>) => [path, text])
    expect(warned).toContainEqual(['title', 'Don’t shout.'])
    expect(warned).toContainEqual(['cover', 'This image has no alternative text.'])
    const others = (second.warnings ?? []).map(({ text }: { text: string }) => text)
    expect(others).not.toContain('Don’t shout.')
    expect(others).not.toContain('This image has no alternative text.')

    const done = await ask(false)
    expect(done).toMatchObject([{ outcome: 'changed' }, { outcome: 'changed' }])
    expect(done[0]).not.toHaveProperty('warnings')
  })

  test('when it is planned: what is only warned of is told', async () => {
    const id = await draft('posts', { title: 'Shout!', cover: described })
    const answer = await server.send(
      'POST',
      `/api${schedulePath}`,
      {
        ...{ collectionSlug: 'posts', id, action: 'publish' },
        at: new Date(Date.now() + 3_600_000).toISOString(),
      },
      { cookie },
    )
    expect(answer.status).toBe(201)
    const { planned, warnings } = await answer.json()
    expect(planned).toHaveLength(1)
    expect(warnings).toContainEqual(
      expect.objectContaining({ path: 'title', text: 'Don’t shout.', severity: 'warn' }),
    )
  })

  test('when it is planned', async () => {
    const id = await draft('strict', { title: 'A', cover: silent })
    const answer = await server.send(
      'POST',
      `/api${schedulePath}`,
      {
        collectionSlug: 'strict',
        id,
        action: 'publish',
        at: new Date(Date.now() + 60_000).toISOString(),
      },
      { cookie },
    )
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'schedule.invalid' })
  })

  test('when it is due: what has changed since it was planned keeps it from visitors', async () => {
    const picture = await makePicture('A lighthouse')
    const id = await draft('strict', { title: 'A', cover: picture })
    const at = new Date(Date.now() + 1500).toISOString()
    const planned = await server.send(
      'POST',
      `/api${schedulePath}`,
      { collectionSlug: 'strict', id, action: 'publish', at },
      { cookie },
    )
    expect(planned.status).toBe(201)
    await server.payload.update({ collection: 'media', id: picture, data: { alt: '' } })
    const plans = async () => {
      const query = new URLSearchParams({ collectionSlug: 'strict', id: String(id) })
      const answer = await server.ask(`/api${schedulePath}?${query}`, { headers: { cookie } })
      return (await answer.json()).planned
    }
    await expect.poll(async () => (await plans())[0]?.error).toBeTruthy()
    const { _status } = await server.payload.findByID({ collection: 'strict', id, draft: true })
    expect(_status).toBe('draft')
  })

  test('a global', async () => {
    const save = (data: object) =>
      server.send('POST', '/api/globals/home', { _status: 'published', ...data }, { cookie })
    expect((await save({ title: '' })).status).toBe(400)
    expect((await save({ title: 'A' })).status).toBe(200)
  })
})
