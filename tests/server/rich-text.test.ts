import type { CollectionConfig, FieldHook } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentData, Json } from '#contracts/documents'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { nodeId, placedNodes } from '#contracts/rich-text/rich-nodes'
import { richText } from '#server'
import documents from '../payload-packages/documents.json' with { type: 'json' }
import { siteWith } from './kit/every-node-site.ts'
import { ourEditor } from './kit/saved-by-us.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const said: string[] = []
const note =
  (name: string): FieldHook =>
  ({ value }) => {
    said.push(name)
    return value
  }

/** With rules, hooks and languages in what nodes hold. */
const talks: CollectionConfig = {
  slug: 'talks',
  versions: { drafts: true },
  fields: [
    { name: 'title', type: 'text' },
    {
      name: 'body',
      type: 'richText',
      editor: richText({
        headings: ['h2', 'h3'],
        blocks: [
          {
            slug: 'cta',
            fields: [
              { name: 'heading', type: 'text', required: true, maxLength: 10 },
              { name: 'note', type: 'text', localized: true },
              { name: 'page', type: 'relationship', relationTo: 'pages' },
              { name: 'rows', type: 'array', fields: [{ name: 'a', type: 'text' }] },
              { name: 'size', type: 'text', defaultValue: 'small' },
              {
                name: 'told',
                type: 'text',
                hooks: {
                  beforeValidate: [note('beforeValidate')],
                  beforeChange: [note('beforeChange')],
                  afterChange: [note('afterChange')],
                  afterRead: [note('afterRead')],
                },
              },
              {
                name: 'fee',
                type: 'number',
                access: { update: ({ req }) => req.user?.role === 'admin' },
              },
              {
                name: 'inner',
                type: 'richText',
                editor: richText({
                  blocks: [
                    { slug: 'deep', fields: [{ name: 'words', type: 'text', required: true }] },
                  ],
                }),
              },
            ],
          },
        ],
        inlineBlocks: [{ slug: 'mention', fields: [{ name: 'name', type: 'text' }] }],
        link: { fields: [{ name: 'rel', type: 'text', maxLength: 5 }] },
        uploads: { media: { fields: [{ name: 'caption', type: 'text', required: true }] } },
      }),
    },
    { name: 'summary', type: 'richText' },
    { name: 'abstract', type: 'richText', localized: true },
  ],
}

const secrets: CollectionConfig = {
  slug: 'secrets',
  access: { read: ({ req }) => req.user?.role === 'admin' },
  fields: [{ name: 'name', type: 'text' }],
}

const notes: CollectionConfig = {
  slug: 'notes',
  fields: [{ name: 'body', type: 'richText', required: true }],
}

const editor = { email: 'ed@site.example', password: 'another-password' }

let server: TestServer
let cookie: string
let editorCookie: string

beforeAll(async () => {
  server = await serve(
    aSite({
      collections: [users(), ...siteWith(ourEditor), talks, secrets, notes],
      localization: { locales: ['en', 'de'], defaultLocale: 'en', fallback: true },
    }),
  )
  await server.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
  cookie = await server.signIn()
  editorCookie = await server.signIn(editor)
  await server.payload.create({ collection: 'pages', data: { title: 'A page' } })
  await server.payload.create({ collection: 'secrets', data: { name: 'A secret' } })
  await server.payload.create({
    collection: 'media',
    data: {},
    file: { name: 'a.txt', data: Buffer.from('a'), mimetype: 'text/plain', size: 1 },
  })
})
afterAll(() => server.close())

interface Answer {
  status: number
  doc: DocumentData & { id: number; body: { root: RichNode } }
  errors: { path: string; message: string }[]
}

async function send(method: string, path: string, data?: unknown, as = cookie): Promise<Answer> {
  const answer = await server.send(method, `/api/${path}`, data, { cookie: as })
  const body = await answer.json()
  return {
    status: answer.status,
    doc: body.doc ?? body,
    errors: body.errors?.[0]?.data?.errors ?? [],
  }
}

const root = (...children: Json[]) => ({
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children },
})
const text = (words: string): RichNode => ({ type: 'text', version: 1, text: words })
const paragraph = (...children: Json[]): RichNode => ({ type: 'paragraph', version: 1, children })
const cta = (fields: DocumentData): RichNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { blockType: 'cta', heading: 'Now', ...fields },
})
const link = (fields: DocumentData, more: DocumentData = {}): RichNode => ({
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', newTab: false, ...fields },
  children: [text('link')],
  ...more,
})
const upload = (more: DocumentData): RichNode => ({
  type: 'upload',
  version: 3,
  format: '',
  relationTo: 'media',
  value: 1,
  fields: { caption: 'A file' },
  ...more,
})

const publish = (body: Json, as = cookie) =>
  send('POST', 'talks', { body, _status: 'published' }, as)
