import type { CollectionConfig, PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bulkPath } from '#contracts/bulk'
import type { DocumentData, Json } from '#contracts/documents'
import type { FormState, FormStateRequest } from '#contracts/form-state'
import { formStatePath } from '#contracts/form-state'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { keyOf } from '#machines/form-state'
import { richText } from '#server'
import { filled } from '../../server/endpoints/import/filled.ts'
import { isShownField } from '../../server/live/shown-field.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const isAdmin = ({ req }: { req: PayloadRequest }) => req.user?.role === 'admin'

const talks: CollectionConfig = {
  slug: 'talks',
  access: { update: ({ req }) => Boolean(req.user) },
  fields: [
    { name: 'title', type: 'text' },
    {
      name: 'body',
      type: 'richText',
      editor: richText({
        blocks: [
          {
            slug: 'cta',
            fields: [
              { name: 'kind', type: 'text' },
              {
                name: 'more',
                type: 'text',
                admin: { condition: (_data, block) => block.kind === 'long' },
                validate: (value: unknown) => value !== 'bad' || 'Not this one',
              },
              { name: 'code', type: 'text', defaultValue: () => 'C-1' },
              { name: 'fee', type: 'number', access: { update: isAdmin } },
              { name: 'post', type: 'relationship', relationTo: 'posts' },
              { name: 'inner', type: 'richText' },
            ],
          },
        ],
        link: { fields: [{ name: 'rel', type: 'text', validate: () => 'No' }] },
      }),
    },
  ],
}

const editor = { email: 'ed@site.example', password: 'another-password' }

let server: TestServer
let cookie: string
let editorCookie: string

beforeAll(async () => {
  server = await serve(
    aSite({
      collections: [users(), posts(), talks, { slug: 'media', upload: true, fields: [] }],
    }),
  )
  await server.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
  cookie = await server.signIn()
  editorCookie = await server.signIn(editor)
})
afterAll(() => server.close())

const root = (...children: Json[]) => ({ root: { type: 'root', version: 1, children } })
const paragraph = (...children: Json[]): RichNode => ({ type: 'paragraph', version: 1, children })
const block = (fields: DocumentData): RichNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { blockType: 'cta', ...fields },
})
const link = (fields: DocumentData, more: DocumentData = {}): RichNode => ({
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', url: '/a', ...fields },
  children: [],
  ...more,
})
const a = 'a'.repeat(24)
const b = 'b'.repeat(24)

async function ask(question: Partial<FormStateRequest>): Promise<FormState> {
  const body = { collectionSlug: 'talks', operation: 'create', ...question }
  const answer = await server.send('POST', `/api${formStatePath}`, body, { cookie })
  expect(answer.status).toBe(200)
  return (await answer.json()) as FormState
}

describe('RICH-2 the functions of fields in nodes are asked', () => {
  const body = root(
    paragraph(link({ rel: 'x' }, { id: b })),
    block({ id: a, kind: 'short' }),
    block({ kind: 'long', more: 'bad' }),
  )

  test('and answered by the ids of nodes, by their numbers where they have none', async () => {
    const { defaults, fields } = await ask({ data: { body } })
    expect(fields).toMatchObject({
      [`body.root.children.${a}.fields.more`]: { hidden: true },
      'body.root.children.2.fields.more': { error: 'Not this one' },
      [`body.root.children.0.children.${b}.fields.rel`]: { error: 'No' },
    })
    expect(defaults).toMatchObject({ [`body.root.children.${a}.fields.code`]: 'C-1' })
  })

  test.each([
    ['body.root.children.1.fields.more', `body.root.children.${a}.fields.more`],
    ['body.root.children.2.fields.more', 'body.root.children.2.fields.more'],
    ['body.root.children.0.children.0.fields.rel', `body.root.children.0.children.${b}.fields.rel`],
  ])('under the keys that the panel looks for: %s', (path, key) => {
    expect(keyOf({ body }, path)).toBe(key)
  })

  test('and what is stored starts with nothing new', async () => {
    const { id } = await server.payload.create({
      collection: 'talks',
      data: { body: root(block({ id: a, kind: 'short', code: null })) } as never,
    })
    const { defaults } = await ask({ operation: 'update', id, changes: { body } })
    expect(Object.keys(defaults)).toEqual(['body.root.children.2.fields.code'])
  })
})

describe('RICH-2 references in a text', () => {
  test('to what is not there are refused, each at its place', async () => {
    const body = root(
      { type: 'upload', version: 3, format: '', relationTo: 'media', value: 77, fields: null },
      { type: 'relationship', version: 2, format: '', relationTo: 'posts', value: 78 },
      paragraph(link({ linkType: 'internal', doc: { relationTo: 'posts', value: 79 } })),
      block({
        post: 80,
        inner: root({ type: 'relationship', version: 2, relationTo: 'posts', value: 81 }),
      }),
    )
    const answer = await server.send('POST', '/api/talks', { body }, { cookie })
    const { errors } = await answer.json()
    expect(errors[0].data.errors.map(({ path }: { path: string }) => path)).toEqual([
      'body.root.children.0.value',
      'body.root.children.1.value',
      'body.root.children.2.children.0.fields.doc',
      'body.root.children.3.fields.post',
      'body.root.children.3.fields.inner.root.children.0.value',
    ])
  })
})

describe('RICH-2 a change of many documents', () => {
  test('tells what somebody may not write in a block, and lets the rest stand', async () => {
    const { id } = await server.payload.create({
      collection: 'talks',
      data: { body: root(paragraph(), block({ id: a, fee: 5 })) } as never,
    })
    const edit = async (fee: number) => {
      const data = { body: root(block({ id: a, fee })) }
      const request = { collection: 'talks', documents: [{ id }], change: { kind: 'edit', data } }
      const answer = await server.send('POST', `/api${bulkPath}`, request, { cookie: editorCookie })
      return answer.text()
    }
    expect(await edit(500)).toContain('body.root.children.0.fields.fee')
    expect(await edit(5)).not.toContain('fields.fee')
  })
})

test('RICH-2 an imported text gets ids of its own', () => {
  const text = { body: root(block({ id: a }), paragraph(link({}, { id: b }))) }
  const { fields } = server.payload.collections.talks!.config
  const said = filled(fields, text, {})
  expect(said).toMatchObject({ body: root(block({}), paragraph(link({}))) })
  expect(JSON.stringify(said)).not.toMatch(new RegExp(`${a}|${b}`))
})

test.each([
  ['body', true],
  ['body.root.children.0', true],
  ['body.root.children.0.children.2', true],
  ['body.root.children.0.fields.kind', true],
  ['body.root.children.0.children.1.fields.rel', true],
  ['body.root.children.0.fields.inner.root.children.0', true],
  ['body.root.children.0.fields.none', false],
  ['body.other.children.0', false],
  ['body.root.children.x', false],
])('RICH-2 who edits %s in a text may be told: %s', async (path, isTold) => {
  const { id } = await server.payload.create({ collection: 'talks', data: {} })
  const req = { payload: server.payload, user: { role: 'admin' } } as unknown as PayloadRequest
  const document = { collection: server.payload.collections.talks!.config, id } as never
  expect(await isShownField(req, document, path, (_key, make) => make())).toBe(isTold)
})
