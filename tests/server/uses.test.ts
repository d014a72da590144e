import type { CollectionConfig, GlobalConfig } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const files: CollectionConfig = { slug: 'files', upload: true, fields: [] }

const pages: CollectionConfig = {
  slug: 'pages',
  versions: { drafts: true },
  admin: { useAsTitle: 'title' },
  access: {
    read: ({ req }) =>
      req.user?.email === admin.email ? true : { title: { not_equals: 'Hidden' } },
  },
  fields: [
    { name: 'title', type: 'text' },
    { name: 'cover', type: 'upload', relationTo: 'files', localized: true },
    {
      name: 'rows',
      type: 'array',
      fields: [{ name: 'pictures', type: 'upload', relationTo: 'files', hasMany: true }],
    },
    { name: 'body', type: 'richText' },
    {
      name: 'secret',
      type: 'upload',
      relationTo: 'files',
      access: { read: ({ req }) => req.user?.email === admin.email },
    },
  ],
}

const front: GlobalConfig = {
  slug: 'front',
  label: 'Front page',
  fields: [{ name: 'hero', type: 'upload', relationTo: 'files' }],
}

const editor = { email: 'ed@site.example', password: 'another-long-password' }

let server: TestServer
let cookie: string

beforeAll(async () => {
  server = await serve(
    aSite({
      collections: [users(), files, pages],
      globals: [front],
      localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    }),
  )
  await server.payload.create({ collection: 'users', data: editor })
  cookie = await server.signIn()
})
afterAll(() => server.close())

const send = async (method: string, path: string, body: unknown) =>
  (await server.send(method, `/api${path}`, body, { cookie })).json()

async function newFile(): Promise<number> {
  const form = new FormData()
  const bytes = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#456' },
  })
    .png()
    .toBuffer()
  form.set('file', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }))
  const answer = await server.ask('/api/files', { method: 'POST', headers: { cookie }, body: form })
  return (await answer.json()).doc.id
}

const usesOf = async (id: number, as = cookie) => {
  const answer = await server.ask(`/api/stateroom/uses?collectionSlug=files&id=${id}`, {
    headers: { cookie: as },
  })
  return { status: answer.status, uses: await answer.json() }
}

describe('20.8 the documents that use a file', () => {
  test('are found in fields, rows, rich text, other languages and globals', async () => {
    const [id, other] = [await newFile(), await newFile()]
    const body = {
      root: {
        type: 'root',
        format: '',
        indent: 0,
        version: 1,
        direction: null,
        children: [
          {
            type: 'upload',
            version: 3,
            format: '',
            id: 'a1',
            relationTo: 'files',
            value: id,
            fields: null,
          },
        ],
      },
    }
    const { doc } = await send('POST', '/pages', {
      title: 'A page',
      rows: [{ pictures: [other] }, { pictures: [other, id] }],
      body,
      _status: 'published',
    })
    await send('PATCH', `/pages/${doc.id}?locale=de`, { cover: id, _status: 'published' })
    await send('POST', '/globals/front', { hero: id })

    const { uses } = await usesOf(id)
    expect(uses.map(({ path }: { path: string }) => path).sort()).toEqual([
      'body.root.children.0.value',
      'cover',
      'hero',
      'rows.1.pictures',
    ])
    expect(uses).toContainEqual({ slug: 'pages', id: doc.id, title: 'A page', path: 'cover' })
    expect(uses).toContainEqual({ slug: 'front', id: null, title: 'Front page', path: 'hero' })
    expect((await usesOf(other)).uses).toHaveLength(2)
  })

  test('are found where only what is published uses it, or only the draft', async () => {
    const [before, after] = [await newFile(), await newFile()]
    const { doc } = await send('POST', '/pages', {
      title: 'B',
      cover: before,
      _status: 'published',
    })
    await send('PATCH', `/pages/${doc.id}?draft=true`, { cover: after, _status: 'draft' })

    expect((await usesOf(before)).uses).toMatchObject([{ id: doc.id, path: 'cover' }])
    expect((await usesOf(after)).uses).toMatchObject([{ id: doc.id, path: 'cover' }])
  })

  test('are told only as far as the one who asks may read them', async () => {
    const id = await newFile()
    await send('POST', '/pages', { title: 'Hidden', cover: id })
    await send('POST', '/pages', { title: 'Open', secret: id })

    expect((await usesOf(id)).uses).toHaveLength(2)
    expect((await usesOf(id, await server.signIn(editor))).uses).toEqual([])
    expect((await usesOf(id, '')).status).toBe(401)
    expect((await usesOf(999)).status).toBe(404)
  })
})
