// @module-tag slow
import type { CollectionConfig } from 'payload'
import { slugField } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const only = { unique: true } as const

const things: CollectionConfig = {
  slug: 'things',
  fields: [
    { name: 'slug', type: 'text', required: true, ...only },
    { name: 'name', type: 'text', ...only },
    { name: 'short', type: 'text', maxLength: 12, ...only },
    { name: 'number', type: 'number', required: true, ...only },
    { name: 'contact', type: 'email', ...only },
    { name: 'day', type: 'date', ...only },
    { name: 'word', type: 'text', localized: true, ...only },
    { name: 'seo', type: 'group', fields: [{ name: 'path', type: 'text', ...only }] },
    { name: 'rows', type: 'array', fields: [{ name: 'code', type: 'text', ...only }] },
    {
      name: 'layout',
      type: 'blocks',
      blocks: [
        { slug: 'one', fields: [{ name: 'code', type: 'text', ...only }] },
        { slug: 'two', fields: [{ name: 'anchor', type: 'text', ...only }] },
      ],
    },
  ],
}
const pages: CollectionConfig = {
  slug: 'pages',
  fields: [{ name: 'title', type: 'text' }, slugField()],
}
/** Its own hook answers the same for every copy. */
const own: CollectionConfig = {
  slug: 'own',
  fields: [{ name: 'code', type: 'text', ...only, hooks: { beforeDuplicate: [() => 'again'] } }],
}
const strict: CollectionConfig = {
  slug: 'strict',
  fields: [{ name: 'contact', type: 'email', label: 'Contact', required: true, ...only }],
}

function copyCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    server = await serve(
      aSite({
        localization: { locales: ['en', 'de'], defaultLocale: 'en' },
        collections: [users(), things, pages, own, strict],
      }),
      { databaseUrl: await databaseUrl(), limits: { requestsPerMinute: 100_000 } },
    )
    cookie = await server.signIn()
  })
  afterAll(() => server.close())

  const send = async (method: string, path: string, body: object) =>
    (await server.send(method, `/api/${path}`, body, { cookie })).json()
  const copy = (slug: string, id: number, locale = 'en') =>
    send('POST', `${slug}/${id}/duplicate?locale=${locale}&depth=0`, {})

  test('33.12 DOC-5 a document with values that only one may have is copied again and again', async () => {
    const { doc } = await send('POST', 'things', {
      ...{
        slug: 'tw',
        name: 'The Wire',
        short: 'Long enough',
        number: 4,
        contact: 'a@site.example',
      },
      ...{ day: '2026-01-01T00:00:00.000Z', word: 'word', seo: { path: 'tw/a' } },
      rows: [{ code: 'r1' }, { code: 'r2' }],
      layout: [
        { blockType: 'one', code: 'b1' },
        { blockType: 'two', anchor: 'b1' },
      ],
    })
    await send('PATCH', `things/${doc.id}?locale=de`, { word: 'Wort' })
    const copies = []
    for (const locale of ['en', 'de', 'en']) copies.push(await copy('things', doc.id, locale))

    expect(copies.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined])
    const docs = copies.map(({ doc }) => doc)
    expect(docs.map(({ slug }) => slug)).toEqual(['tw-copy', 'tw-copy-2', 'tw-copy-3'])
    expect(docs.map(({ name }) => name)).toEqual([
      'The Wire - Copy',
      'The Wire - Copy 2',
      'The Wire - Copy 3',
    ])
    expect(docs.map(({ number }) => number)).toEqual([5, 6, 7])
    for (const { contact, day, short } of docs) {
      expect([contact, day]).toEqual([null, null])
      expect(short.length).toBeLessThanOrEqual(12)
    }
    for (const key of ['rows', 'layout', 'seo']) {
      expect(new Set(docs.map((one) => codesIn(one[key]))).size).toBe(3)
    }
    expect(docs[1].word).toMatch(/^Wort/)
  })

  test('33.12 DOC-5 the slug of a site that makes it from the title is free as well', async () => {
    const { doc } = await send('POST', 'pages', { title: 'A page', slug: 'a-page' })
    const slugs = []
    for (let count = 0; count < 3; count += 1) slugs.push((await copy('pages', doc.id)).doc?.slug)

    expect(slugs).toEqual(['a-page-copy', 'a-page-copy-2', 'a-page-copy-3'])
  })

  test('33.12 DOC-5 so is what a hook of the site answers', async () => {
    const { doc } = await send('POST', 'own', { code: 'first' })

    expect((await copy('own', doc.id)).doc.code).toBe('again')
    expect((await copy('own', doc.id)).doc.code).toBe('again 2')
  })

  test('33.12 DOC-5 copies that are made at the same moment each have one', async () => {
    const { doc } = await send('POST', 'pages', { title: 'Popular', slug: 'popular' })
    const made = await Promise.all(Array.from({ length: 8 }, () => copy('pages', doc.id)))

    expect(made.map(({ errors }) => errors)).toEqual(Array(8).fill(undefined))
    const slugs = made.map((one) => one.doc.slug).toSorted()
    expect(slugs).toEqual([
      'popular-copy',
      ...[2, 3, 4, 5, 6, 7, 8].map((count) => `popular-copy-${count}`),
    ])
  })

  test('33.12 DOC-5 after thousands of copies the next one is found in some twenty questions', async () => {
    const { doc } = await send('POST', 'pages', { title: 'Many', slug: 'many' })
    const { db } = server.payload
    const count = vi.spyOn(db, 'count').mockImplementation(async ({ where }) => {
      const { slug } = where as { slug: { equals: string } }
      const number = Number(slug.equals.match(/^many-copy-?(\d*)$/)?.[1] || 1)
      return { totalDocs: number <= 4000 ? 1 : 0 }
    })
    const made = await copy('pages', doc.id)
    const asked = count.mock.calls.length
    count.mockRestore()

    expect(made.doc.slug).toBe('many-copy-4001')
    expect(asked).toBeLessThan(30)
  })

  test('33.12 DOC-5 a value that nobody can make up is asked for by its field', async () => {
    const { doc } = await send('POST', 'strict', { contact: 'b@site.example' })
    const { errors } = await copy('strict', doc.id)

    expect(errors[0].data.fields).toMatchObject([{ path: 'contact', label: 'Contact' }])
    expect(errors[0].message).toMatch(/“Contact” can’t be copied .*Create a new document/)
  })
}

const codesIn = (value: unknown): string => JSON.stringify(value).replace(/"id":"\w+"/g, '')

onBothDatabases(copyCases)
