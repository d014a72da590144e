import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { BulkDocument, BulkResult } from '#contracts/bulk'
import { bulkPath } from '#contracts/bulk'
import type { BulkChange } from '#contracts/bulk-change'
import type { ListAction } from '#contracts/bulk-edit'
import type { DocumentData, Json } from '#contracts/documents'
import type { Heard } from './kit/bulk-site.ts'
import { bulkSite } from './kit/bulk-site.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'

const editor = { email: 'grace@site.example', password: 'another-long-password' }
const publish = { kind: 'publish' } as const
const unpublish = { kind: 'unpublish' } as const
const remove = { kind: 'delete' } as const
const undo = { kind: 'undo' } as const
const restore = { kind: 'restore' } as const
const restorePublished = { kind: 'restorePublished' } as const
const deleteForever = (inTrash: boolean) => ({ kind: 'deleteForever', inTrash }) as const
const edit = (data: DocumentData) => ({ kind: 'edit', data }) as const

function bulkCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string
  let editorsCookie: string
  const heard: Heard = { after: [] }

  beforeAll(async () => {
    server = await serve(bulkSite(heard), {
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
    server.send('POST', `/api${bulkPath}`, body, { cookie: as })

  async function bulk(
    collection: string,
    documents: readonly (number | BulkDocument)[],
    change: BulkChange,
    more: { dryRun?: boolean; locale?: string; as?: string; withValues?: boolean } = {},
  ): Promise<BulkResult[]> {
    const { as, ...rest } = more
    const named = documents.map((one) => (typeof one === 'object' ? one : { id: one }))
    const answer = await post({ collection, documents: named, change, ...rest }, as)
    expect(answer.status).toBe(200)
    return (await answer.json()).results
  }

  async function create(slug: string, query: string, data: object): Promise<number> {
    const body = { title: 'Hello', text: 'Text.', ...data }
    const answer = await server.send('POST', `/api/${slug}${query}`, body, { cookie })
    return (await answer.json()).doc.id
  }

  const draft = (data: object = {}, slug = 'articles') => create(slug, '?draft=true', data)
  const published = (data: object = {}, slug = 'articles') =>
    create(slug, '', { ...data, _status: 'published' })

  const read = async (id: unknown, query = '', slug = 'articles') =>
    (await server.ask(`/api/${slug}/${id}?depth=0&${query}`, { headers: { cookie } })).json()
  const latest = (id: unknown, slug?: string) => read(id, 'draft=true', slug)
  const save = (id: unknown, data: object, query = 'draft=true') =>
    server.send('PATCH', `/api/articles/${id}?${query}`, data, { cookie })
  const outcomes = (results: readonly BulkResult[]) => results.map(({ outcome }) => outcome)
  /** As a result says it, for the way back. */
  const back = ({ id, base, before }: BulkResult): BulkDocument => ({
    id,
    ...(base && { base }),
    ...(before && { before }),
  })

  test('R7 each document is told by itself: changed, unchanged, refused with its reason, gone', async () => {
    const [first, second, bad] = [await draft(), await published(), await draft({ text: '' })]

    const results = await bulk('articles', [first, second, bad, 987_654], publish)

    expect(outcomes(results)).toEqual(['changed', 'unchanged', 'refused', 'gone'])
    expect(results[0]).toMatchObject({ id: first, title: 'Hello' })
    const reason = { code: 'document.invalid', fields: [{ path: 'text' }] }
    expect(results[2]?.problem).toMatchObject(reason)
    expect((await read(first))._status).toBe('published')
    expect((await read(bad))._status).toBe('draft')
  })

  test('R7 a dry run says the same, hears every rule, and writes nothing', async () => {
    const ids = [await draft(), await published(), await draft({ text: '' }), 987_654]
    const before = await latest(ids[0])
    heard.after = []

    const dry = await bulk('articles', ids, publish, { dryRun: true })

    expect(outcomes(dry)).toEqual(['changed', 'unchanged', 'refused', 'gone'])
    expect(await latest(ids[0])).toEqual(before)
    expect(heard.after).toEqual([])
    expect(outcomes(await bulk('articles', ids, publish))).toEqual(outcomes(dry))
  })

  test.each(['articles', 'notes', 'cards'])(
    'R7 a dry run of an edit of %s writes nothing, and nobody has to read of it in the log',
    async (slug) => {
      const id = slug === 'articles' ? await published() : await draft({}, slug)
      const before = await latest(id, slug)
      const logged = vi.spyOn(server.payload.logger, 'error')

      const dry = await bulk(slug, [id], edit({ topic: 'new' }), { dryRun: true })

      expect(outcomes(dry)).toEqual(['changed'])
      expect(await latest(id, slug)).toEqual(before)
      expect(logged).not.toHaveBeenCalled()
      logged.mockRestore()
    },
  )

  test('R7 a dry run of a deletion asks the hooks that may refuse it, and deletes nothing', async () => {
    const ids = [await draft(), await draft({ topic: 'kept' })]
    heard.after = []

    const dry = await bulk('articles', ids, remove, { dryRun: true })

    expect(outcomes(dry)).toEqual(['changed', 'refused'])
    expect(dry[1]?.problem).toMatchObject({
      code: 'document.refused',
      details: { message: 'This one is kept.' },
    })
    expect((await latest(ids[0])).id).toBe(ids[0])
    expect(heard.after).toEqual([])
    expect(outcomes(await bulk('articles', ids, remove))).toEqual(['changed', 'refused'])
    expect(outcomes(await bulk('articles', ids, remove))).toEqual(['gone', 'refused'])
  })

  test('PERM-1 whoever may not do it to a document is refused for that one alone', async () => {
    const [open, secret] = [await draft(), await draft({ topic: 'secret' })]
    const as = editorsCookie

    const results = await bulk('articles', [open, secret], edit({ title: 'Mine' }), { as })

    expect(outcomes(results)).toEqual(['changed', 'refused'])
    expect(results[1]?.problem?.code).toBe('access.refused')
    expect(outcomes(await bulk('articles', [open], publish, { as, dryRun: true }))).toEqual([
      'refused',
    ])
    expect(outcomes(await bulk('articles', [open], remove, { as, dryRun: true }))).toEqual([
      'refused',
    ])
    expect(outcomes(await bulk('articles', [open], remove, { as }))).toEqual(['refused'])
    expect((await latest(open)).title).toBe('Mine')
  })

  test('18.6 PERM-1 a field that one may not write is refused, in rows as well, and never told as changed', async () => {
    const id = await draft({ grade: 'A', rows: [{ text: 'one', grade: 'B' }] })
    const as = editorsCookie
    const { rows } = await latest(id)

    for (const [data, path] of [
      [{ grade: 'C' }, 'grade'],
      [{ rows: [{ ...rows[0], grade: 'C' }] }, 'rows.0.grade'],
      [{ rows: [...rows, { text: 'two', grade: 'C' }] }, 'rows.1.grade'],
    ] as [DocumentData, string][]) {
      for (const dryRun of [true, false]) {
        const [result] = await bulk('articles', [id], edit(data), { as, dryRun })
        expect(result).toMatchObject({
          outcome: 'refused',
          problem: { code: 'document.invalid', fields: [{ path }] },
        })
      }
    }
    expect(await latest(id)).toMatchObject({ grade: 'A', rows: [{ grade: 'B' }] })
    const open = edit({ rows: [{ ...rows[0], text: 'new' }] })
    expect(outcomes(await bulk('articles', [id], open, { as }))).toEqual(['changed'])
    expect(outcomes(await bulk('articles', [id], edit({ grade: 'C' })))).toEqual(['changed'])
  })

  test('LOCK-5 what somebody else is editing is refused, and told by whom', async () => {
    const id = await draft()
    await server.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'articles', value: id },
        user: { relationTo: 'users', value: 2 },
      },
    })

    for (const dryRun of [true, false]) {
      const [result] = await bulk('articles', [id], publish, { dryRun })
      expect(result).toMatchObject({
        outcome: 'refused',
        problem: { code: 'bulk.locked', details: { name: editor.email } },
      })
    }
  })

  test('DOC-14 what was saved by somebody since it was looked at is refused', async () => {
    const id = await draft()
    const [seen] = await bulk('articles', [id], publish, { dryRun: true })
    await save(id, { title: 'Newer' })

    const [late] = await bulk('articles', [{ id, base: seen!.base! }], publish)

    expect(late).toMatchObject({ outcome: 'refused', problem: { code: 'bulk.stale' } })
    expect((await read(id))._status).toBe('draft')
  })

  test('R6 an edit is written in the language that is asked for, as a draft, and changes only its fields', async () => {
    const id = await published({ title: 'Hello', topic: 'sea' })

    const [result] = await bulk('articles', [id], edit({ title: 'Hallo' }), { locale: 'de' })

    expect(result?.outcome).toBe('changed')
    expect(await read(id, 'draft=true&locale=all')).toMatchObject({
      title: { en: 'Hello', de: 'Hallo' },
      topic: 'sea',
      _status: 'draft',
    })
    expect((await read(id, 'locale=all')).title).toEqual({ en: 'Hello' })
    const again = await bulk('articles', [id], edit({ title: 'Hallo' }), { locale: 'de' })
    expect(outcomes(again)).toEqual(['unchanged'])
  })

  const add = (name: string, values: Json[]): BulkChange => toList(name, 'add', values)
  const take = (name: string, values: Json[]): BulkChange => toList(name, 'remove', values)
  const toList = (name: string, action: ListAction, values: Json[]): BulkChange => ({
    ...edit({}),
    lists: { [name]: { action, values } },
  })

  test('39.1 LIST-5 each list is added to and removed from as it is, in its language; what stays is unchanged', async () => {
    const first = await draft({ words: ['sea'] })
    const second = await draft()
    const both = [first, second]
    const words = async (id: number) => (await read(id, 'draft=true&locale=all')).words ?? {}

    expect(outcomes(await bulk('articles', both, add('words', ['salt', 'sea'])))).toEqual([
      'changed',
      'changed',
    ])
    expect([await words(first), await words(second)]).toEqual([
      { en: ['sea', 'salt'] },
      { en: ['salt', 'sea'] },
    ])
    await bulk('articles', [first], add('words', ['Salz']), { locale: 'de' })
    expect(await words(first)).toEqual({ en: ['sea', 'salt'], de: ['Salz'] })
    expect(outcomes(await bulk('articles', both, add('words', ['sea'])))).toEqual([
      'unchanged',
      'unchanged',
    ])
    expect(outcomes(await bulk('articles', both, take('words', ['foam'])))).toEqual([
      'unchanged',
      'unchanged',
    ])

    expect(outcomes(await bulk('articles', both, take('words', ['sea'])))).toEqual([
      'changed',
      'changed',
    ])
    expect([(await words(first)).en, (await words(second)).en]).toEqual([['salt'], ['salt']])
  })

  test('39.1 LIST-5 references are added by what they name', async () => {
    const { user } = await (await server.ask('/api/users/me', { headers: { cookie } })).json()
    const id = await draft()

    const [added] = await bulk('articles', [id], add('readers', [user.id]))
    expect(added?.outcome).toBe('changed')
    expect((await latest(id)).readers).toEqual([user.id])
    expect(outcomes(await bulk('articles', [id], add('readers', [user.id])))).toEqual(['unchanged'])
    await bulk('articles', [id], take('readers', [user.id]))
    expect((await latest(id)).readers ?? []).toEqual([])
  })

  test('39.1 LIST-5 DOC-14 what somebody added since it was looked at is not written over', async () => {
    const id = await draft({ words: ['sea'] })
    const [seen] = await bulk('articles', [id], add('words', ['salt']), { dryRun: true })
    await save(id, { words: ['sea', 'foam'] })

    const [late] = await bulk('articles', [{ id, base: seen!.base! }], add('words', ['salt']))

    expect(late).toMatchObject({ outcome: 'refused', problem: { code: 'bulk.stale' } })
    expect((await latest(id)).words).toEqual(['sea', 'foam'])
  })

  test('39.1 LIST-5 a list that would be too long is refused for that document alone', async () => {
    const full = await published({ words: ['a', 'b', 'c'] }, 'cards')
    const short = await published({ words: ['a'] }, 'cards')

    const results = await bulk('cards', [full, short], add('words', ['d']), { dryRun: true })

    expect(outcomes(results)).toEqual(['refused', 'changed'])
    expect(results[0]?.problem).toMatchObject({ fields: [{ path: 'words' }] })
  })

  test('39.1 LIST-5 PERM-1 who may not read a list neither adds to it nor learns what is in it', async () => {
    const id = await draft({ marks: ['good'] })

    for (const change of [add('marks', ['new']), take('marks', ['good']), take('marks', ['bad'])]) {
      const [result] = await bulk('articles', [id], change, { as: editorsCookie })
      expect(result).toMatchObject({ outcome: 'refused', problem: { fields: [{ path: 'marks' }] } })
    }
    expect((await latest(id)).marks).toEqual(['good'])
  })

  test('39.1 LIST-5 a dry run tells what each has now, in the language and the draft that are written', async () => {
    const id = await published({ title: 'Public', topic: 'sea' })
    await save(id, { title: 'Draft', _status: 'draft' })
    const tried = { dryRun: true, withValues: true } as const
    const set = edit({ title: 'New', topic: 'salt' })

    const [inEnglish] = await bulk('articles', [id], set, tried)
    const [inGerman] = await bulk('articles', [id], set, { ...tried, locale: 'de' })
    const [unasked] = await bulk('articles', [id], set, { dryRun: true })

    expect(inEnglish?.values).toEqual({ title: 'Draft', topic: 'sea' })
    expect(inGerman?.values?.title ?? null).toBeNull()
    expect(unasked?.values).toBeUndefined()
  })

  test('39.1 LIST-5 a dry run tells the time zone of a date, and an edit sets it', async () => {
    const at = '2026-01-02T12:00:00.000Z'
    const id = await draft({ at, at_tz: 'Asia/Tokyo' })

    const later = edit({ at: '2026-01-03T12:00:00.000Z' })
    const [seen] = await bulk('articles', [id], later, { dryRun: true, withValues: true })
    const [result] = await bulk('articles', [id], edit({ at, at_tz: 'UTC' }))

    expect(seen?.values).toEqual({ at, at_tz: 'Asia/Tokyo' })
    expect(result?.outcome).toBe('changed')
    expect(await latest(id)).toMatchObject({ at, at_tz: 'UTC' })
  })

  test.each([
    ['a field that holds one value', { lists: { topic: { action: 'add', values: ['a'] } } }],
    ['a field that isn’t there', { lists: { nothing: { action: 'add', values: ['a'] } } }],
    ['another action', { lists: { words: { action: 'sort', values: ['a'] } } }],
    [
      'a list that is replaced as well',
      { data: { words: ['b'] }, lists: { words: { action: 'add', values: ['a'] } } },
    ],
  ])('39.1 LIST-5 bad input: %s', async (_of, change) => {
    const asked = { kind: 'edit', data: {}, ...change }
    const answer = await post({ collection: 'articles', documents: [{ id: 1 }], change: asked })
    expect(answer.status).toBe(400)
  })

  test.each([
    ['publishing a draft', () => draft(), publish],
    ['publishing what was changed', () => changedArticle(), publish],
    ['unpublishing', () => published(), unpublish],
    ['unpublishing what was changed', () => changedArticle(), unpublish],
    ['editing what is public', () => published(), edit({ topic: 'new' })],
    ['editing what was changed', () => changedArticle(), edit({ topic: 'new' })],
    ['editing a draft', () => draft(), edit({ topic: 'new' })],
  ] as const)(
    'R7 undo: %s leaves both the draft and what is public as they were',
    async (_of, make, change) => {
      const id = await make()
      const said = async () => [await seenByVisitors(id), content(await latest(id))]
      const before = await said()
      const [seen] = await bulk('articles', [id], change, { dryRun: true })
      const [result] = await bulk('articles', [{ id, base: seen!.base! }], change)
      expect(result?.outcome).toBe('changed')
      expect(await said()).not.toEqual(before)

      const [undone] = await bulk('articles', [back(result!)], undo)

      expect(undone).toMatchObject({ id, outcome: 'changed' })
      expect(await said()).toEqual(before)
    },
  )

  async function changedArticle(): Promise<number> {
    const id = await published({ title: 'Public' })
    await save(id, { title: 'Draft', _status: 'draft' })
    return id
  }

  /** What is not public, nobody sees. */
  const seenByVisitors = async (id: number) => {
    const seen = content(await read(id))
    return seen._status === 'published' ? seen : null
  }

  const content = ({ title, text, topic, _status }: Record<string, unknown>) => ({
    title,
    text,
    topic,
    _status,
  })

  test('R7 undo: a document that somebody has changed since stays, and that is told', async () => {
    const [mine, theirs] = [await draft(), await draft()]
    const results = await bulk('articles', [mine, theirs], publish)
    await save(theirs, { title: 'Newer', _status: 'draft' })

    const undone = await bulk('articles', results.map(back), undo)

    expect(outcomes(undone)).toEqual(['changed', 'refused'])
    expect(undone[1]?.problem?.code).toBe('bulk.stale')
    expect((await latest(theirs)).title).toBe('Newer')
  })

  test('R7 undo: nobody restores a version of another document, or without the right to', async () => {
    const [one, other] = [await draft({ topic: 'secret' }), await draft({ title: 'Other' })]
    const [result, foreign] = await bulk('articles', [one, other], publish)

    const mixed = await bulk('articles', [{ ...back(result!), before: foreign!.before! }], undo)
    const refused = await bulk('articles', [back(result!)], undo, { as: editorsCookie })

    expect(mixed[0]).toMatchObject({ outcome: 'refused', problem: { code: 'bulk.notKept' } })
    expect((await latest(one)).title).toBe('Hello')
    expect(refused[0]).toMatchObject({ outcome: 'refused', problem: { code: 'access.refused' } })
    expect((await latest(one))._status).toBe('published')
  })

  test('R7 undo: what keeps no versions says beforehand that there is no way back', async () => {
    const card = await draft({}, 'cards')
    const note = await draft({}, 'notes')

    const [changedCard] = await bulk('cards', [card], edit({ topic: 'new' }))
    const [changedNote] = await bulk('notes', [note], edit({ topic: 'new' }))

    expect(changedCard?.before).toBeUndefined()
    expect(outcomes(await bulk('cards', [back(changedCard!)], undo))).toEqual(['refused'])
    expect(outcomes(await bulk('notes', [back(changedNote!)], undo))).toEqual(['changed'])
    expect((await read(note, '', 'notes')).topic ?? null).toBeNull()
  })

  test('R7 where there is a trash, deleting moves into it, and undo takes out of it', async () => {
    const id = await published({ title: 'Kept' }, 'pages')

    const [result] = await bulk('pages', [id], remove)

    expect((await read(id, '', 'pages')).errors).toBeDefined()
    expect((await read(id, 'trash=true', 'pages')).deletedAt).toBeTruthy()
    expect(outcomes(await bulk('pages', [back(result!)], undo))).toEqual(['changed'])
    expect(await read(id, '', 'pages')).toMatchObject({ title: 'Kept', _status: 'published' })
  })

  test('LIST-4 R7 what is in the trash comes back as a draft, or published where it is whole', async () => {
    const trashed = async (data: object = {}) => {
      const id = await draft(data, 'pages')
      await bulk('pages', [id], remove)
      return id
    }
    const [first, second, bad] = [await trashed(), await trashed(), await trashed({ text: '' })]
    const there = await draft({}, 'pages')

    const dry = await bulk('pages', [first, there, 987_654], restore, { dryRun: true })
    expect(outcomes(dry)).toEqual(['changed', 'gone', 'gone'])
    expect((await read(first, 'trash=true', 'pages')).deletedAt).toBeTruthy()

    expect(outcomes(await bulk('pages', [first, bad], restore))).toEqual(['changed', 'changed'])
    expect(await latest(first, 'pages')).toMatchObject({ title: 'Hello', _status: 'draft' })
    await bulk('pages', [bad], remove)
    const published = await bulk('pages', [second, bad], restorePublished)
    expect(outcomes(published)).toEqual(['changed', 'refused'])
    expect(published[1]?.problem).toMatchObject({ code: 'document.invalid' })
    expect(await read(second, '', 'pages')).toMatchObject({ _status: 'published', deletedAt: null })
    expect((await read(bad, 'trash=true', 'pages')).deletedAt).toBeTruthy()
  })

  test('LIST-4 R7 for ever is past the trash or out of it, and never what came back meanwhile', async () => {
    const [trashed, kept, back] = [
      await draft({}, 'pages'),
      await draft({}, 'pages'),
      await published({}, 'pages'),
    ]
    await bulk('pages', [trashed, back], remove)
    await bulk('pages', [back], restore)

    const dry = await bulk('pages', [trashed, back], deleteForever(true), { dryRun: true })
    expect(outcomes(dry)).toEqual(['changed', 'gone'])
    expect((await read(trashed, 'trash=true', 'pages')).id).toBe(trashed)

    const done = await bulk('pages', [trashed, back], deleteForever(true))
    expect(outcomes(done)).toEqual(['changed', 'gone'])
    expect(done[0]?.before).toBeUndefined()
    expect((await read(trashed, 'trash=true', 'pages')).errors).toBeDefined()
    expect((await read(back, 'draft=true', 'pages')).id).toBe(back)

    expect(outcomes(await bulk('pages', [kept], deleteForever(false)))).toEqual(['changed'])
    expect((await read(kept, 'trash=true', 'pages')).errors).toBeDefined()
  })

  test('LIST-4 R7 somebody who looked before it was restored and deleted again is told so', async () => {
    const id = await draft({}, 'pages')
    const [before] = await bulk('pages', [id], remove)
    await bulk('pages', [id], restore)
    await bulk('pages', [id], remove)

    const [late] = await bulk('pages', [{ id, base: before!.base! }], deleteForever(true))

    expect(late).toMatchObject({ outcome: 'refused', problem: { code: 'bulk.stale' } })
  })

  test('PERM-1 R7 who may not delete empties no trash, and may bring back what she may change', async () => {
    const id = await draft({}, 'leaves')
    await bulk('leaves', [id], remove)

    const [refused] = await bulk('leaves', [id], deleteForever(true), { as: editorsCookie })
    expect(refused).toMatchObject({ outcome: 'refused', problem: { code: 'access.refused' } })
    const publishing = await bulk('leaves', [id], restorePublished, { as: editorsCookie })
    expect(outcomes(publishing)).toEqual(['refused'])
    expect((await read(id, 'trash=true', 'leaves')).deletedAt).toBeTruthy()

    const restoring = await bulk('leaves', [id], restore, { as: editorsCookie })
    expect(outcomes(restoring)).toEqual(['changed'])
  })

  test.each([
    ['no collection', { collection: 'nothing', documents: [{ id: 1 }], change: publish }, 404],
    ['no documents', { collection: 'articles', documents: [], change: publish }, 400],
    [
      'too many documents',
      { collection: 'articles', documents: Array(101).fill({ id: 1 }), change: publish },
      400,
    ],
    [
      'a trash that is not there',
      { collection: 'cards', documents: [{ id: 1 }], change: restore },
      400,
    ],
    [
      'for ever out of a trash that is not there',
      { collection: 'cards', documents: [{ id: 1 }], change: deleteForever(true) },
      400,
    ],
    ['no drafts to publish', { collection: 'cards', documents: [{ id: 1 }], change: publish }, 400],
    [
      'a field that is not there',
      { collection: 'articles', documents: [{ id: 1 }], change: edit({ __proto_: 'x' }) },
      400,
    ],
    [
      'what Payload keeps itself',
      { collection: 'articles', documents: [{ id: 1 }], change: edit({ _status: 'published' }) },
      400,
    ],
    [
      'the passwords of many',
      { collection: 'users', documents: [{ id: 1 }], change: edit({ password: 'x' }) },
      400,
    ],
    [
      'a language that is not there',
      { collection: 'articles', documents: [{ id: 1 }], change: publish, locale: 'fr' },
      400,
    ],
    [
      'a dry run of taking back',
      { collection: 'articles', documents: [{ id: 1 }], change: undo, dryRun: true },
      400,
    ],
    ['nothing at all', {}, 400],
  ])('bad input: %s', async (_what, body, status) => {
    expect((await post(body)).status).toBe(status)
  })

  test('PERM-1 a stranger changes nothing', async () => {
    const body = { collection: 'articles', documents: [{ id: 1 }], change: publish }

    expect((await post(body, '')).status).toBe(401)
  })

  test('bad input: ids that no document can have are gone', async () => {
    const documents = [{ id: '__proto__' }, { id: -1 }, { id: 'x'.repeat(10_000) }]

    expect(outcomes(await bulk('articles', documents, publish))).toEqual(['gone', 'gone', 'gone'])
  })
}

onBothDatabases(bulkCases)
