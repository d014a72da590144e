// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulkPath } from '#contracts/bulk'
import type { ImportResult } from '#contracts/import'
import { importPath } from '#contracts/import'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const refuse = () => 'It’s wrong.'

const site = aSite({
  collections: [
    users(),
    {
      slug: 'things',
      fields: [
        { name: 'title', type: 'text' },
        {
          name: 'sections',
          type: 'array',
          fields: [
            { name: 'text', type: 'text', required: true },
            { name: 'code', type: 'text', unique: true },
          ],
        },
        {
          name: 'layout',
          type: 'blocks',
          blocks: [{ slug: 'one', fields: [{ name: 'anchor', type: 'text', unique: true }] }],
        },
      ],
    },
    {
      slug: 'kept',
      fields: [
        { name: 'title', type: 'text' },
        { name: 'secret', label: 'Secret', type: 'text', hidden: true, validate: refuse },
      ],
    },
  ],
})

function rowCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    server = await serve(site, { databaseUrl: await databaseUrl() })
    cookie = await server.signIn()
    await send('things', {
      sections: [{ text: 'Taken', code: 'taken' }],
      layout: [{ blockType: 'one', anchor: 'taken' }],
    })
  })
  afterAll(() => server.close())

  const send = async (path: string, body: object) =>
    (await server.send('POST', `/api/${path}`, body, { cookie })).json()
  const edit = async (collection: string, id: number, data: object) => {
    const asked = { collection, documents: [{ id }], change: { kind: 'edit', data } }
    return (await send(bulkPath.slice(1), asked)).results[0]
  }
  const bring = async (data: object, key: number | null = null): Promise<ImportResult> => {
    const way = key === null ? { creation: crypto.randomUUID() } : {}
    const lines = [{ line: 4, key, data, ...way }]
    const mode = key === null ? 'create' : 'both'
    const asked = { collection: 'things', key: key === null ? null : 'id', mode, lines }
    return (await send(importPath.slice(1), asked)).results[0]
  }

  const row = { text: 'Fine', code: 'new' }
  const wrong: [name: string, data: object, path: string][] = [
    ['a row that lacks a text', { sections: [row, { code: 'b' }] }, 'sections.1.text'],
    ['a row', { sections: [row, { text: 'Second', code: 'taken' }] }, 'sections.1.code'],
    ['a block', { layout: [{ blockType: 'one', anchor: 'taken' }] }, 'layout.0.anchor'],
  ]

  test.each(wrong)('33.12 LIST-11 a change of many is refused at %s', async (_what, data, path) => {
    const { doc } = await send('things', { title: 'One' })
    expect(await edit('things', doc.id, data)).toMatchObject({
      outcome: 'refused',
      problem: { code: 'document.invalid', fields: [{ path }] },
    })
  })

  test.each(wrong)('33.12 R7 an import is refused at %s', async (_what, data, path) => {
    const refused = { outcome: 'refused', problem: { fields: [{ path }] } }
    expect(await bring(data)).toMatchObject(refused)
    const { doc } = await send('things', { title: 'One' })
    expect(await bring(data, doc.id)).toMatchObject(refused)
  })

  test('33.12 LIST-11 a field that no page shows is named, with who can help', async () => {
    const { id } = await server.payload.db.create({
      ...{ collection: 'kept', data: { title: 'One' }, req: {} },
    })
    const { problem } = await edit('kept', id as number, { title: 'Two' })
    expect(problem).toMatchObject({ code: 'document.refused' })
    expect(problem.details.message).toMatch(/“Secret” .*It’s wrong.*developer/)
  })
}

onBothDatabases(rowCases)
