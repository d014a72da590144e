// @module-tag slow
import type { JsonObject, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Random } from '../kit/machines/random.ts'
import { randomOf, seed } from '../kit/machines/random.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import { indescribable, searchedSite } from './kit/searched-site.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'

/** On SQLite one writes at a time, and a reindex waits for everybody. */
function searchCases(databaseUrl: () => Promise<string | null>, canWriteAtOnce: boolean) {
  let server: TestServer
  let payload: Payload
  let cookie: string

  beforeAll(async () => {
    server = await serve(searchedSite(), {
      databaseUrl: await databaseUrl(),
      limits: { requestsPerMinute: 100_000 },
    })
    payload = server.payload
    payload.logger.level = 'silent'
    cookie = await server.signIn()
  })
  afterAll(() => server.close())

  const published = { _status: 'published' as const }
  const newPost = async (data: object = {}) => {
    const { id } = await payload.create({
      collection: 'posts',
      locale: 'en',
      data: { title: 'Harbour', ...published, ...data },
    })
    return id
  }
  const change = (id: number | string, data: object, more: object = {}) =>
    payload.update({ collection: 'posts', id, data, ...more })
  const entryOf = async (relationTo: string, value: number | string) => {
    const where = { key: { equals: `${relationTo}:${value}` } }
    const { docs } = await payload.find({
      collection: 'search',
      locale: 'all',
      depth: 0,
      where,
      showHiddenFields: true,
    })
    expect(docs.length).toBeLessThan(2)
    return docs[0]
  }
  const reindex = (collections: unknown, headers: HeadersInit = {}) =>
    server.send('POST', '/api/search/reindex?locale=de', { collections }, { cookie, ...headers })

  test('SRCH-1 what is published is found, in each language by what it says there', async () => {
    const id = await newPost({ summary: 'Boats', topic: 'sea' })
    await change(id, { title: 'Hafen' }, { locale: 'de' })

    expect(await entryOf('posts', id)).toMatchObject({
      title: { en: 'Harbour', de: 'Hafen' },
      summary: { en: 'Boats' },
      topic: 'sea',
      priority: 0,
      doc: { relationTo: 'posts', value: id },
    })
  })

  test('SRCH-1 RICH-1 19.7 a rich text is found by its words', async () => {
    const words = (text: string) => ({ type: 'text', text, version: 1 })
    const children = [
      { type: 'heading', tag: 'h2', version: 1, children: [words('Boats')] },
      { type: 'paragraph', version: 1, children: [words('on the '), words('quay')] },
    ]
    const id = await newPost({ article: { root: { type: 'root', version: 1, children } } })

    expect(await entryOf('posts', id)).toMatchObject({ summary: { en: 'Boats\n\non the quay' } })
    const where = { summary: { like: 'the quay' } }
    const { docs } = await payload.find({ collection: 'search', where, depth: 0 })
    expect(docs).toMatchObject([{ doc: { relationTo: 'posts', value: id } }])
    await payload.delete({ collection: 'posts', id })
  })

  test('SRCH-1 a draft is not found; what is public stays what it was while a draft is written', async () => {
    const draft = await newPost({ _status: 'draft' })
    const id = await newPost()

    await change(id, { title: 'Secret' }, { draft: true, locale: 'en' })

    expect(await entryOf('posts', draft)).toBeUndefined()
    expect(await entryOf('posts', id)).toMatchObject({ title: { en: 'Harbour' } })
  })

  test('SRCH-1 what is hidden again is found no more, and again when it is public again', async () => {
    const id = await newPost()

    await change(id, { _status: 'draft' })
    expect(await entryOf('posts', id)).toBeUndefined()

    await change(id, published)
    expect(await entryOf('posts', id)).toBeDefined()
  })

  test('SRCH-1 what is in the trash is not found, and is found when it is brought back', async () => {
    const id = await newPost()

    await change(id, { deletedAt: new Date().toISOString() })
    expect(await entryOf('posts', id)).toBeUndefined()

    await change(id, { deletedAt: null }, { trash: true })
    expect(await entryOf('posts', id)).toBeDefined()
  })

  test('SRCH-1 what is deleted leaves nothing behind, one by one and many at once', async () => {
    const [one, two, three] = [await newPost(), await newPost(), await newPost()]

    await payload.delete({ collection: 'posts', id: one })
    await payload.delete({ collection: 'posts', where: { id: { in: [two, three] } } })

    for (const id of [one, two, three]) expect(await entryOf('posts', id)).toBeUndefined()
  })

  test('SRCH-1 a save that is taken back takes its entry back as well', async () => {
    const id = await newPost()
    const transaction = await payload.db.beginTransaction()
    const req = { transactionID: transaction! }

    await payload.update({ collection: 'posts', id, data: { title: 'Lost' }, locale: 'en', req })
    await payload.db.rollbackTransaction(transaction!)

    expect(await entryOf('posts', id)).toMatchObject({ title: { en: 'Harbour' } })
  })

  test('SRCH-1 a collection without drafts is found as it is saved; what is not searched is not', async () => {
    const page = await payload.create({ collection: 'pages', data: { title: 'About' } })
    const note = await payload.create({ collection: 'notes', data: { title: 'Mine' } })

    expect(await entryOf('pages', page.id)).toMatchObject({ title: { en: 'About' }, priority: 10 })
    expect(await entryOf('notes', note.id)).toBeUndefined()
  })

  test('SRCH-1 a function of the site that fails fails no save: the document is not found', async () => {
    const id = await newPost()

    await change(id, { topic: indescribable })

    const { topic } = await payload.findByID({ collection: 'posts', id })
    expect(topic).toBe(indescribable)
    expect(await entryOf('posts', id)).toBeUndefined()
    const answer = await reindex(['posts'])
    expect(answer.status).toBe(500)
    expect(await answer.json()).toMatchObject({
      code: 'search.incomplete',
      details: { failed: '1' },
    })
    await payload.delete({ collection: 'posts', id })
  })

  test('SRCH-1 an entry that the database refuses fails no save either', async () => {
    const one = await newPost({ code: 'A1' })

    const other = await newPost({ code: 'A1' })

    expect(await payload.findByID({ collection: 'posts', id: other })).toMatchObject(published)
    expect(await entryOf('posts', one)).toMatchObject({ code: 'A1' })
    expect(await entryOf('posts', other)).toBeUndefined()
    await payload.delete({ collection: 'posts', where: { code: { equals: 'A1' } } })
  })

  test('SRCH-1 nobody writes an entry by hand', async () => {
    const id = await newPost()
    const entry = await entryOf('posts', id)
    const path = `/api/search/${entry?.id}`

    await server.send('PATCH', path, { title: 'Mine', priority: 99 }, { cookie })
    const made = await server.send('POST', '/api/search', { title: 'Mine' }, { cookie })

    expect(made.status).toBe(403)
    expect(await entryOf('posts', id)).toMatchObject({ title: { en: 'Harbour' }, priority: 0 })
  })

  test('SRCH-1 after 200 changes at random the entries are those that a reindex makes', async () => {
    const random = randomOf(seed)
    for (let step = 0; step < 200; step++) await anyChange(payload, random)
    const kept = await entriesIn(payload)

    await payload.db.deleteMany({ collection: 'search', where: {} })
    await reindex(['posts', 'pages'])

    expect(await entriesIn(payload)).toEqual(kept)
    expect(kept.length).toBeGreaterThan(5)
    await payload.delete({
      collection: 'posts',
      where: { topic: { equals: indescribable } },
      trash: true,
    })
  }, 120_000)

  test('SRCH-1 reindexing says what it did, in the language of whoever asks', async () => {
    const [posts, pages] = await Promise.all(
      (['posts', 'pages'] as const).map((collection) => payload.count({ collection, trash: true })),
    )
    const total = posts!.totalDocs + pages!.totalDocs

    const answer = await reindex(['posts', 'pages'], { 'accept-language': 'de' })

    const { message } = await answer.json()
    expect(message).toContain(`von insgesamt ${total} Dokumenten aus posts, pages`)
  })

  test('SRCH-1 reindexing repairs what was changed past Payload, and removes what leads nowhere', async () => {
    const [changed, lost] = [await newPost(), await newPost()]
    const entry = await entryOf('posts', changed)
    const data = { title: { en: 'Wrong' } }
    await payload.db.updateOne({ collection: 'search', id: entry!.id, data })
    await payload.db.deleteMany({ collection: 'posts', where: { id: { equals: lost } } })

    await reindex(['posts'])

    expect(await entryOf('posts', changed)).toMatchObject({ title: { en: 'Harbour' } })
    expect(await entryOf('posts', lost)).toBeUndefined()
  })

  test('SRCH-1 twice at once, and while people save, each document is found once and as it is', async () => {
    const id = await newPost()
    await payload.db.deleteMany({ collection: 'search', where: {} })

    const saves = (async () => {
      for (let step = 0; step < 10; step++) {
        await change(id, step % 2 ? published : { _status: 'draft' })
      }
      await payload.delete({ collection: 'posts', id })
    })()
    const answers = await Promise.all([reindex(['posts', 'pages']), reindex(['pages', 'posts'])])
    await saves

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const kept = await entriesIn(payload)
    await payload.db.deleteMany({ collection: 'search', where: {} })
    await reindex(['posts', 'pages'])
    expect(await entriesIn(payload)).toEqual(kept)
  })

  test.skipIf(!canWriteAtOnce)(
    'SRCH-1 what is being hidden while a reindex comes by is not found after it',
    async () => {
      const [before, id] = [await newPost(), await newPost()]
      await payload.db.deleteMany({ collection: 'search', where: {} })
      const transactionID = await payload.db.beginTransaction()
      await change(id, { _status: 'draft' }, { req: { transactionID } })

      const reindexing = reindex(['posts'])
      await expect.poll(() => entryOf('posts', before)).toBeDefined()
      // Time enough to come by the next one, if nothing held it up.
      for (let step = 0; step < 10; step++) await entryOf('posts', before)
      await payload.db.commitTransaction(transactionID!)
      await reindexing

      expect(await entryOf('posts', id)).toBeUndefined()
    },
  )

  test('SRCH-1 whoever accepts lines hears how far it is; the last line is the answer', async () => {
    for (let step = 0; step < 60; step++) {
      await payload.create({ collection: 'notes', data: { title: `${step}` } })
      await payload.create({ collection: 'pages', data: { title: `${step}` } })
    }

    const answer = await reindex(['pages'], { accept: 'application/x-ndjson' })

    expect(answer.headers.get('content-type')).toBe('application/x-ndjson')
    const lines: JsonObject[] = (await answer.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const steps = lines.slice(0, -1)
    const { total } = steps[0]!
    expect(steps[0]).toEqual({ done: 0, total })
    expect(steps.at(-1)).toEqual({ done: total, total })
    expect(steps.length).toBeGreaterThan(2)
    expect(lines.at(-1)).toEqual({ message: expect.stringContaining(`${total} `) })
  })

  test('SRCH-1 others are answered between any two documents', async () => {
    await payload.create({ collection: 'pages', data: { title: 'One more' } })
    const { totalDocs } = await payload.count({ collection: 'pages' })
    let turns = 0
    const count = () => {
      turns += 1
      next = setImmediate(count)
    }
    let next = setImmediate(count)

    await reindex(['pages'])
    clearImmediate(next)

    expect(turns).toBeGreaterThanOrEqual(totalDocs)
  })

  describe('SRCH-1 refuses', () => {
    const editor = { email: 'grace@site.example', password: 'another-long-password' }
    let editorsCookie: string
    beforeAll(async () => {
      await payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
      editorsCookie = await server.signIn(editor)
    })

    test('strangers, and whoever may not', async () => {
      expect((await reindex(['posts'], { cookie: '' })).status).toBe(401)
      const refused = await reindex(['posts'], { cookie: editorsCookie })
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ code: 'access.refused' })
    })

    test.each([
      { collections: undefined },
      { collections: null },
      { collections: [] },
      { collections: 'posts' },
      { collections: [7] },
      { collections: [['posts']] },
      { collections: { 0: 'posts' } },
    ])('%j', async ({ collections }) => {
      const answer = await reindex(collections)

      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'request.invalid' })
    })

    test('what is no JSON', async () => {
      const init = { method: 'POST', headers: { cookie }, body: '{' }
      expect((await server.ask('/api/search/reindex', init)).status).toBe(400)
    })

    test.each(['notes', 'nothing', '__proto__', 'search'])(
      'a collection that is not searched: %s',
      async (slug) => {
        const answer = await reindex(['posts', slug])

        expect(answer.status).toBe(400)
        expect(await answer.json()).toMatchObject({
          code: 'search.unknownCollection',
          details: { slug, allowed: 'posts, pages' },
        })
      },
    )
  })

  test('SRCH-1 when nobody listens any more, it goes on to its end', async () => {
    const id = await newPost()
    await payload.db.deleteMany({ collection: 'search', where: {} })
    const leaving = new AbortController()

    const answer = await server.ask('/api/search/reindex', {
      method: 'POST',
      headers: { cookie, accept: 'application/x-ndjson', 'content-type': 'application/json' },
      body: JSON.stringify({ collections: ['pages', 'posts'] }),
      signal: leaving.signal,
    })
    await answer.body?.getReader().read()
    leaving.abort()

    await expect.poll(() => entryOf('posts', id)).toBeDefined()
  })
}

