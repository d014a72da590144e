import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminConfig } from '#contracts/admin-config'
import type { DocumentData, DocumentRef } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import type { CopyMode } from '#machines/copy'
import { copiesOf } from '#machines/copy'
import { readVersions, writeCopy } from '../../ui/client/copies.ts'
import { createFiles } from '../../ui/client/files.ts'
import type { Http } from '../../ui/client/http.ts'
import { problemOf } from '../../ui/client/problem-of.ts'
import { queryString } from '../../ui/client/query-string.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { translatedSite } from './kit/translated-site.ts'

const english = {
  title: 'Hello',
  slug: 'hello',
  state: 'open',
  seo: { description: 'About' },
  note: 'Note',
  sections: [
    { heading: 'One', kind: 'a', links: [{ label: 'Here' }] },
    { heading: 'Two', kind: 'b', links: [] },
  ],
  layout: [{ blockType: 'quote', words: 'Words', source: 'Her' }],
  own: [{ label: 'Own', parts: [{ text: 'Part' }] }],
  meta: { keywords: 'calm' },
}

function copyCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let http: Http
  let fieldsOf: (slug: string) => readonly ClientField[]

  beforeAll(async () => {
    const limits = { requestsPerMinute: 100_000 }
    server = await serve(translatedSite(), { databaseUrl: await databaseUrl(), limits })
    http = httpOver(server, await server.signIn())
    const config = await http<Extract<AdminConfig, { kind: 'signedIn' }>>('/stateroom/config')
    fieldsOf = (slug) =>
      [...config.collections, ...config.globals].find((entity) => entity.slug === slug)!.fields
  })
  afterAll(() => server.close())

  /** A document in English; its slug is its own. */
  async function make(slug: string, query = ''): Promise<DocumentRef & { id: number }> {
    const body = { ...english, slug: crypto.randomUUID() }
    const { doc } = await http<{ doc: { id: number } }>(`/${slug}?locale=en${query}`, {
      method: 'POST',
      body,
    })
    return { kind: 'collection', slug, id: doc.id, locale: 'en' }
  }

  const signal = new AbortController().signal
  const hasDrafts = ({ slug }: DocumentRef) => slug !== 'pages'
  const versions = (ref: DocumentRef, ...locales: string[]) =>
    readVersions(http, ref, locales, { hasDrafts: hasDrafts(ref), signal })
  const languageOf = async (ref: DocumentRef, locale: string): Promise<DocumentData> =>
    (await versions(ref, locale))[locale]!

  async function copy(ref: DocumentRef, locale: string, mode: CopyMode = 'fill') {
    const { en = {}, [locale]: to = {} } = await versions(ref, 'en', locale)
    const copies = copiesOf(fieldsOf(ref.slug), en, to, mode)
    const base = String(en.updatedAt)
    const files = createFiles()
    const saving = { files, hasDrafts: hasDrafts(ref), comparesBase: true, signal }
    await writeCopy(http, ref, { locale, changes: copies.changes, base }, saving)
    return copies
  }

  test('DOC-15 R6 all of a language arrives, and no other language changes', async () => {
    const ref = await make('articles', '&draft=true')
    const [before, french] = [await languageOf(ref, 'en'), await languageOf(ref, 'fr')]

    const { filled, overwritten } = await copy(ref, 'de')

    expect(filled).toHaveLength(10)
    expect(overwritten).toEqual([])
    expect(plain(await languageOf(ref, 'de'))).toEqual(plain(before))
    expect(undated(await languageOf(ref, 'en'))).toEqual(undated(before))
    expect(undated(await languageOf(ref, 'fr'))).toEqual(undated(french))
  })

  test('DOC-15 nothing is left to copy then', async () => {
    const ref = await make('articles', '&draft=true')
    await copy(ref, 'de')

    const { en = {}, de = {} } = await versions(ref, 'en', 'de')
    expect(copiesOf(fieldsOf('articles'), en, de, 'overwrite').changes).toEqual({})
  })

  test('DOC-15 what is there already stays, or is overwritten, as it was chosen', async () => {
    const ref = await make('articles', '&draft=true')
    const sections = (await languageOf(ref, 'en')).sections as DocumentData[]
    await http(`/articles/${ref.id}?locale=de&draft=true`, {
      method: 'PATCH',
      body: {
        title: 'Hallo',
        own: [{ label: 'Eigen' }],
        sections: [{ id: sections[0]!.id, heading: 'Eins' }, { id: sections[1]!.id }],
      },
    })

    await copy(ref, 'de')
    const filled = await languageOf(ref, 'de')
    expect(filled).toMatchObject({
      title: 'Hallo',
      note: 'Note',
      own: [{ label: 'Eigen' }],
      sections: [
        { heading: 'Eins', kind: 'a', links: [{ label: 'Here' }] },
        { heading: 'Two', kind: 'b' },
      ],
    })

    await copy(ref, 'de', 'overwrite')
    expect(plain(await languageOf(ref, 'de'))).toEqual(plain(await languageOf(ref, 'en')))
  })

  test('DOC-15 R6 what is public does not change: the draft does', async () => {
    const ref = await make('articles', '&draft=true')
    const body = { _status: 'published' }
    await http(`/articles/${ref.id}?locale=en`, { method: 'PATCH', body })

    await copy(ref, 'de')

    const shown = await http<DocumentData>(`/articles/${ref.id}`, {
      query: { locale: 'de', 'fallback-locale': 'null' },
    })
    expect(shown).toMatchObject({ _status: 'published' })
    expect(shown.title ?? null).toBeNull()
    expect((await languageOf(ref, 'de')).title).toBe('Hello')
  })

  test('DOC-15 R6 a language that shows the fallback to visitors is empty, and is copied as nothing', async () => {
    const ref = await make('articles', '&draft=true')
    const shown = await http<DocumentData>(`/articles/${ref.id}`, {
      query: { locale: 'de', draft: true },
    })
    expect(shown.title).toBe('Hello')

    const { de = {}, fr = {} } = await versions(ref, 'de', 'fr')
    expect(copiesOf(fieldsOf('articles'), de, fr, 'overwrite').changes).toEqual({})
  })

  test('DOC-15 a collection without drafts, and a global, are copied as well', async () => {
    const page = await make('pages')
    await copy(page, 'de')
    expect((await languageOf(page, 'de')).title).toBe('Hello')

    const front: DocumentRef = { kind: 'global', slug: 'front', locale: 'en' }
    await http('/globals/front?locale=en&draft=true', { method: 'POST', body: english })
    await copy(front, 'de')
    expect((await languageOf(front, 'de')).title).toBe('Hello')
  })

  test('DOC-15 a stale base writes nothing, and says so', async () => {
    const ref = await make('articles', '&draft=true')
    const { en = {} } = await versions(ref, 'en', 'de')
    await http(`/articles/${ref.id}?locale=de&draft=true`, {
      method: 'PATCH',
      body: { title: 'Von jemand anderem' },
    })

    const request = { locale: 'de', changes: { title: 'Hello' }, base: String(en.updatedAt) }
    const saving = { files: createFiles(), hasDrafts: true, comparesBase: true, signal }
    await expect(writeCopy(http, ref, request, saving)).rejects.toMatchObject({
      code: 'copy.stale',
    })

    expect((await languageOf(ref, 'de')).title).toBe('Von jemand anderem')
  })

  test('DOC-15 one language after the other is written, each on the version before', async () => {
    const ref = await make('articles', '&draft=true')
    const { en = {}, de = {}, fr = {} } = await versions(ref, 'en', 'de', 'fr')
    const saving = { files: createFiles(), hasDrafts: true, comparesBase: true, signal }
    const changesTo = (to: DocumentData) => copiesOf(fieldsOf('articles'), en, to, 'fill').changes

    const first = { locale: 'de', changes: changesTo(de), base: String(en.updatedAt) }
    const { base } = await writeCopy(http, ref, first, saving)
    await writeCopy(http, ref, { locale: 'fr', changes: changesTo(fr), base }, saving)

    expect(plain(await languageOf(ref, 'de'))).toEqual(plain(en))
    expect(plain(await languageOf(ref, 'fr'))).toEqual(plain(en))
  })
}

onBothDatabases(copyCases)

const undated = ({ updatedAt: _at, ...data }: DocumentData): DocumentData => data

/** Without ids and times: what is said. */
const plain = (data: DocumentData): unknown =>
  JSON.parse(JSON.stringify(data), (key, value) =>
    ['id', 'updatedAt', 'createdAt'].includes(key) ? undefined : value,
  )

/** The panel's own way to the server, without a browser. */
const httpOver =
  (server: TestServer, cookie: string): Http =>
  async <Answer>(
    path: string,
    { body, headers, method = 'GET', query = {} }: Parameters<Http>[1] = {},
  ) => {
    const response = await server.ask(`/api${path}${queryString(query)}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const content = await response.json()
    if (!response.ok) throw problemOf(response, content)
    return content as Answer
  }
