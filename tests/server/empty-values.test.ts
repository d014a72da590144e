import type { Field } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const text: Field = { name: 'text', type: 'text' }
const group = (name: string, ...fields: Field[]): Field => ({
  ...{ name, type: 'group' },
  fields: [text, ...fields],
})
const rows = (name: string, ...fields: Field[]): Field => ({
  ...{ name, type: 'array' },
  fields: [text, ...fields],
})

const fields: Field[] = [
  { name: 'title', type: 'text' },
  group('group', group('inner'), rows('rows')),
  rows('rows', group('group'), rows('inner')),
  { ...rows('translated'), localized: true } as Field,
  { type: 'tabs', tabs: [{ name: 'tab', fields: [text] }] },
  { name: 'layout', type: 'blocks', blocks: [{ slug: 'quote', fields: [group('group')] }] },
]

const full = {
  group: { text: 'a', inner: { text: 'b' }, rows: [{ text: 'c' }] },
  rows: [{ text: 'd', group: { text: 'e' }, inner: [{ text: 'f' }] }],
  translated: [{ text: 'g' }],
  tab: { text: 'h' },
  layout: [{ blockType: 'quote', group: { text: 'i' } }],
}

function emptyCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    server = await serve(
      aSite({
        collections: [users(), { ...posts(), fields, versions: { drafts: true } }],
        globals: [{ slug: 'footer', fields }],
        localization: { locales: ['en', 'de'], defaultLocale: 'en', fallback: true },
      }),
      { databaseUrl: await databaseUrl() },
    )
    cookie = await server.signIn()
  })
  afterAll(() => server.close())

  async function send(method: string, path: string, data: object) {
    const answer = await server.send(method, path, data, { cookie, origin: server.origin })
    const { doc, result } = (await answer.json()) as Record<string, object>
    return { status: answer.status, doc: doc ?? result }
  }

  const emptyGroup = { text: null, inner: { text: null }, rows: [] }

  test.each([
    [{ group: null }, { group: emptyGroup }],
    [{ group: { inner: null } }, { group: { text: 'a', inner: { text: null } } }],
    [{ group: { rows: null } }, { group: { text: 'a', rows: [] } }],
    [{ rows: null }, { rows: [] }],
    [{ rows: [{ group: null, inner: null }] }, { rows: [{ group: { text: null }, inner: [] }] }],
    [{ tab: null }, { tab: { text: null } }],
    [{ layout: [{ blockType: 'quote', group: null }] }, { layout: [{ group: { text: null } }] }],
  ])('17.7 %j is emptied, in a document and in a global', async (sent, expected) => {
    const made = await send('POST', '/api/posts?depth=0', full)
    const { id } = made.doc as { id: number }
    await send('POST', '/api/globals/footer?depth=0', full)

    const changed = { status: 200, doc: expected }
    expect(await send('PATCH', `/api/posts/${id}?depth=0`, sent)).toMatchObject(changed)
    expect(await send('PATCH', `/api/posts/${id}?draft=true`, sent)).toMatchObject(changed)
    expect(await send('POST', '/api/globals/footer?depth=0', sent)).toMatchObject(changed)
  })

  test('17.7 a new document may have no groups and no lists', async () => {
    const nothing = { group: null, rows: null, translated: null, tab: null, layout: null }

    expect(await send('POST', '/api/posts?depth=0', nothing)).toMatchObject({
      status: 201,
      doc: { group: emptyGroup, rows: [], tab: { text: null }, layout: [] },
    })
  })

  test('a translated list that is null stays another language’s', async () => {
    const made = await send('POST', '/api/posts?depth=0', full)
    const { id } = made.doc as { id: number }

    const german = await send('PATCH', `/api/posts/${id}?locale=de`, { translated: null })

    expect(german).toMatchObject({ status: 200, doc: { translated: [{ text: 'g' }] } })
  })
}

describe('groups and lists that are sent as null', () => onBothDatabases(emptyCases))