onBothDatabases((databaseUrl, kind) => searchCases(databaseUrl, kind === 'postgres'))

/** All that the search says, without ids and times. */
async function entriesIn(payload: Payload): Promise<unknown[]> {
  const { docs } = await payload.find({
    collection: 'search',
    locale: 'all',
    depth: 0,
    pagination: false,
    showHiddenFields: true,
  })
  return docs
    .map(({ key, title, summary, topic, priority, doc }: JsonObject) => ({
      key,
      title: filled(title),
      summary: filled(summary),
      topic,
      priority,
      doc,
    }))
    .toSorted((one, other) => one.key.localeCompare(other.key))
}

/** A language without a value may be there or not. */
const filled = (values: JsonObject | null | undefined) =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== null))

/** One of the things that people do with documents. */
async function anyChange(payload: Payload, random: Random): Promise<void> {
  const collection = random.oneOf(['posts', 'posts', 'pages'] as const)
  const { docs } = await payload.find({ collection, limit: 0, trash: true, depth: 0, draft: true })
  const doc = docs.length > 0 ? random.oneOf(docs) : undefined
  const title = `Title ${random.below(1000)}`
  const locale = random.oneOf(['en', 'de'])
  const _status = random.oneOf(['draft', 'published'] as const)
  if (!doc || docs.length < 5 || random.chance(0.1)) {
    await payload.create({ collection, data: { title, _status }, locale, draft: true })
    return
  }
  const { id } = doc
  const isTrashed = Boolean((doc as JsonObject).deletedAt)
  const save = (data: object, more: object = {}) =>
    payload.update({ collection, id, data, locale, trash: true, ...more })
  const changes = [
    () => save({ title, summary: title }),
    () => save({ title, _status }),
    () => save({ title, _status: 'draft' }, { draft: true }),
    () => save({ title }, { draft: true, autosave: true }),
    () => save({ _status: 'published' }, { publishSpecificLocale: locale }),
    () => save({ topic: random.chance(0.5) ? null : indescribable }),
    () => save({ deletedAt: isTrashed ? null : new Date().toISOString() }),
    () => payload.delete({ collection, id, trash: true }),
    () => payload.delete({ collection, where: { title: { equals: doc.title } } }),
    () => payload.duplicate({ collection, id }),
    () => restoreAny(payload, id),
  ]
  await random
    .oneOf(changes)()
    .catch(() => {})
}

async function restoreAny(payload: Payload, id: number | string): Promise<void> {
  const where = { parent: { equals: id } }
  const { docs } = await payload.findVersions({ collection: 'posts', where, sort: 'createdAt' })
  const [oldest] = docs
  if (oldest) await payload.restoreVersion({ collection: 'posts', id: oldest.id })
}
