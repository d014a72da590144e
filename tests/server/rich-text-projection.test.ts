import type { Block, CollectionConfig, Field } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInConfig } from '#contracts/admin-config'
import type { FieldOfKind, RichTextFeatures } from '#contracts/fields'
import { defaultRichTextFeatures, headingTags } from '#contracts/rich-text/features'
import { richText } from '#server'
import { lexicalLike } from './kit/lexical-like.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const isAdmin = ({ req }: { req: { user: unknown } }) =>
  (req.user as { role?: string } | null)?.role === 'admin'

const cta: Block = {
  slug: 'cta',
  labels: { singular: { en: 'Call', de: 'Aufruf' }, plural: 'Calls' },
  fields: [
    { name: 'heading', type: 'text', required: true },
    { name: 'fee', type: 'number', access: { read: isAdmin } },
    { name: 'seats', type: 'number', access: { update: isAdmin } },
    { name: 'spent', type: 'number', access: { update: ({ doc }) => doc?.state === 'open' } },
    { name: 'inner', type: 'richText', editor: richText({ features: ['bold'] }) },
  ],
}

/** A block with a text that can hold the same block. */
const columns: Block = {
  slug: 'columns',
  fields: [{ name: 'text', type: 'richText', editor: richText({ blocks: ['columns'] }) }],
}

const chosen = richText({
  features: ['italic', 'link', 'heading', 'upload', 'indent'],
  headings: ['h2'],
  blocks: [cta],
  inlineBlocks: [{ slug: 'mention', fields: [{ name: 'name', type: 'text' }] }],
  link: {
    autoLinks: 'never',
    collections: ['posts', 'secrets'],
    fields: [
      { name: 'rel', type: 'text' },
      { type: 'row', admin: { condition: () => true }, fields: [{ name: 'anchor', type: 'text' }] },
    ],
  },
  uploads: { media: { fields: [{ name: 'caption', type: 'text' }] } },
  notIndented: ['heading'],
  textStates: { color: { red: { label: { en: 'Red', de: 'Rot' }, css: { color: '#c00' } } } },
  placeholder: { en: 'Write here', de: 'Hier schreiben' },
})

const linkFields: Field[] = [
  { name: 'linkType', type: 'radio', options: ['custom', 'internal'] },
  { name: 'url', type: 'text' },
  { name: 'doc', type: 'relationship', relationTo: ['posts', 'secrets'] },
  { name: 'newTab', type: 'checkbox' },
  { name: 'rel', type: 'text', label: 'Rel' },
]

const collections: CollectionConfig[] = [
  users(),
  posts(),
  { slug: 'media', upload: true, fields: [] },
  { slug: 'hiddenFiles', upload: true, admin: { hidden: true }, fields: [] },
  { slug: 'plainFiles', upload: true, admin: { enableRichTextRelationship: false }, fields: [] },
  { slug: 'unlinked', admin: { enableRichTextLink: false }, fields: [] },
  { slug: 'secrets', access: { read: isAdmin }, fields: [] },
  {
    slug: 'things',
    fields: [
      { name: 'usual', type: 'richText' },
      { name: 'chosen', type: 'richText', editor: chosen },
      { name: 'lexical', type: 'richText', editor: lexicalLike([cta], linkFields) },
      {
        name: 'localized',
        type: 'richText',
        localized: true,
        editor: richText({
          blocks: [{ slug: 'word', fields: [{ name: 'word', type: 'text', localized: true }] }],
        }),
      },
      { name: 'nested', type: 'richText', editor: richText({ blocks: ['columns'] }) },
      {
        name: 'foreign',
        type: 'richText',
        editor: { CellComponent: false, FieldComponent: false, validate: () => true } as never,
      },
    ],
  },
]

const editor = { email: 'ed@site.example', password: 'another-password' }

let server: TestServer
let cookies: Record<'admin' | 'editor', string>

beforeAll(async () => {
  server = await serve(
    aSite({
      collections,
      blocks: [columns],
      localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    }),
  )
  await server.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
  cookies = { admin: await server.signIn(), editor: await server.signIn(editor) }
})
afterAll(() => server.close())

async function fieldAs(who: keyof typeof cookies, name: string, language = 'en') {
  const headers = { cookie: cookies[who], 'accept-language': language }
  const answer = await server.ask('/api/stateroom/config', { headers })
  const config = (await answer.json()) as SignedInConfig
  const { fields } = config.collections.find(({ slug }) => slug === 'things')!
  return fields.find(
    (field): field is FieldOfKind<'richText'> => 'name' in field && field.name === name,
  )!
}

const featuresAs = async (who: keyof typeof cookies, name: string, language?: string) =>
  (await fieldAs(who, name, language)).features

const namesIn = (fields: RichTextFeatures['blocks'][number]['fields'] | undefined) =>
  fields?.map((field) => ('name' in field ? field.name : field.type))

test('RICH-3 without options a text offers what most sites want, of what anybody may see', async () => {
  expect(await featuresAs('admin', 'usual')).toEqual({
    enabled: defaultRichTextFeatures,
    headings: headingTags,
    blocks: [],
    inlineBlocks: [],
    link: {
      collections: ['users', 'posts', 'media', 'plainFiles', 'secrets', 'things'],
      autoLinks: 'always',
      fields: [],
    },
    uploads: { media: [] },
    relationships: ['users', 'posts', 'unlinked', 'secrets', 'things'],
    notIndented: [],
    textStates: [],
    custom: [],
  })
  const forEditor = await featuresAs('editor', 'usual')
  expect(forEditor.link?.collections).not.toContain('secrets')
  expect(forEditor.relationships).not.toContain('secrets')
})

