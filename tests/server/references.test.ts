import type { CollectionConfig, GlobalConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const issues: CollectionConfig = {
  slug: 'issues',
  fields: [
    {
      name: 'cover',
      type: 'relationship',
      relationTo: 'posts',
      label: { en: 'Cover', de: 'Titel' },
    },
    {
      name: 'inside',
      type: 'group',
      fields: [
        { name: 'all', type: 'relationship', relationTo: ['posts', 'users'], hasMany: true },
      ],
    },
    {
      name: 'rows',
      type: 'array',
      fields: [{ name: 'post', type: 'relationship', relationTo: 'posts' }],
    },
    {
      name: 'layout',
      type: 'blocks',
      blocks: [
        { slug: 'teaser', fields: [{ name: 'post', type: 'relationship', relationTo: 'posts' }] },
      ],
    },
    {
      name: 'shared',
      type: 'blocks',
      blocks: [],
      // The type of a slug comes from Payload's generated types, which a test has none of.
      blockReferences: ['card' as never],
    },
    {
      type: 'tabs',
      tabs: [{ name: 'more', fields: [{ name: 'file', type: 'upload', relationTo: 'files' }] }],
    },
  ],
}

const front: GlobalConfig = {
  slug: 'front',
  fields: [{ name: 'post', type: 'relationship', relationTo: 'posts' }],
}

const localizedPosts: CollectionConfig = {
  ...posts(),
  versions: { drafts: true },
  defaultSort: 'title',
  fields: [{ name: 'title', type: 'text', localized: true }],
}

const files: CollectionConfig = { slug: 'files', upload: true, fields: [] }

let server: TestServer
let cookie: string
let there: number
let gone: number

beforeAll(async () => {
  server = await serve(
    aSite({
      collections: [users(), localizedPosts, issues, files],
      globals: [front],
      blocks: [
        { slug: 'card', fields: [{ name: 'post', type: 'relationship', relationTo: 'posts' }] },
      ],
      localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    }),
  )
  cookie = await server.signIn()
  there = await newPost()
  gone = await newPost()
  await server.ask(`/api/posts/${gone}`, { method: 'DELETE', headers: { cookie } })
})
afterAll(() => server.close())

const send = (method: string, path: string, body: unknown, headers: HeadersInit = {}) =>
  server.send(method, path, body, { cookie, ...headers })

const newPost = async (): Promise<number> =>
  (await (await send('POST', '/api/posts', { title: 'A post' })).json()).doc.id

const refusedPaths = async (answer: Response) => {
  const { errors } = await answer.json()
  return errors[0].data.errors.map(({ path }: { path: string }) => path)
}

describe('VAL-7 a reference to a document that is gone', () => {
  test('is refused at its field, in words, and nothing is saved', async () => {
    const answer = await send(
      'POST',
      '/api/issues',
      { cover: gone },
      { cookie: `${cookie}; payload-lng=de` },
    )

    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      errors: [
        {
          name: 'ValidationError',
          message: expect.stringContaining('Titel'),
          data: {
            collection: 'issues',
            errors: [
              {
                path: 'cover',
                label: 'Titel',
                message: expect.stringContaining(`Das Dokument mit der ID ${gone}`),
              },
            ],
          },
        },
      ],
    })
    expect(await (await server.ask('/api/issues', { headers: { cookie } })).json()).toMatchObject({
      totalDocs: 0,
    })
  })

  test('is found in groups, rows, blocks and tabs, each at its place', async () => {
    const answer = await send('POST', '/api/issues', {
      cover: there,
      inside: {
        all: [
          { relationTo: 'users', value: 1 },
          { relationTo: 'posts', value: gone },
        ],
      },
      rows: [{ post: there }, { post: gone }],
      layout: [{ blockType: 'teaser', post: gone }],
      shared: [{ blockType: 'card', post: gone }],
      more: { file: 77 },
    })

    expect(answer.status).toBe(400)
    expect(await refusedPaths(answer)).toEqual([
      'inside.all',
      'rows.1.post',
      'layout.0.post',
      'shared.0.post',
      'more.file',
    ])
  })

  test('is refused when a document is changed, and in a global', async () => {
    const { doc } = await (await send('POST', '/api/issues', { cover: there })).json()
    const changed = await send('PATCH', `/api/issues/${doc.id}`, { cover: gone })
    const global = await send('POST', '/api/globals/front', { post: gone })

    expect(await refusedPaths(changed)).toEqual(['cover'])
    expect(await refusedPaths(global)).toEqual(['post'])
    expect((await send('POST', '/api/globals/front', { post: there })).status).toBe(200)
  })
})

test('VAL-7 a new upload without a file is refused at the file', async () => {
  const answer = await send('POST', '/api/files', {})

  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    errors: [
      {
        message: 'No files were uploaded.',
        data: {
          collection: 'files',
          errors: [{ path: 'file', message: 'No files were uploaded.' }],
        },
      },
    ],
  })
})