const read = async (id: number, query = 'depth=0', as = cookie) =>
  (await send('GET', `talks/${id}?${query}`, undefined, as)).doc

const nodesOf = (value: Json | undefined) => [...placedNodes(value)].map(({ node }) => node)
const fieldsOf = (value: Json | undefined, type = 'block') =>
  nodesOf(value).flatMap((node) => (node.type === type ? [node.fields as DocumentData] : []))

describe('RICH-1 a text that Payload’s own editor has written', () => {
  test.each(Object.entries(documents))('is saved and read as it is: %s', async (_name, body) => {
    const { doc, status } = await send('POST', 'posts?depth=0', { body })
    expect(status).toBe(201)
    expect(doc.body).toEqual(body)
    expect((await send('GET', `posts/${doc.id}?depth=0`)).doc.body).toEqual(body)

    const again = await send('PATCH', `posts/${doc.id}?depth=0`, { body: doc.body })
    expect(again.doc.body).toEqual(body)
  })
})

describe('RICH-1 what is no rich text is refused', () => {
  test.each<[string, Json]>([
    ['a text', 'hello'],
    ['a list', []],
    ['a node that is none', root('hello')],
    ['a node without a type', root({ version: 1 })],
    ['children that are no list', { root: { type: 'root', children: {} } }],
  ])('%s', async (_what, body) => {
    const { errors, status } = await publish(body)
    expect(status).toBe(400)
    expect(errors).toMatchObject([{ path: 'body', message: 'This isn’t valid rich text.' }])
  })

  test('nesting that no editor can open', async () => {
    let node: RichNode = paragraph()
    for (let depth = 0; depth < 250; depth += 1)
      node = { type: 'quote', version: 1, children: [node] }
    const saved = server.payload.create({
      collection: 'talks',
      data: { body: root(node), _status: 'published' } as never,
    })
    await expect(saved).rejects.toMatchObject({
      data: { errors: [{ path: 'body', message: 'This is nested too deeply.' }] },
    })
  })

  test.each<[string, RichNode, string]>([
    [
      'a heading of a size that the field has not',
      { type: 'heading', version: 1, tag: 'h1', children: [] },
      'tag',
    ],
    [
      'an embedded file of a collection that has no files',
      upload({ relationTo: 'pages' }),
      'relationTo',
    ],
    ['an embedded file of an impossible id', upload({ value: 'x' }), 'value'],
    [
      'an embedded document of a collection of files',
      { type: 'relationship', version: 2, format: '', relationTo: 'media', value: 1 },
      'relationTo',
    ],
  ])('%s, with its place', async (_what, node, place) => {
    const { errors, status } = await publish(root(paragraph(), node))
    expect(status).toBe(400)
    expect(errors.map(({ path }) => path)).toEqual([`body.root.children.1.${place}`])
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
  ])('a link to %j, with its place', async (url) => {
    const { errors, status } = await publish(root(paragraph(text('a'), link({ url }))))
    expect(status).toBe(400)
    expect(errors).toMatchObject([
      {
        path: 'body.root.children.0.children.1.fields.url',
        message: 'Link to a website, an email address, a phone number or a page of this site.',
      },
    ])
  })

  test('a link without an address, and one without a document', async () => {
    const { errors } = await publish(
      root(paragraph(link({ url: '' }), link({ linkType: 'internal' }))),
    )
    expect(errors.map(({ path }) => path)).toEqual([
      'body.root.children.0.children.0.fields.url',
      'body.root.children.0.children.1.fields.doc',
    ])
  })
})

test('RICH-1 a long text with a large table is saved', async () => {
  const all = { direction: null, format: '', indent: 0, textFormat: 0, textStyle: '' }
  const cell = (words: string): RichNode => ({
    ...all,
    ...paragraph({
      ...all,
      ...paragraph({ ...text(words), detail: 0, format: 0, mode: 'normal', style: '' }),
    }),
    type: 'tablecell',
    headerState: 0,
    colSpan: 1,
    rowSpan: 1,
    backgroundColor: null,
  })
  const row = {
    type: 'tablerow',
    version: 1,
    children: Array.from({ length: 20 }, () => cell('a')),
  }
  const table = { type: 'table', version: 1, children: Array(100).fill(row) }
  const { doc, status } = await publish(root(table, ...Array(1000).fill(paragraph(text('Words')))))
  expect(status).toBe(201)
  expect(nodesOf(doc.body)).toHaveLength(1 + 100 + 3 * 2000 + 2 * 1000)
})