test('RICH-1 a text offers what the config chooses, in its order and in the user’s language', async () => {
  const field = await fieldAs('admin', 'chosen', 'de')
  expect(field.placeholder).toBe('Hier schreiben')
  const { blocks, inlineBlocks, link, uploads, ...features } = field.features
  expect(features).toEqual({
    enabled: ['italic', 'link', 'heading', 'upload', 'indent', 'blocks', 'textState'],
    headings: ['h2'],
    relationships: [],
    notIndented: ['heading'],
    textStates: [
      { key: 'color', values: [{ value: 'red', label: 'Rot', css: { color: '#c00' } }] },
    ],
    custom: [],
  })
  expect(blocks).toMatchObject([
    { slug: 'cta', labels: { singular: 'Aufruf', plural: 'Calls' }, hasName: true },
  ])
  expect(inlineBlocks).toMatchObject([{ slug: 'mention', fields: [{ name: 'name' }] }])
  expect(link).toMatchObject({ autoLinks: 'never', collections: ['posts', 'secrets'] })
  expect(namesIn(link?.fields)).toEqual(['rel', 'row'])
  expect(uploads).toMatchObject({ media: [{ name: 'caption', label: 'Caption' }] })
})

test('RICH-2 what a user may not read or write in a block is told like elsewhere', async () => {
  const [forAdmin] = (await featuresAs('admin', 'chosen')).blocks
  expect(namesIn(forAdmin?.fields)).toEqual(['heading', 'fee', 'seats', 'spent', 'inner'])
  const [forEditor] = (await featuresAs('editor', 'chosen')).blocks
  expect(namesIn(forEditor?.fields)).toEqual(['heading', 'seats', 'spent', 'inner'])
  expect(forEditor?.fields).toMatchObject([
    { name: 'heading', readOnly: { create: false, update: false } },
    { name: 'seats', readOnly: { create: false, update: true } },
    { name: 'spent', asks: { access: true } },
    { name: 'inner', features: { enabled: ['bold'], link: null, uploads: {} } },
  ])
})

test('RICH-2 a link’s parts without a name are asked about by the number that the server knows', async () => {
  const { link } = await featuresAs('admin', 'chosen')
  expect(link?.fields[1]).toMatchObject({ type: 'row', asks: { at: '_index-5', condition: true } })
})

test('RICH-2 a field in a localized text has no languages of its own', async () => {
  const [block] = (await featuresAs('admin', 'localized')).blocks
  expect(block?.fields).toMatchObject([{ name: 'word', localized: false }])
})

test('RICH-2 a block within itself is told of as deep as anybody goes', async () => {
  const [outer] = (await featuresAs('admin', 'nested')).blocks
  const below = (block: typeof outer) =>
    (block?.fields[0] as FieldOfKind<'richText'> | undefined)?.features.blocks ?? []
  expect(below(outer)).toHaveLength(1)
  expect(below(below(outer)[0])).toEqual([])
})

test('RICH-1 a config that uses Payload’s own editor gets the same features', async () => {
  const field = await fieldAs('editor', 'lexical')
  expect(field.placeholder).toBe('Write')
  expect(field.editor).toBeUndefined()
  const { blocks, ...features } = field.features
  expect(features).toMatchObject({
    enabled: [
      'bold',
      'table',
      'heading',
      'link',
      'upload',
      'relationship',
      'blocks',
      'indent',
      'textState',
    ],
    headings: ['h2', 'h3'],
    inlineBlocks: [],
    link: { autoLinks: 'never', collections: ['posts'] },
    relationships: ['posts'],
    notIndented: ['heading'],
    textStates: [
      { key: 'color', values: [{ value: 'red', label: 'Red', css: { color: '#c00' } }] },
    ],
  })
  expect(namesIn(features.link?.fields)).toEqual(['rel'])
  expect(Object.keys(features.uploads)).toEqual(['media'])
  expect(features.uploads).toMatchObject({ media: [{ name: 'alt' }] })
  expect(namesIn(blocks[0]?.fields)).toEqual(['heading', 'seats', 'spent', 'inner'])
})

test('a text of an editor that nobody knows is shown as data', async () => {
  const field = await fieldAs('admin', 'foreign')
  expect(field).toMatchObject({ editor: 'json', features: { enabled: [], blocks: [], link: null } })
})

test.each<[string, Parameters<typeof richText>[0], string]>([
  ['a feature', { features: ['bolt' as never] }, '“bolt” is not a feature of rich text'],
  ['a block', { blocks: ['gone'] }, '“gone” is not a block'],
  ['a link to a collection', { link: { collections: ['gone'] } }, '“gone” is not a collection'],
  [
    'files of a collection without',
    { uploads: { posts: {} } },
    '“posts” is not an upload collection',
  ],
  [
    'documents of a collection of files',
    { relationships: ['media'] },
    '“media” is not a collection without uploads',
  ],
])(
  'RICH-3 a config that names %s that is not there is refused',
  async (_what, options, message) => {
    const fields: Field[] = [{ name: 'body', type: 'richText', editor: richText(options) }]
    const site = aSite({
      collections: [
        users(),
        posts(),
        { slug: 'media', upload: true, fields: [] },
        { slug: 'things', fields },
      ],
    })
    await expect(serve(site)).rejects.toThrow(message)
  },
)
