import type { Field } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { DocumentData, DocumentRef, SaveIntent } from '#contracts/documents'
import { changesOf } from '#machines/document'
import { readDocument } from '../../ui/client/documents.ts'
import { createFiles } from '../../ui/client/files.ts'
import { createHttp } from '../../ui/client/http.ts'
import { saveDocument } from '../../ui/client/save-document.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const text = (name: string, localized = false): Field => ({ name, type: 'text', localized })
const fields: Field[] = [
  text('title', true),
  text('state'),
  {
    name: 'rows',
    type: 'array',
    fields: [
      text('label', true),
      text('note'),
      { name: 'items', type: 'array', fields: [text('word', true)] },
    ],
  },
]

/** The panel's own client, over a site in two languages where one stands in for the other. */
let server: TestServer
const http = createHttp({ api: '/api', language: () => 'en' })
const { signal } = new AbortController()

beforeAll(async () => {
  server = await serve(
    aSite({
      localization: { locales: ['en', 'de'], defaultLocale: 'en', fallback: true },
      collections: [
        users(),
        { slug: 'pages', fields },
        { slug: 'articles', fields, versions: { drafts: true } },
      ],
      globals: [{ slug: 'header', fields }],
    }),
  )
  const cookie = await server.signIn()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) =>
    path.startsWith('/')
      ? server.ask(path, { ...init, headers: { ...init.headers, cookie } })
      : fetch(path, init),
  )
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

const english = {
  title: 'Hello',
  rows: [{ label: 'One', note: 'n', items: [{ word: 'a' }] }, { label: 'Two' }],
}

type Kind = 'pages' | 'articles' | 'header'

/** A document with texts in English alone; its reference in each language. */
async function written(kind: Kind) {
  const isGlobal = kind === 'header'
  const answer = isGlobal
    ? await writeGlobal(kind)
    : await server.payload.create({ collection: kind, data: english } as never)
  const { id } = answer as { id: number }
  return (locale: 'en' | 'de'): DocumentRef =>
    isGlobal
      ? { kind: 'global', slug: kind, locale }
      : { kind: 'collection', slug: kind, id, locale }
}

/** A global is there once: of German it keeps nothing. */
async function writeGlobal(slug: 'header') {
  await server.payload.updateGlobal({ slug, locale: 'de', data: { title: null } } as never)
  return server.payload.updateGlobal({ slug, data: english } as never)
}

const read = async (ref: DocumentRef) =>
  (await readDocument(http, ref, ref.slug === 'articles', signal)).data

/** Changes what an editor would, and sends what the panel would. */
async function edit(
  ref: DocumentRef,
  change: (values: DocumentData) => void,
  intent: SaveIntent = ref.slug === 'articles' ? 'draft' : 'save',
) {
  const base = await read(ref)
  const values = structuredClone(base)
  change(values)
  const request = { ref, changes: changesOf(base, values), intent, base: base.updatedAt as string }
  const saving = { files: createFiles(), hasDrafts: ref.slug === 'articles', creation: 'one' }
  return saveDocument(http, request, { ...saving, comparesBase: true, signal })
}

const rowsOf = (values: DocumentData) => values.rows as DocumentData[]
const itemsOf = (row: DocumentData) => row.items as DocumentData[]

describe.each(['pages', 'articles', 'header'] as const)('R6 two languages of %s', (kind) => {
  test('are read without a text that stands in for another', async () => {
    const ref = await written(kind)

    const german = await read(ref('de'))

    expect(german.title ?? null).toBeNull()
    expect(rowsOf(german)[0]!.label ?? null).toBeNull()
    expect(rowsOf(german)[0]).toMatchObject({ note: 'n' })
  })

  test('keep apart what is typed in one of them, in nested rows as well', async () => {
    const ref = await written(kind)

    await edit(ref('de'), (values) => {
      values.title = 'Hallo'
      rowsOf(values)[0]!.label = 'Eins'
      itemsOf(rowsOf(values)[0]!)[0]!.word = 'ä'
    })

    expect(await read(ref('en'))).toMatchObject(english)
    expect(await read(ref('de'))).toMatchObject({
      title: 'Hallo',
      rows: [{ label: 'Eins', items: [{ word: 'ä' }] }, {}],
    })
  })

  test('do not store what stands in, when something else is saved', async () => {
    const ref = await written(kind)

    const { data } = await edit(ref('de'), (values) => {
      values.state = 'checked'
      rowsOf(values)[1]!.note = 'm'
    })

    expect(data.title ?? null).toBeNull()
    const german = await read(ref('de'))
    expect(german.title ?? null).toBeNull()
    expect(rowsOf(german).map(({ label }) => label ?? null)).toEqual([null, null])
    expect(rowsOf(await read(ref('en')))[1]).toMatchObject({ label: 'Two', note: 'm' })
  })
})

test('R6 publishing in one language changes no text of the other', async () => {
  const ref = await written('articles')

  await edit(
    ref('de'),
    (values) => {
      values.title = 'Hallo'
    },
    'publish',
  )

  expect(await read(ref('en'))).toMatchObject(english)
  expect(await read(ref('de'))).toMatchObject({ title: 'Hallo', _status: 'published' })
})
