// @module-tag slow
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ClientCollection, SignedInConfig } from '#contracts/admin-config'
import { adminConfigPath } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { ExportFormat } from '#machines/export'
import { readPart } from '../../ui/client/export/index.ts'
import { createHttp } from '../../ui/client/http.ts'
import { listedFields } from '../../ui/views/list/columns.ts'
import { importDesk } from '../kit/import-desk.ts'
import { everyKindSite } from './kit/every-kind-site.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'

let server: TestServer
let cookie: string
let config: SignedInConfig
let collection: ClientCollection
const http = createHttp({ api: '/api', language: () => 'en' })

beforeAll(async () => {
  server = await serve(everyKindSite(), { limits: { requestsPerMinute: 100_000 } })
  cookie = await server.signIn()
  vi.stubGlobal('fetch', browserFetch)
  config = await http<SignedInConfig>(adminConfigPath)
  collection = config.collections.find(({ slug }) => slug === 'things')!
  for (const title of ['Ace', 'King', 'King', 'Queen, of hearts']) await make('cards', { title })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

const ownFetch = globalThis.fetch

const browserFetch: typeof fetch = (path, init = {}) => {
  const { origin } = server
  const headers = { origin, cookie, ...Object.fromEntries(new Headers(init.headers)) }
  return ownFetch(`http://127.0.0.1:${server.port}${path}`, { ...init, headers })
}

async function make(slug: string, data: object): Promise<DocumentData & { id: number }> {
  const { doc } = await http<{ doc: DocumentData & { id: number } }>(`/${slug}`, {
    method: 'POST',
    body: { ...data },
    query: { depth: 0, draft: true },
  })
  return doc
}

const desk = () =>
  importDesk({
    http,
    collection,
    collections: config.collections,
    localization: config.localization,
    locale: 'en',
  })

async function exported(format: ExportFormat): Promise<string> {
  const columns = listedFields(collection, (key) => key)
  const jsons = columns.filter(({ content }) => content.type === 'json')
  const list = {
    slug: 'things',
    sort: 'id',
    where: null,
    drafts: true,
    locale: 'en',
    paths: columns.map(({ accessor }) => accessor),
    jsons: new Set(jsons.map(({ accessor }) => accessor)),
    hasPoint: true,
  }
  const question = { format, fields: 'all' as const, page: 1, known: [], done: 0 }
  return (await readPart(http, list, question, new AbortController().signal)).text
}

const full = {
  title: 'Everything, "quoted"\nand broken',
  code: 'everything',
  tags: ['a, b', '=cmd'],
  words: '=SUM(A1)\r\n@b',
  amount: -1.5,
  amounts: [1, 2.5],
  contact: 'ada@site.example',
  yes: true,
  day: '2026-01-31T12:00:00.000Z',
  moment: '2026-01-31T08:15:30.250Z',
  colour: 'red',
  colours: ['green', 'red'],
  size: 'large',
  card: 1,
  cards: [1, 2],
  either: { relationTo: 'cards', value: 1 },
  eithers: [
    { relationTo: 'users', value: 1 },
    { relationTo: 'cards', value: 2 },
  ],
  script: '\t=1',
  data: { a: [1, null, 'x'] },
  place: [9.99, 53.55],
  rows: [{ text: 'one' }, { text: '+2' }],
  layout: [{ blockType: 'quote', text: 'Q' }],
  seo: { title: "'=kept" },
  tab: { note: '-5' },
}

describe.each(['csv', 'json'] as const)('LIST-4 what is exported as %s', (format) => {
  test('changes nothing when it is imported again, whatever kind its fields are', async () => {
    await make('things', { ...full, code: `full-${format}` })
    await make('things', { code: `empty-${format}`, title: '' })
    for (const data of [5, '5', '{"a":1}', 'text', true, []]) {
      await make('things', { title: `JSON ${JSON.stringify(data)}`, data })
    }
    const before = await exported('json')
    const again = desk()
    await again.read(await exported(format))

    const looked = await again.look()

    expect((await again.lines()).filter(({ result }) => result?.outcome !== 'unchanged')).toEqual(
      [],
    )
    expect(looked).toMatchObject({ created: 0, changed: 0, refused: 0 })
    expect(looked.unchanged).toBeGreaterThan(7)
    await again.write()
    expect(await exported('json')).toBe(before)
  })

  test('makes the same documents anew where the ids are left out', async () => {
    const { id } = await make('things', { ...full, code: `origin-${format}` })
    const text = (await exported(format)).replaceAll(`origin-${format}`, `copy-${format}`)
    const copy = desk()
    const plan = await copy.read(text)
    await copy.read(text, {
      key: 'code',
      targets: plan.targets.map((target) => (target === 'id' ? null : target)),
    })

    await copy.look()
    await copy.write()

    const made = (await copy.lines()).find(({ asked }) => asked?.key === `copy-${format}`)
    expect(made?.result?.outcome).toBe('created')
    const said = async (of: unknown) =>
      without(await http<DocumentData>(`/things/${of}`, { query: { depth: 0, draft: true } }))
    expect(await said(made?.result?.id)).toEqual({ ...(await said(id)), code: `copy-${format}` })
  })
})

/** What two documents that say the same do not share. */
function without({ id: _id, createdAt: _made, updatedAt: _saved, ...data }: DocumentData) {
  return JSON.parse(JSON.stringify(data, (name, value) => (name === 'id' ? undefined : value)))
}

test('what a person writes into a spreadsheet is understood', async () => {
  const { id } = await make('things', { code: 'by hand', title: 'Old' })
  const written = desk()
  const plan = await written.read(
    [
      'ID;Title;title[de];code;amount;yes;day;moment;colours;card;cards;either;seo › title',
      `${id};New;Neu;by hand;1,5;ja;31.01.2026;2026-01-31T08:15Z;GREEN, red;Ace;"[1, ""Queen, of hearts""]";Queen, of hearts;S`,
      ';Another;;other;2;;;;;;"[""Ace"",""Queen, of hearts""]";;',
    ].join('\n'),
  )
  expect(plan.targets).not.toContain(null)

  await written.look()
  expect((await written.lines()).map(({ result }) => result?.problem ?? result?.outcome)).toEqual([
    'changed',
    'created',
  ])
})
