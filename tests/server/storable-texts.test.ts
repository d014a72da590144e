// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const nul = 'a\u0000b'
const half = 'a\ud800b'
const paragraph = (text: string) => ({
  root: {
    ...{ type: 'root', version: 1, format: '', indent: 0, direction: null },
    children: [
      {
        ...{ type: 'paragraph', version: 1, format: '', indent: 0, direction: null },
        ...{ textFormat: 0, textStyle: '' },
        children: [
          { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 },
        ],
      },
    ],
  },
})

onBothDatabases((databaseUrl) => {
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    const fields = [
      { name: 'title', type: 'text' },
      { name: 'words', type: 'textarea', localized: true },
      { name: 'data', type: 'json' },
      { name: 'text', type: 'richText' },
      { name: 'tags', type: 'text', hasMany: true },
      { name: 'group', type: 'group', fields: [{ name: 'note', type: 'text' }] },
      { name: 'rows', type: 'array', fields: [{ name: 'note', type: 'text' }] },
    ] as const
    const site = aSite({
      localization: { locales: ['en', 'de'], defaultLocale: 'en' },
      collections: [users(), { slug: 'things', fields: [...fields], versions: { drafts: true } }],
      globals: [{ slug: 'front', fields: [...fields] }],
    } as never)
    server = await serve(site, { databaseUrl: await databaseUrl() })
    cookie = await server.signIn()
  })
  afterAll(() => server.close())

  const send = async (method: string, path: string, body: object) => {
    const answer = await server.send(method, `/api/${path}`, body, { cookie })
    return { status: answer.status, ...(await answer.json()) }
  }

  const cases: [string, object, string][] = [nul, half].flatMap(
    (bad): [string, object, string][] => [
      ['a text', { title: bad }, 'title'],
      ['a text in a language', { words: bad }, 'words'],
      ['a tag', { tags: ['good', bad] }, 'tags'],
      ['a group', { group: { note: bad } }, 'group.note'],
      ['a row', { rows: [{ note: 'good' }, { note: bad }] }, 'rows.1.note'],
      ['JSON', { data: { deep: [{ value: bad }] } }, 'data'],
      ['a name in JSON', { data: { [bad]: 1 } }, 'data'],
      ['rich text', { text: paragraph(bad) }, 'text'],
    ],
  )

  test.each(cases)(
    '33.12 VAL-1 %s that no database keeps is refused at its field',
    async (_, data, path) => {
      const { doc } = await send('POST', 'things?draft=true', { title: 'Good' })
      for (const [method, address] of [
        ['POST', 'things?draft=true'],
        ['POST', 'things'],
        ['PATCH', `things/${doc.id}?draft=true&autosave=true`],
        ['POST', 'globals/front'],
      ] as const) {
        const { errors, status } = await send(method, address, data)
        expect(status).toBe(400)
        const message = expect.stringContaining('invisible character')
        expect(errors[0].data.errors).toMatchObject([{ path, message }])
      }
    },
  )

  test('33.12 VAL-1 whole characters of every kind are kept as they are', async () => {
    const title = 'Ünï 😀 👩‍👩‍👧 \u{10ffff} \u0001 \ufffd'
    const data = { title, data: { '😀': [title] }, rows: [{ note: title }] }
    const { doc } = await send('POST', 'things', data)

    expect(doc).toMatchObject(data)
  })
})
