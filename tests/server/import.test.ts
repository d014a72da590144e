import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bulkPath } from '#contracts/bulk'
import type { ImportLine, ImportRequest, ImportResult } from '#contracts/import'
import { importPath } from '#contracts/import'
import type { Heard } from './kit/bulk-site.ts'
import { importSite } from './kit/import-site.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'

const editor = { email: 'grace@site.example', password: 'another-long-password' }

function importCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string
  let editorsCookie: string
  const heard: Heard = { after: [] }

  beforeAll(async () => {
    server = await serve(importSite(heard), {
      databaseUrl: await databaseUrl(),
      limits: { requestsPerMinute: 100_000 },
    })
    await server.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
    cookie = await server.signIn()
    editorsCookie = await server.signIn(editor)
  })
  afterAll(() => server.close())
  beforeEach(() => {
    heard.after = []
  })

  const post = (body: object, as = cookie) =>
    server.send('POST', `/api${importPath}`, body, { cookie: as })

  type Line = Partial<ImportLine> & Pick<ImportLine, 'data'>

  async function write(
    lines: readonly Line[],
    more: Partial<ImportRequest> & { as?: string } = {},
  ): Promise<ImportResult[]> {
    const { as, ...rest } = more
    const numbered = lines.map((line, place) => ({ line: place + 2, key: null, ...line }))
    const body = { collection: 'articles', key: 'slug', mode: 'both', lines: numbered, ...rest }
    const answer = await post(body, as)
    expect(answer.status).toBe(200)
    return (await answer.json()).results
  }

  /** A line about the document with this slug, or a new one. */
  const about = (slug: string, data: object, more: Partial<ImportLine> = {}): Line => ({
    key: slug,
    data: { slug, ...data } as ImportLine['data'],
    ...more,
  })

  const look = (lines: readonly Line[], more: Partial<ImportRequest> & { as?: string } = {}) =>
    write(lines, { ...more, dryRun: true })

  /** As a panel does it: looked at, and then written as it was looked at. */
  async function lookAndWrite(
    lines: readonly Line[],
    more: Partial<ImportRequest> & { as?: string } = {},
  ) {
    const looked = await look(lines, more)
    return write(
      lines.map((line, place) => ({ ...line, ...wayOf(looked[place]!) })),
      more,
    )
  }

  const wayOf = ({ outcome, base }: ImportResult) =>
    outcome === 'created' ? { creation: crypto.randomUUID() } : base ? { base } : {}

  async function article(data: object, query = '?draft=true'): Promise<number> {
    const answer = await server.send('POST', `/api/articles${query}`, data, { cookie })
    return (await answer.json()).doc.id
  }

  const read = async (id: unknown, query = 'draft=true', slug = 'articles') =>
    (await server.ask(`/api/${slug}/${id}?depth=0&${query}`, { headers: { cookie } })).json()
  const count = async (slug: string) =>
    (await (await server.ask(`/api/${slug}/count`, { headers: { cookie } })).json()).totalDocs
  const outcomes = (results: readonly ImportResult[]) => results.map(({ outcome }) => outcome)

  let serial = 0
  const fresh = () => {
    serial += 1
    return `slug-${serial}`
  }

  test('R7 each line is told by itself: new, changed, the same already, refused with its reason', async () => {
    const [mine, same] = [fresh(), fresh()]
    const id = await article({ title: 'Old', slug: mine })
    await article({ title: 'Same', slug: same })
    const lines = [
      about(fresh(), { title: 'New' }),
      about(mine, { title: 'Better' }),
      about(same, { title: 'Same' }),
      about(fresh(), { title: 'Bad', topic: 'forbidden' }),
    ]

    const results = await look(lines)

    expect(outcomes(results)).toEqual(['created', 'changed', 'unchanged', 'refused'])
    expect(results.map(({ line }) => line)).toEqual([2, 3, 4, 5])
    expect(results[1]).toMatchObject({
      id,
      title: 'Old',
      changes: [{ path: 'title', from: 'Old', to: 'Better' }],
    })
    expect(results[3]?.problem).toMatchObject({
      code: 'document.refused',
      details: { message: 'Not this topic.' },
    })
  })

  test('R7 a dry run writes nothing and no hook hears of a write, and says what then happens', async () => {
    const slug = fresh()
    const id = await article({ title: 'Old', slug })
    const before = [await read(id), await count('articles'), await count('cards')]
    heard.after = []
    const lines = [about(fresh(), { title: 'New' }), about(slug, { title: 'Better' })]

    const looked = await look(lines)
    expect(await look([{ data: { title: 'Card' } }], { collection: 'cards', key: null })).toEqual([
      expect.objectContaining({ outcome: 'created' }),
    ])

    expect([await read(id), await count('articles'), await count('cards')]).toEqual(before)
    expect(heard.after).toEqual([])
    expect(outcomes(await lookAndWrite(lines))).toEqual(outcomes(looked))
    expect((await read(id)).title).toBe('Better')
    expect(await count('articles')).toBe(before[1] + 1)
  })

  test('new documents are drafts, and published where the line says so', async () => {
    const [draft, open] = await lookAndWrite([
      about(fresh(), { title: 'A draft', note: null, topic: null }),
      about(fresh(), { title: 'Public', _status: 'published' }),
    ])

    expect(await read(draft!.id)).toMatchObject({ _status: 'draft', topic: 'sea' })
    expect(await read(open!.id, '')).toMatchObject({ _status: 'published' })
  })

  test('what was public stays as it is until the line says that it is published', async () => {
    const slug = fresh()
    const id = await article({ title: 'Public', slug, _status: 'published' }, '')

    await lookAndWrite([about(slug, { title: 'Draft' })])
    expect((await read(id, '')).title).toBe('Public')
    expect((await read(id)).title).toBe('Draft')
    await lookAndWrite([about(slug, { title: 'Draft', _status: 'published' })])

    expect(await read(id, '')).toMatchObject({ title: 'Draft', _status: 'published' })
  })

  test('a required field that is missing is told before it is published', async () => {
    const [result] = await look([about(fresh(), { _status: 'published' })])

    expect(result?.problem).toMatchObject({ code: 'document.invalid', fields: [{ path: 'title' }] })
  })

  test('R6 a line in several languages is written in each, or in none', async () => {
    const slug = fresh()
    const line = about(slug, { title: 'Hello' }, { locales: { de: { title: 'Hallo' } } })

    const [made] = await lookAndWrite([line])
    expect((await read(made!.id, 'draft=true&locale=all')).title).toEqual({
      en: 'Hello',
      de: 'Hallo',
    })
    expect(outcomes(await look([line]))).toEqual(['unchanged'])
    const changed = about(slug, { title: 'Hello' }, { locales: { de: { title: 'Servus' } } })
    const [looked] = await look([changed])

    expect(looked?.changes).toEqual([{ path: 'title', locale: 'de', from: 'Hallo', to: 'Servus' }])
    await lookAndWrite([changed])
    expect((await read(made!.id, 'draft=true&locale=all')).title).toEqual({
      en: 'Hello',
      de: 'Servus',
    })

    const refused = about(fresh(), { title: 'Hello' }, { locales: { de: { topic: 'forbidden' } } })
    const before = await count('articles')
    const [half] = await write([{ ...refused, creation: crypto.randomUUID() }])
    expect(half?.outcome).toBe('refused')
    expect(await count('articles')).toBe(before)
  })

  test('groups change in part, and rows that say no id are the same rows', async () => {
    const slug = fresh()
    const data = { title: 'A', slug, seo: { title: 'S', words: 'W' }, notes: [{ text: 'one' }] }
    const id = await article(data)

    expect(outcomes(await look([about(slug, { notes: [{ text: 'one' }] })]))).toEqual(['unchanged'])
    const [result] = await look([about(slug, { seo: { title: 'T' } })])
    expect(result?.changes).toEqual([{ path: 'seo.title', from: 'S', to: 'T' }])
    await lookAndWrite([about(slug, { seo: { title: 'T' } })])

    expect((await read(id)).seo).toMatchObject({ title: 'T', words: 'W' })
  })

  test('DOC-13 a line that is sent again makes no second document', async () => {
    const line = { ...about(fresh(), { title: 'Once' }), creation: crypto.randomUUID() }

    const [first] = await write([line])
    const [second] = await write([line])
    const both = await Promise.all([
      write([{ data: { title: 'Twice' }, creation: 'the same' }], { key: null }),
      write([{ data: { title: 'Twice' }, creation: 'the same' }], { key: null }),
    ])

    expect(second).toMatchObject({ id: first!.id, outcome: 'created', base: first!.base })
    expect(both[0][0]?.id).toBe(both[1][0]?.id)
  })

  test('DOC-14 what was saved, deleted or made by somebody since it was looked at is left alone', async () => {
    const [changed, deleted, made] = [fresh(), fresh(), fresh()]
    const ids = [
      await article({ title: 'A', slug: changed }),
      await article({ title: 'B', slug: deleted }),
    ]
    const lines = [changed, deleted, made].map((slug) => about(slug, { title: 'Mine' }))
    const looked = await look(lines)
    await server.send('PATCH', `/api/articles/${ids[0]}`, { title: 'Theirs' }, { cookie })
    await server.ask(`/api/articles/${ids[1]}`, { method: 'DELETE', headers: { cookie } })
    const theirs = await article({ title: 'Theirs', slug: made })

    const results = await write(lines.map((line, place) => ({ ...line, ...wayOf(looked[place]!) })))

    expect(results.map(({ problem }) => problem?.code)).toEqual([
      'bulk.stale',
      'document.notFound',
      'import.exists',
    ])
    expect((await read(theirs)).title).toBe('Theirs')
  })

  test('the mode decides whether lines make documents, or change them', async () => {
    const [there, missing] = [fresh(), fresh()]
    await article({ title: 'There', slug: there })
    const lines = [about(there, { title: 'A' }), about(missing, { title: 'A' }), { data: {} }]
    const codes = (results: readonly ImportResult[]) =>
      results.map(({ outcome, problem }) => problem?.code ?? outcome)

    expect(codes(await look(lines, { mode: 'create' }))).toEqual([
      'import.exists',
      'created',
      'created',
    ])
    expect(codes(await look(lines, { mode: 'update' }))).toEqual([
      'changed',
      'import.unknown',
      'import.noKey',
    ])
    expect(codes(await look([{ key: 987_654, data: {} }], { key: 'id' }))).toEqual([
      'import.unknown',
    ])
    expect(codes(await look([{ key: 'no id', data: {} }], { key: 'id' }))).toEqual([
      'import.unknown',
    ])
  })

  test('what must be unique is told beforehand, and so is a document that is not there', async () => {
    const slug = fresh()
    await article({ title: 'There', slug })
    const lines = [{ data: { title: 'A', slug } }, { data: { title: 'A', related: 987_654 } }]

    const results = await look(lines, { key: null })

    expect(results.map(({ problem }) => problem?.fields?.[0]?.path)).toEqual(['slug', 'related'])
  })

  test('33.12 R7 so is what must be unique in a row, or in a block', async () => {
    const [code, taken, own] = [fresh(), fresh(), fresh()]
    const shelf = (number: number) => ({ blockType: 'shelf', place: { number } })
    const drawer = (number: number) => ({ blockType: 'drawer', place: { number } })
    const kept = [{ blockType: 'note', text: 'x' }, shelf(71)]
    const card = { title: 'There', code, parts: [{ code: taken }, { code: own }], layout: kept }
    expect((await server.send('POST', '/api/cards', card, { cookie })).status).toBe(201)
    const alone = { title: 'There', code: fresh(), layout: [drawer(74)] }
    expect((await server.send('POST', '/api/cards', alone, { cookie })).status).toBe(201)
    const lines = [
      { data: { title: 'A', parts: [{ word: 'x' }, { code: taken }] } },
      { data: { title: 'A', layout: [shelf(72), shelf(71)] } },
      { data: { title: 'A', parts: [{ code: 'twice' }, { code: 'twice' }] } },
      { data: { title: 'A', parts: [{ code: fresh() }], layout: [shelf(73)] } },
      { key: code, data: { code, parts: [{ code: own }, { code: taken }], layout: [shelf(71)] } },
      { data: { title: 'A', layout: [shelf(74), drawer(71)] } },
      { data: { title: 'A', layout: [shelf(75), drawer(74)] } },
    ]

    const results = await look(lines, { collection: 'cards', key: 'code' })

    const told = ['refused', 'refused', 'refused', 'created', 'changed', 'created', 'refused']
    expect(outcomes(results)).toEqual(told)
    const paths = results.map(({ problem }) => problem?.fields?.map(({ path }) => path))
    expect(paths).toEqual([
      ['parts.1.code'],
      ['layout.1.place.number'],
      ['parts.1.code'],
      undefined,
      undefined,
      undefined,
      ['layout.1.place.number'],
    ])
  })

  test('a dry run of many lines asks the database for the same things once', async () => {
    const cards: unknown[] = []
    for (let made = 0; made < 12; made += 1) {
      const data = { title: `Card ${made}` }
      cards.push((await server.payload.create({ collection: 'cards', data })).id)
    }
    const lines = (count: number) =>
      cards.slice(0, count).map((related) => about(fresh(), { title: 'A', related }))
    const { db } = server.payload
    const [find, counted] = [vi.spyOn(db, 'find'), vi.spyOn(db, 'count')]
    const asks = async (count: number) => {
      find.mockClear()
      counted.mockClear()
      expect(new Set(outcomes(await look(lines(count))))).toEqual(new Set(['created']))
      return [...find.mock.calls, ...counted.mock.calls].length
    }

    const few = await asks(2)

    expect(await asks(12)).toBe(few)
    vi.restoreAllMocks()
  })

  test('each of many lines is told what is taken, gone, its own or named twice', async () => {
    const [mine, theirs] = [fresh(), fresh()]
    const id = await article({ title: 'Mine', slug: mine })
    await article({ title: 'Theirs', slug: theirs })
    const card = await server.payload.create({ collection: 'cards', data: { title: 'Card' } })
    const lines = [
      { key: id, data: { title: 'New', slug: mine } },
      { key: id, data: { slug: theirs } },
      { key: id, data: { related: 987_654 } },
      { key: id, data: { related: card.id } },
      { key: null, data: { title: 'New', slug: theirs } },
      { key: null, data: { title: 'New', slug: fresh(), related: card.id } },
      { key: null, data: { title: 'New', slug: fresh(), related: 987_654 } },
      { key: null, data: { title: 'New' }, locales: { de: { related: 987_654 } } },
    ]

    const results = await look(lines, { key: 'id' })

    expect(results.map(({ outcome, problem }) => problem?.fields?.[0]?.path ?? outcome)).toEqual([
      'changed',
      'slug',
      'related',
      'changed',
      'slug',
      'created',
      'related',
      'created',
    ])
    const [there, twice] = await look([about(mine, { title: 'B' }), about(mine, { title: 'C' })])
    expect([there?.id, twice?.id]).toEqual([id, id])
  })

  test('bad input: what the database cannot compare keeps no other line waiting', async () => {
    const taken = fresh()
    await article({ title: 'There', slug: taken })
    const slugs = ['no\0text', 5, taken, fresh()]

    const results = await look(
      slugs.map((slug) => ({ data: { title: 'A', slug } as ImportLine['data'] })),
      { key: null },
    )

    expect(results[2]?.problem?.fields).toMatchObject([{ path: 'slug' }])
    expect(results[3]?.outcome).toBe('created')
  })

  test('PERM-1 nobody learns of a document by its key who may not read it', async () => {
    const slug = fresh()
    await server.payload.create({ collection: 'sealed', data: { slug } })
    const asked = { collection: 'sealed', key: 'slug' }

    const [admins] = await look([about(slug, { note: 'A' })], asked)
    const [editors] = await look([about(slug, { note: 'A' })], { ...asked, as: editorsCookie })

    expect(admins?.outcome).toBe('changed')
    expect(editors).toMatchObject({ id: null, problem: { code: 'access.refused' } })
  })

  test('PERM-1 what this person may not write is refused, and not left out in silence', async () => {
    const [mine, secret] = [fresh(), fresh()]
    await article({ title: 'Mine', slug: mine, note: 'as it was' })
    await article({ title: 'Secret', slug: secret, topic: 'secret' })
    const as = editorsCookie
    const lines = [
      about(mine, { title: 'New', note: 'as it was' }),
      about(mine, { note: 'other' }),
      about(secret, { title: 'New' }),
      about(fresh(), { title: 'New', note: 'mine' }),
    ]

    const results = await look(lines, { as })

    expect(outcomes(results)).toEqual(['changed', 'refused', 'refused', 'refused'])
    expect(results[1]?.problem).toMatchObject({ fields: [{ path: 'note' }] })
    expect(results[2]?.problem?.code).toBe('access.refused')
    expect(outcomes(await lookAndWrite([lines[0]!], { as }))).toEqual(['changed'])
  })

  test('no line makes a person or a picture', async () => {
    for (const collection of ['users', 'pictures']) {
      const [result] = await look([{ data: {} }], { collection, key: null })
      expect(result?.problem?.code).toBe('import.noNew')
    }
  })

  test('R7 what an import has changed is taken back as everything that is done to many', async () => {
    const slug = fresh()
    const id = await article({ title: 'Old', slug })
    const [result] = await lookAndWrite([about(slug, { title: 'New' })])
    expect(result?.before).toBeDefined()

    const { base, before } = result!
    const body = {
      collection: 'articles',
      documents: [{ id, base, before }],
      change: { kind: 'undo' },
    }
    const answer = await server.send('POST', `/api${bulkPath}`, body, { cookie })

    expect((await answer.json()).results).toMatchObject([{ id, outcome: 'changed' }])
    expect((await read(id)).title).toBe('Old')
  })

  test.each([
    ['a stranger', { collection: 'articles' }, '', 401],
    ['no lines', { lines: [] }, null, 400],
    ['too many lines', { lines: Array(101).fill({ line: 1, key: null, data: {} }) }, null, 400],
    ['a collection that is not there', { collection: 'nowhere' }, null, 404],
    ['a key that tells nothing apart', { key: 'topic' }, null, 400],
    [
      'a field that is not there',
      { lines: [{ line: 1, key: null, data: { nope: 1 } }] },
      null,
      400,
    ],
    [
      'a name that every object has',
      { lines: [{ line: 1, key: null, data: { constructor: 1 } }] },
      null,
      400,
    ],
    [
      'what Payload keeps itself',
      { lines: [{ line: 1, key: null, data: { updatedAt: '' } }] },
      null,
      400,
    ],
    ['a language that is not there', { locale: 'fr' }, null, 400],
    ['another status', { lines: [{ line: 1, key: null, data: { _status: 'gone' } }] }, null, 400],
  ])('garbage: %s', async (_of, asked, as, status) => {
    const lines = [{ line: 1, key: null, data: { title: 'A' } }]
    const body = { collection: 'articles', key: null, mode: 'both', lines, ...asked }

    expect((await post(body, as ?? cookie)).status).toBe(status)
  })
}

onBothDatabases(importCases)
