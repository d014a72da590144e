import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { CollectionConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { inProject } from '../../scripts/kit/root.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const posts: CollectionConfig = {
  slug: 'posts',
  fields: [
    { name: 'title', type: 'text' },
    { name: 'body', type: 'richText', localized: true },
  ],
}

let server: TestServer
let cookie: string

beforeAll(async () => {
  server = await serve(
    aSite({
      collections: [users(), posts],
      localization: { locales: ['en', 'de'], defaultLocale: 'en', fallback: false },
    }),
  )
  cookie = await server.signIn()
})
afterAll(() => server.close())

/** A document as a site on Payload's Slate editor has left it in the database. */
async function stored(body: Readonly<Record<string, Json>>): Promise<number> {
  const { payload } = server
  const data = { title: 'Before' }
  const { id } = await payload.create({ collection: 'posts', data })
  await payload.db.updateOne({ collection: 'posts', id, data: { ...data, body } })
  return Number(id)
}

async function bodyOf(id: number, locale = 'en'): Promise<Json> {
  const answer = await server.ask(`/api/posts/${id}?depth=0&locale=${locale}`, {
    headers: { cookie },
  })
  expect(answer.status).toBe(200)
  return (await answer.json()).body
}

async function patch(id: number, data: DocumentData, locale = 'en'): Promise<DocumentData> {
  const path = `/api/posts/${id}?depth=0&locale=${locale}`
  const answer = await server.send('PATCH', path, data, { cookie })
  expect(answer.status).toBe(200)
  return (await answer.json()).doc
}

/** What a person sees of a node: neither directions nor versions. */
function plain(node: Json): Json {
  if (Array.isArray(node)) return node.map(plain)
  if (!isRecord(node)) return node
  if (typeof node.text === 'string') return node.format ? [node.text, node.format] : node.text
  const {
    children,
    direction: _,
    format,
    indent,
    textFormat: _f,
    textStyle: _s,
    version: _v,
    ...rest
  } = node
  return {
    ...rest,
    ...(format !== '' && format !== undefined && { format }),
    ...(indent ? { indent } : {}),
    ...(Array.isArray(children) && { children: children.map(plain) }),
  }
}

async function shown(slate: Json): Promise<Json> {
  const body = await bodyOf(await stored({ en: slate }))
  if (!isRecord(body) || !isRecord(body.root)) throw new Error('No text')
  return (plain(body.root) as DocumentData).children!
}

const line = (text: string, marks: DocumentData = {}): DocumentData => ({
  children: [{ text, ...marks }],
})

describe('37.2 a text that Payload’s Slate editor stored', () => {
  test('keeps its soft breaks, alignment and letters without a paragraph', async () => {
    expect(
      await shown([
        line('One\nTwo', { bold: true }),
        { type: 'h2', textAlign: 'center', children: [{ text: 'Title' }] },
        { text: 'Loose' },
        { type: 'ul', children: [{ type: 'li', children: [line('a'), line('b')] }] },
      ]),
    ).toEqual([
      { type: 'paragraph', children: [['One', 1], { type: 'linebreak' }, ['Two', 1]] },
      { type: 'heading', tag: 'h2', format: 'center', children: ['Title'] },
      { type: 'paragraph', children: ['Loose'] },
      {
        type: 'list',
        listType: 'bullet',
        start: 1,
        tag: 'ul',
        children: [{ type: 'listitem', value: 1, children: ['a', { type: 'linebreak' }, 'b'] }],
      },
    ])
  })

  test('keeps what has no counterpart, with all that was in it', async () => {
    const video = { type: 'video', source: { id: 7 }, children: [{ text: 'A film' }] }
    expect(await shown([video])).toEqual([
      {
        type: 'unknownConverted',
        data: { nodeData: video, nodeType: 'video' },
        children: ['A film'],
      },
    ])
  })

  test('stands when others of its document are saved, and in other languages', async () => {
    const id = await stored({ en: [line('English')], de: [line('Deutsch', { italic: true })] })
    const before = [await bodyOf(id), await bodyOf(id, 'de')]
    expect((await patch(id, { title: 'After' })).title).toBe('After')
    expect([await bodyOf(id), await bodyOf(id, 'de')]).toEqual(before)

    const body = before[0] as { root: DocumentData & { children: Json[] } }
    const more = { ...body.root, children: [...body.root.children, body.root.children[0]!] }
    expect((await patch(id, { body: { root: more } })).body).toEqual({ root: more })
    expect(await bodyOf(id, 'de')).toEqual(before[1])
  })
})

const converter = inProject(
  'tests/payload-packages/node_modules/@payloadcms/richtext-lexical/dist/features/migrations/slateToLexical/converter',
)

const everyKind: Json = [
  {
    children: [
      { text: 'b', bold: true },
      { text: 'iu', italic: true, underline: true },
      { text: 's', strikethrough: true },
      { text: 'c', code: true },
    ],
  },
  ...['h1', 'h3', 'h6', 'blockquote'].map((type) => ({ type, children: [{ text: type }] })),
  {
    type: 'ol',
    children: [
      { type: 'li', children: [{ text: 'first' }] },
      {
        type: 'li',
        children: [{ type: 'ul', children: [{ type: 'li', children: [{ text: 'inner' }] }] }],
      },
    ],
  },
  {
    children: [
      { text: 'See ' },
      { type: 'link', linkType: 'custom', url: 'https://a.example', newTab: true, ...line('it') },
      {
        type: 'link',
        linkType: 'internal',
        doc: { relationTo: 'posts', value: 1 },
        ...line('that'),
      },
    ],
  },
  { type: 'upload', relationTo: 'media', value: { id: 3 }, fields: { caption: 'C' }, ...line('') },
  { type: 'relationship', relationTo: 'posts', value: { id: 4 }, ...line('') },
  { type: 'callout', tone: 'red', children: [{ text: 'kept' }] },
]

// `npm ci --prefix tests/payload-packages` installs it.
test.skipIf(!existsSync(converter))(
  '37.2 nodes of every kind become those that Payload’s own conversion makes of them',
  async () => {
    const from = (file: string) => import(pathToFileURL(`${converter}/${file}.js`).href)
    const { convertSlateToLexical } = await from('index')
    const { defaultSlateConverters: converters } = await from('defaultConverters')
    const theirs = convertSlateToLexical({ converters, slateData: everyKind })
    // What isn't stored as JSON isn't compared.
    const { children } = plain(JSON.parse(JSON.stringify(theirs.root))) as DocumentData
    expect(await shown(everyKind)).toEqual(children)
  },
)