describe('RICH-1 a required text', () => {
  test.each<[string, Json]>([
    ['nothing', null],
    ['an empty root', root()],
    [
      'empty paragraphs',
      root(paragraph(), paragraph(text('  '), { type: 'linebreak', version: 1 })),
    ],
  ])('is not fulfilled by %s', async (_what, body) => {
    const { errors, status } = await send('POST', 'notes', { body })
    expect(status).toBe(400)
    expect(errors).toMatchObject([{ path: 'body', message: 'This field is required.' }])
  })

  test.each<[string, RichNode]>([
    ['a word', paragraph(text('a'))],
    ['a rule', { type: 'horizontalrule', version: 1 }],
    ['a node of an unknown kind', { type: 'poll', version: 1 }],
  ])('is fulfilled by %s', async (_what, node) => {
    expect((await send('POST', 'notes', { body: root(paragraph(), node) })).status).toBe(201)
  })
})

describe('RICH-2 the fields of nodes', () => {
  test('are judged like others, each with its place, however deep', async () => {
    const { errors } = await publish(
      root(
        cta({ heading: 'far too long to be one' }),
        paragraph(link({ url: '/a', rel: 'nofollow' })),
        upload({ fields: {} }),
        cta({
          inner: root({ type: 'block', version: 2, fields: { blockType: 'deep' } }),
        }),
      ),
    )
    expect(errors.map(({ path }) => path).toSorted()).toEqual([
      'body.root.children.0.fields.heading',
      'body.root.children.1.children.0.fields.rel',
      'body.root.children.2.fields.caption',
      'body.root.children.3.fields.inner.root.children.0.fields.words',
    ])
  })

  test('of a block that the config does not know any more are kept', async () => {
    const gone = {
      type: 'block',
      version: 2,
      format: '',
      fields: { id: 'a'.repeat(24), blockType: 'gone', x: { y: 1 } },
    }
    const unknown = { type: 'poll', version: 7, question: 'Why?', children: [text('because')] }
    const { doc, status } = await publish(root(gone, unknown))
    expect(status).toBe(201)
    expect((await read(doc.id)).body.root.children).toEqual([gone, unknown])
  })

  test('get ids where they have none, which stay', async () => {
    const body = root(
      cta({}),
      paragraph(link({ url: '/a' }), {
        type: 'inlineBlock',
        version: 1,
        fields: { blockType: 'mention' },
      }),
      upload({}),
    )
    const { doc } = await publish(body)
    const ids = nodesOf(doc.body).map(nodeId).filter(Boolean)
    expect(ids).toHaveLength(4)
    for (const id of ids) expect(id).toMatch(/^[\da-f]{24}$/)
    const { doc: saved } = await send('PATCH', `talks/${doc.id}`, { body: doc.body })
    expect(nodesOf(saved.body).map(nodeId).filter(Boolean)).toEqual(ids)
  })

  test('of two nodes with one id keep it in the first only', async () => {
    const id = 'b'.repeat(24)
    const { doc } = await publish(
      root(
        cta({ id, note: 'one' }),
        cta({ id, note: 'two' }),
        paragraph(link({ url: '/a' }, { id })),
      ),
    )
    const ids = nodesOf(doc.body).map(nodeId).filter(Boolean)
    expect(ids[0]).toBe(id)
    expect(new Set(ids).size).toBe(3)
    expect(fieldsOf(doc.body).map(({ note }) => note)).toEqual(['one', 'two'])
  })

  test('start with their defaults, and their hooks run', async () => {
    said.length = 0
    const { doc } = await publish(root(cta({ told: 'x' })))
    expect(fieldsOf(doc.body)).toMatchObject([{ size: 'small', told: 'x' }])
    expect(new Set(said)).toEqual(
      new Set(['beforeValidate', 'beforeChange', 'afterChange', 'afterRead']),
    )
  })

  test('that somebody may not write stay as they were', async () => {
    const { doc } = await publish(root(cta({ fee: 5 })))
    const [fields] = fieldsOf(doc.body)
    const body = root(cta({ ...fields, fee: 500, note: 'Mine' }))
    const { doc: saved } = await send(
      'PATCH',
      `talks/${doc.id}`,
      { body, _status: 'published' },
      editorCookie,
    )
    expect(fieldsOf(saved.body)).toMatchObject([{ fee: 5, note: 'Mine' }])
  })

  test('are kept in each language, wherever the block moves', async () => {
    const { doc } = await publish(root(paragraph(), cta({ note: 'English' })))
    const [fields] = fieldsOf(doc.body)
    const moved = root(cta({ ...fields, note: 'Deutsch' }), paragraph())
    await send('PATCH', `talks/${doc.id}?locale=de`, { body: moved, _status: 'published' })
    expect(fieldsOf((await read(doc.id, 'locale=en')).body)).toMatchObject([{ note: 'English' }])
    expect(fieldsOf((await read(doc.id, 'locale=de')).body)).toMatchObject([{ note: 'Deutsch' }])
    expect(fieldsOf((await read(doc.id, 'locale=all')).body)).toMatchObject([
      { note: { en: 'English', de: 'Deutsch' } },
    ])
  })

  test('a link that leads elsewhere now keeps nothing of where it led', async () => {
    const { doc } = await publish(root(paragraph(link({ url: '/a' }))))
    const [node] = nodesOf(doc.body).filter(({ type }) => type === 'link')
    const internal = {
      ...node!,
      fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: 1 } },
    }
    const { doc: saved } = await send('PATCH', `talks/${doc.id}?depth=0`, {
      body: root(paragraph(internal)),
      _status: 'published',
    })
    expect(fieldsOf(saved.body, 'link')).toEqual([internal.fields])
  })

  test('of a draft may be unfinished', async () => {
    const { status } = await send('POST', 'talks?draft=true', {
      body: root(cta({ heading: '' })),
      _status: 'draft',
    })
    expect(status).toBe(201)
  })

  test('a text in each language is one of its own', async () => {
    const { doc } = await send('POST', 'talks', { abstract: root(paragraph(text('English'))) })
    await send('PATCH', `talks/${doc.id}?locale=de`, { abstract: root(paragraph(text('Deutsch'))) })
    const { abstract } = await read(doc.id, 'locale=all&draft=true')
    expect(
      Object.entries(abstract as DocumentData).map(([locale, own]) => [
        locale,
        nodesOf(own)[1]?.text,
      ]),
    ).toEqual([
      ['en', 'English'],
      ['de', 'Deutsch'],
    ])
  })
})

