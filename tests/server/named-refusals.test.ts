// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemOf } from '../../ui/client/problem-of.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const only = { unique: true } as const

function cases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    const site = aSite({
      collections: [
        users(),
        {
          slug: 'things',
          fields: [
            { name: 'title', type: 'text', required: true },
            { name: 'code', type: 'text', ...only },
            { name: 'seo', type: 'group', fields: [{ name: 'path', type: 'text', ...only }] },
            {
              name: 'rows',
              type: 'array',
              fields: [{ name: 'code', type: 'text', label: 'Code of the row', ...only }],
            },
            {
              name: 'layout',
              type: 'blocks',
              blocks: [{ slug: 'one', fields: [{ name: 'anchor', type: 'text', ...only }] }],
            },
          ],
        },
        {
          slug: 'kept',
          fields: [
            { name: 'title', type: 'text', required: true },
            { name: 'secret', label: 'Secret', type: 'text', hidden: true, validate: refuse },
          ],
        },
        {
          slug: 'closed',
          fields: [
            { name: 'title', type: 'text' },
            {
              name: 'grade',
              label: 'Grade',
              type: 'text',
              access: { read: () => false },
              validate: refuse,
            },
          ],
        },
      ],
      globals: [
        {
          slug: 'front',
          fields: [
            { name: 'title', type: 'text' },
            { name: 'secret', label: 'Secret', type: 'text', hidden: true, validate: refuse },
          ],
        },
      ],
    })
    server = await serve(site, { databaseUrl: await databaseUrl() })
    cookie = await server.signIn()
  })
  afterAll(() => server.close())

  const send = async (method: string, path: string, body: object, headers = {}) => {
    const answer = await server.send(method, `/api/${path}`, body, { cookie, ...headers })
    const content = await answer.json()
    return { doc: content.doc, problem: answer.ok ? null : problemOf(answer, content) }
  }

  test.each([
    ['code', { code: 'a' }, 'code'],
    ['a group', { seo: { path: 'p' } }, 'seo.path'],
    ['a row', { rows: [{ code: 'new' }, { code: 'r' }] }, 'rows.1.code'],
    ['a block', { layout: [{ blockType: 'one', anchor: 'l' }] }, 'layout.0.anchor'],
  ])(
    '33.12 VAL-1 a value of %s that another document has is refused at its place',
    async (name, data, path) => {
      const taken = {
        ...{ title: name, code: 'a', seo: { path: 'p' }, rows: [{ code: 'r' }] },
        layout: [{ blockType: 'one', anchor: 'l' }],
      }
      const first = await send('POST', 'things', taken)
      const made = await send('POST', 'things', { title: 'Made', ...data })
      expect(made.problem).toMatchObject({ code: 'document.invalid', fields: [{ path }] })

      const { doc } = await send('POST', 'things', { title: 'Changed' })
      const changed = await send('PATCH', `things/${doc.id}`, data)
      expect(changed.problem).toMatchObject({ code: 'document.invalid', fields: [{ path }] })
      if (first.doc)
        await server.payload.delete({ collection: 'things' as never, id: first.doc.id })
    },
  )

  test('33.12 VAL-1 so is one that two rows of a document have', async () => {
    const rows = [{ code: 'twin' }, { code: 'twin' }]
    const { problem } = await send('POST', 'things', { title: 'Twins', rows })

    expect(problem).toMatchObject({ fields: [{ path: 'rows.1.code' }] })
  })

  test('33.12 VAL-1 a field that no page shows is named, with who can help', async () => {
    const { problem } = await send('POST', 'kept', { title: 'One' })
    expect(problem).toMatchObject({ code: 'document.refused', fields: undefined })
    expect(problem?.details.message).toMatch(/“Secret” .*It’s wrong.*developer/)

    const german = await send(
      'POST',
      'globals/front',
      { title: 'One' },
      { 'accept-language': 'de' },
    )
    expect(german.problem?.details.message).toMatch(/„Secret“ .*Entwicklung/)
  })

  test('33.12 VAL-1 so is one that this person can’t see', async () => {
    const { problem } = await send('POST', 'closed', { title: 'One' })
    expect(problem?.details.message).toMatch(/“Grade” .*administrator/)
  })

  test('33.12 VAL-1 what is on the page is told first, at its field', async () => {
    const { problem } = await send('POST', 'kept', {})
    expect(problem?.code).toBe('document.invalid')
    expect(problem?.fields?.map(({ path }) => path)).toContain('title')
  })
}

const refuse = () => 'It’s wrong.'

onBothDatabases(cases)
