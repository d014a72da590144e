import { existsSync } from 'node:fs'
import type { CollectionConfig, Plugin } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedInConfig } from '#contracts/admin-config'
import { adminConfigPath } from '#contracts/admin-config'
import type { ClientField } from '#contracts/fields'
import type { Generated } from '#contracts/seo'
import { generatePath } from '#contracts/seo'
import { seo } from '#server'
import { inProject } from '../../scripts/kit/root.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const plugin = inProject('tests/payload-packages/node_modules/@payloadcms/plugin-seo/dist/index.js')
const isInstalled = existsSync(plugin)

const editor = { email: 'ed@site.example', password: 'another-password' }
const visitor = { email: 'vi@site.example', password: 'a-third-password' }

const isAdmin: NonNullable<CollectionConfig['access']>['create'] = ({ req }) =>
  (req.user as { role?: string } | null)?.role === 'admin'

const media: CollectionConfig = {
  slug: 'media',
  upload: true,
  fields: [{ name: 'alt', type: 'text' }],
}

const ours = () =>
  seo({
    uploadsCollection: 'media',
    title: { range: { min: 10, max: 20 } },
    generateTitle: ({ doc, collectionSlug, locale }) =>
      `${doc.title} in ${collectionSlug ?? 'a global'} (${locale})`,
    generateDescription: () => '',
    generateImage: () => ({ id: 7 }),
    generateURL: async ({ doc, collectionConfig }) => {
      if (doc.title === 'broken') throw new Error('A secret of the site')
      return `https://site.example/${collectionConfig?.slug}/${doc.title}`
    },
  })

let server: TestServer
let cookie: string
let editorCookie: string
let strangerCookie: string
let hidden: string | number
let shown: string | number

beforeAll(async () => {
  const plugins: Plugin[] = isInstalled
    ? [
        (await import(plugin)).seoPlugin({
          collections: ['theirs', 'tabbed'],
          globals: ['settings'],
          uploadsCollection: 'media',
          generateTitle: ({ doc }: { doc: { title: string } }) => `Theirs: ${doc.title}`,
        }),
      ]
    : []
  server = await serve(
    aSite({
      localization: { locales: ['en', 'de'], defaultLocale: 'en' },
      plugins,
      collections: [
        users(),
        { slug: 'visitors', auth: true, access: { admin: () => false }, fields: [] },
        media,
        {
          slug: 'posts',
          access: {
            create: ({ req, data }) => isAdmin({ req }) || data?.title === 'allowed',
            read: ({ req }) => (isAdmin({ req }) ? true : { title: { not_equals: 'hidden' } }),
          },
          versions: { drafts: true },
          fields: [
            { name: 'title', type: 'text' },
            { type: 'tabs', tabs: [{ label: 'SEO', fields: [ours()] }] },
          ],
        },
        { slug: 'plain', fields: [{ name: 'title', type: 'text' }] },
        { slug: 'theirs', fields: [{ name: 'title', type: 'text' }] },
        { slug: 'tabbed', fields: [{ name: 'title', type: 'text' }] },
      ],
      globals: [
        { slug: 'home', fields: [{ name: 'title', type: 'text' }, ours()] },
        { slug: 'settings', fields: [{ name: 'title', type: 'text' }] },
      ],
    }),
  )
  await server.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
  await server.payload.create({ collection: 'visitors', data: visitor })
  const make = async (title: string) =>
    (await server.payload.create({ collection: 'posts', data: { title }, draft: true })).id
  hidden = await make('hidden')
  shown = await make('shown')
  cookie = await server.signIn()
  editorCookie = await server.signIn(editor)
  const answer = await server.send('POST', '/api/visitors/login', visitor)
  strangerCookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
})
afterAll(() => server.close())

const generate = (what: Generated, body: object, headers: Record<string, string> = { cookie }) =>
  server.send('POST', `/api${generatePath(what)}`, body, headers)

const resultOf = async (what: Generated, body: object) => (await generate(what, body)).json()

const post = { collectionSlug: 'posts', doc: { title: 'A' }, locale: 'de' }

describe('SEO-3 what the functions of the config make of a document', () => {
  test('a title, from the values in the form, in the language of the form', async () => {
    expect(await resultOf('title', post)).toEqual({ result: 'A in posts (de)' })
  })

  test('a picture and a URL', async () => {
    expect(await resultOf('image', post)).toEqual({ result: { id: 7 } })
    expect(await resultOf('url', post)).toEqual({ result: 'https://site.example/posts/A' })
  })

  test('nothing, where the function has nothing', async () => {
    expect(await resultOf('description', post)).toEqual({ result: '' })
  })

  test('of a global', async () => {
    const home = { globalSlug: 'home', doc: { title: 'B' }, locale: 'en' }
    expect(await resultOf('title', home)).toEqual({ result: 'B in a global (en)' })
  })

  test('a function that throws is a failure that keeps what it said to itself', async () => {
    const answer = await generate('url', { ...post, doc: { title: 'broken' } })
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('secret')
  })
})