describe('RICH-2 a duplicate', () => {
  test('has ids of its own in its texts, in every language', async () => {
    const { doc } = await publish(
      root(
        cta({ note: 'English', rows: [{ a: 'one' }], inner: root(paragraph(link({ url: '/a' }))) }),
        paragraph(link({ url: '/b' })),
        upload({}),
      ),
    )
    await send('PATCH', `talks/${doc.id}?locale=de`, {
      body: root(cta({ ...fieldsOf(doc.body)[0], note: 'Deutsch' })),
      _status: 'published',
    })
    const before = await read(doc.id, 'locale=all&depth=0')
    const { doc: copy } = await send('POST', `talks/${doc.id}/duplicate`, {})
    const after = await read(copy.id, 'locale=all&depth=0&draft=true')
    const idsIn = (value: unknown): readonly string[] =>
      JSON.stringify(value).match(/(?<="id":")[\da-f]{24}(?=")/g) ?? []
    expect(idsIn(after.body)).toHaveLength(idsIn(before.body).length)
    expect(idsIn(after.body).filter((id) => idsIn(before.body).includes(id))).toEqual([])
    expect(fieldsOf(after.body)).toMatchObject([{ note: { en: 'English', de: 'Deutsch' } }])
  })
})

describe('RICH-3 what a text embeds', () => {
  const embedding = root(
    upload({}),
    { type: 'relationship', version: 2, format: '', relationTo: 'pages', value: 1 },
    { type: 'relationship', version: 2, format: '', relationTo: 'secrets', value: 1 },
    paragraph(link({ linkType: 'internal', doc: { relationTo: 'pages', value: 1 } })),
    cta({ page: 1 }),
  )

  test('is read as ids, or as documents by whoever may read them', async () => {
    const { doc } = await publish(embedding)
    const plain = await read(doc.id, 'depth=0')
    expect(
      nodesOf(plain.body)
        .map(({ value }) => value)
        .filter(Boolean),
    ).toEqual([1, 1, 1])

    const populated = await read(doc.id, 'depth=1', editorCookie)
    const [file, page, secret] = nodesOf(populated.body).filter(({ value }) => value)
    expect(file!.value).toMatchObject({ filename: 'a.txt' })
    expect(page!.value).toMatchObject({ title: 'A page' })
    expect(secret!.value).toBe(1)
    expect(fieldsOf(populated.body, 'link')).toMatchObject([
      { doc: { value: { title: 'A page' } } },
    ])
    expect(fieldsOf(populated.body)).toMatchObject([{ page: { title: 'A page' } }])
    const all = await read(doc.id, 'depth=1')
    expect(
      nodesOf(all.body).find(({ relationTo }) => relationTo === 'secrets')?.value,
    ).toMatchObject({ name: 'A secret' })
  })

  test('is stored as ids, also where documents are sent back', async () => {
    const { doc } = await publish(embedding)
    const { body } = await read(doc.id, 'depth=2')
    const { doc: saved } = await send('PATCH', `talks/${doc.id}?depth=0`, {
      body,
      _status: 'published',
    })
    expect(saved.body).toEqual((await read(doc.id, 'depth=0')).body)
    expect(
      nodesOf(saved.body)
        .map(({ value }) => value)
        .filter(Boolean),
    ).toEqual([1, 1, 1])
    expect(fieldsOf(saved.body, 'link')).toMatchObject([{ doc: { relationTo: 'pages', value: 1 } }])
  })
})