describe('SEO-3 PERM-1 who is refused', () => {
  test('a stranger: 401; whoever may not use the panel: 403', async () => {
    expect((await generate('title', post, {})).status).toBe(401)
    expect((await generate('title', post, { cookie: strangerCookie })).status).toBe(403)
  })

  test.each([
    ['a collection without these fields', { collectionSlug: 'plain', doc: {} }],
    ['a collection that is none', { collectionSlug: 'nobody', doc: {} }],
    ['a collection and a global at once', { ...post, globalSlug: 'home' }],
    ['nothing named at all', { doc: {} }],
    ['an ID that is another than that of the values', { ...post, id: 1, doc: { id: 2 } }],
    ['an ID that is none', { ...post, id: { equals: 1 } }],
    ['no JSON object', []],
  ])('%s', async (_, body) => {
    expect((await generate('title', body)).status).toBe(403)
  })

  test('a document that the editor may not read, and a new one that they may not create', async () => {
    const asEditor = async (body: object) =>
      (await generate('title', body, { cookie: editorCookie })).status
    expect(await asEditor({ ...post, id: shown })).toBe(200)
    const allowed = { ...post, doc: { title: 'allowed' } }
    expect(await asEditor(allowed)).toBe(200)
    expect(await asEditor({ ...allowed, id: hidden })).toBe(403)
    expect(await asEditor(post)).toBe(403)
  })
})

async function fieldsOf(slug: string): Promise<readonly ClientField[]> {
  const answer = await server.ask(`/api${adminConfigPath}`, { headers: { cookie } })
  const { collections, globals }: SignedInConfig = await answer.json()
  return [...collections, ...globals].find((entity) => entity.slug === slug)?.fields ?? []
}

const groupIn = (fields: readonly ClientField[], name: string) => {
  const group = fields.find((field) => 'name' in field && field.name === name)
  return group?.type === 'group' ? group.fields : []
}

const partsIn = (fields: readonly ClientField[]) =>
  fields.map((field) => ('name' in field ? [field.name, field.seo] : []))

describe('SEO-1 the panel knows what the fields are', () => {
  test('of seo(), with the lengths of the config', async () => {
    const range = { min: 10, max: 20 }
    const usual = { min: 100, max: 150 }
    const shownOf = {
      title: { path: null, range },
      description: { path: null, range: usual },
      image: { path: null },
    }
    expect(partsIn(groupIn(await fieldsOf('home'), 'meta'))).toEqual([
      ['overview', { part: 'overview', ...shownOf, generates: false }],
      ['title', { part: 'title', range, generates: true }],
      ['description', { part: 'description', range: usual, generates: true }],
      ['image', { part: 'image', generates: true }],
      ['preview', { part: 'preview', ...shownOf, generates: true }],
    ])
  })

  test.skipIf(!isInstalled)('of Payload’s own plugin, as it is', async () => {
    const shownOf = {
      title: { path: null, range: { min: 50, max: 60 } },
      description: { path: null, range: { min: 100, max: 150 } },
      image: { path: null },
    }
    for (const slug of ['theirs', 'settings']) {
      expect(partsIn(groupIn(await fieldsOf(slug), 'meta'))).toEqual([
        ['overview', { part: 'overview', ...shownOf, generates: false }],
        ['title', { part: 'title', range: { min: 50, max: 60 }, generates: true }],
        ['description', { part: 'description', range: { min: 100, max: 150 }, generates: false }],
        ['image', { part: 'image', generates: false }],
        ['preview', { part: 'preview', ...shownOf, generates: false }],
      ])
    }
  })
})

test.skipIf(!isInstalled)(
  '20.9 Payload’s own plugin answers for its collections, beside ours',
  async () => {
    const theirs = { collectionSlug: 'theirs', doc: { title: 'A' } }
    expect(await resultOf('title', theirs)).toEqual({ result: 'Theirs: A' })
    expect(await resultOf('description', theirs)).toEqual({ result: '' })
    expect(await resultOf('title', post)).toEqual({ result: 'A in posts (de)' })
    expect((await generate('title', { collectionSlug: 'plain', doc: {} })).status).toBe(403)
  },
)
