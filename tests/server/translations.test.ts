// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { translatedRowsPath, translationsPath } from '#contracts/translations'
import { onBothDatabases } from './kit/on-both-databases.ts'
import { openTranslatedDesk, outdatedIn, paragraph, quoting } from './kit/translated-desk.ts'

type Desk = Awaited<ReturnType<typeof openTranslatedDesk>>

function progressCases(databaseUrl: () => Promise<string | null>) {
  let desk: Desk
  beforeAll(async () => {
    desk = await openTranslatedDesk(await databaseUrl())
  })
  afterAll(() => desk.server.close())

  test('39.3 says how far a document is translated into each language', async () => {
    const asked = await desk.page(
      { title: 'Harbour', body: paragraph('It opens at eight.'), isOpen: false, made: 'by a hook' },
      { title: 'Hafen', body: paragraph('') },
    )
    expect(await desk.all('ada', asked)).toEqual({
      source: 'en',
      locales: [
        { locale: 'de', done: 1, all: 2 },
        { locale: 'fr', done: 0, all: 2 },
      ],
    })
  })

  test('39.3 counts values in rows, groups and the blocks of a rich text', async () => {
    const row = '64a000000000000000000001'
    const block = '64a000000000000000000002'
    const asked = await desk.page({
      rows: [{ id: row, label: 'Depth' }],
      own: [{ word: 'one' }, { word: 'two' }],
      meta: { keywords: 'boats' },
      layout: quoting(block, 'No tide waits'),
    })
    expect((await desk.read('ada', asked, 'de')).all).toBe(4)
    await desk.save(asked, 'de', {
      rows: [{ id: row, label: 'Tiefe' }],
      layout: quoting(block, 'Keine Tide wartet'),
    })
    expect(await desk.read('ada', asked, 'de')).toMatchObject({ done: 2, all: 4, outdated: [] })

    await desk.save(asked, 'en', {
      rows: [{ id: row, label: 'Draught' }],
      layout: quoting(block, 'No tide waits for us'),
    })
    const german = await desk.read('ada', asked, 'de')
    expect(german).toMatchObject({ done: 0, all: 4 })
    expect(outdatedIn(german)).toEqual({
      [`rows.${row}.label`]: 'Depth',
      [`layout.${block}.fields.words`]: 'No tide waits',
    })
  })

  test('39.3 a translation is out of date once its source says something else', async () => {
    const asked = await desk.page(
      { title: 'Harbour', body: paragraph('Open') },
      { title: 'Hafen', body: paragraph('Offen') },
    )
    await desk.save(asked, 'en', { title: 'Old harbour' })
    await desk.save(asked, 'en', { title: 'The old harbour' })

    const german = await desk.read('ada', asked, 'de')
    expect(german).toMatchObject({ source: 'en', locale: 'de', done: 1, all: 2 })
    expect(outdatedIn(german)).toEqual({ title: 'Harbour' })
    expect(outdatedIn(await desk.read('ada', asked, 'fr'))).toEqual({})

    await desk.save(asked, 'de', { title: 'Der alte Hafen' })
    expect(await desk.read('ada', asked, 'de')).toMatchObject({ done: 2, outdated: [] })
    await desk.save(asked, 'en', { title: 'The harbour' })
    expect(outdatedIn(await desk.read('ada', asked, 'de'))).toEqual({ title: 'The old harbour' })
  })

  test('39.3 a source that says what it said before leaves its translation up to date', async () => {
    const asked = await desk.page({ title: 'Harbour' }, { title: 'Hafen' })
    await desk.save(asked, 'en', { title: 'Port' })
    await desk.save(asked, 'en', { title: 'Harbour' })
    expect((await desk.read('ada', asked, 'de')).outdated).toEqual([])
  })

  test('39.3 people say that a translation still fits', async () => {
    const asked = await desk.page({ title: 'Harbour' }, { title: 'Hafen' })
    await desk.save(asked, 'en', { title: 'The harbour' })
    const fits = { ...asked, locale: 'de', place: ['title'] }

    const late = await desk.send('grace', 'POST', translationsPath, { ...fits, source: 'Harbour' })
    expect(outdatedIn(await late.json())).toEqual({ title: 'Harbour' })
    const said = await desk.send('grace', 'POST', translationsPath, {
      ...fits,
      source: 'The harbour',
    })
    expect(await said.json()).toEqual({ source: 'en', locale: 'de', done: 1, all: 1, outdated: [] })
    expect((await desk.read('ada', asked, 'de')).outdated).toEqual([])

    await desk.save(asked, 'en', { title: 'A harbour' })
    expect(outdatedIn(await desk.read('ada', asked, 'de'))).toEqual({ title: 'The harbour' })
  })

  test('39.3 judges a restored version by what its translations were made from', async () => {
    const asked = await desk.page({ title: 'One' }, { title: 'Eins' })
    const { payload } = desk.server
    await desk.save(asked, 'en', { title: 'Two' })
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: asked.id } },
      sort: '-createdAt',
      limit: 2,
    })
    const [stale, fresh] = docs
    await desk.save(asked, 'de', { title: 'Zwei' })
    await desk.save(asked, 'en', { title: 'Three' })
    expect(outdatedIn(await desk.read('ada', asked, 'de'))).toEqual({ title: 'Two' })

    await desk.send('ada', 'POST', `/pages/versions/${fresh!.id}?draft=true`)
    expect((await desk.read('ada', asked, 'de')).outdated).toEqual([])
    await desk.send('ada', 'POST', `/pages/versions/${stale!.id}?draft=true`)
    expect(outdatedIn(await desk.read('ada', asked, 'de'))).toEqual({ title: 'One' })
    await desk.save(asked, 'en', { title: 'Four' })
    expect(outdatedIn(await desk.read('ada', asked, 'de'))).toEqual({ title: 'One' })
  })

  test('39.3 makes nothing of a restore that changes source and translation together', async () => {
    const asked = await desk.page({ title: 'One' }, { title: 'Eins' })
    const versions = await desk.server.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: asked.id } },
      sort: '-createdAt',
      limit: 1,
    })
    await desk.save(asked, 'de', { title: 'Zwei' })
    await desk.save(asked, 'en', { title: 'Two' })
    await desk.send('ada', 'POST', `/pages/versions/${versions.docs[0]!.id}?draft=true`)
    expect(await desk.read('ada', asked, 'de')).toMatchObject({ done: 1, all: 1, outdated: [] })
  })

  test('39.3 forgets deleted documents, and takes a duplicate as up to date', async () => {
    const asked = await desk.page({ title: 'Harbour' }, { title: 'Hafen' })
    await desk.save(asked, 'en', { title: 'The harbour' })
    const copied = await desk.send('ada', 'POST', `/pages/${asked.id}/duplicate`, {})
    const { id } = (await copied.json()).doc
    const copy = { collectionSlug: 'pages', id }
    expect(await desk.read('ada', copy, 'de')).toMatchObject({ done: 1, all: 1, outdated: [] })

    await desk.server.payload.delete({ collection: 'pages', id: asked.id })
    const about = { about: { equals: `collection pages ${asked.id}` } }
    const left = await desk.server.payload.find({
      collection: 'stateroom-translations',
      where: about,
    })
    expect(left.docs).toEqual([])
  })

  test('39.3 keeps nothing of a save that fails', async () => {
    const asked = await desk.page({ title: 'Harbour' }, { title: 'Hafen' })
    const { payload } = desk.server
    await expect(
      payload.update({
        collection: 'pages',
        id: asked.id,
        data: { title: 'The harbour' },
        context: { refuseLate: true },
      }),
    ).rejects.toThrow('Too late.')
    expect((await desk.read('ada', asked, 'de')).outdated).toEqual([])
    const about = { about: { equals: `collection pages ${asked.id}` } }
    const left = await payload.find({ collection: 'stateroom-translations', where: about })
    expect(left.docs).toEqual([])
  })

  test('39.3 judges globals, and collections without versions', async () => {
    const header = { globalSlug: 'header' }
    await desk.save(header, 'en', { title: 'News' })
    await desk.save(header, 'de', { title: 'Neues' })
    await desk.save(header, 'en', { title: 'Latest news' })
    expect(outdatedIn(await desk.read('ada', header, 'de'))).toEqual({ title: 'News' })

    const { id } = await desk.server.payload.create({ collection: 'plain', data: { title: 'A' } })
    const plain = { collectionSlug: 'plain', id }
    await desk.save(plain, 'de', { title: 'Ä' })
    await desk.save(plain, 'en', { title: 'B' })
    expect(outdatedIn(await desk.read('ada', plain, 'de'))).toEqual({ title: 'A' })
  })

  test('39.3 says how far the documents of a list are', async () => {
    const whole = await desk.page({ title: 'Harbour' }, { title: 'Hafen' })
    const none = await desk.page({ title: 'Harbour' })
    const secret = await desk.page({ title: 'Hidden', state: 'secret' })
    const query = {
      ...{ collectionSlug: 'pages', locale: 'de' },
      ids: [whole.id, none.id, secret.id].join(','),
    }
    const rows = await (await desk.get('grace', translatedRowsPath, query)).json()
    expect(
      rows.toSorted((one: { done: number }, other: { done: number }) => other.done - one.done),
    ).toEqual([
      { id: whole.id, done: 1, all: 1 },
      { id: none.id, done: 0, all: 1 },
    ])
  })
}

function rightsCases(databaseUrl: () => Promise<string | null>) {
  let desk: Desk
  beforeAll(async () => {
    desk = await openTranslatedDesk(await databaseUrl())
  })
  afterAll(() => desk.server.close())

  test('39.3 PERM-1 tells nobody of fields that they may not read', async () => {
    const asked = await desk.page(
      { title: 'Harbour', salary: 'much' },
      { title: 'Hafen', salary: 'viel' },
    )
    await desk.save(asked, 'en', { salary: 'little' })
    expect(outdatedIn(await desk.read('ada', asked, 'de'))).toEqual({ salary: 'much' })
    expect(await desk.read('grace', asked, 'de')).toEqual({
      ...{ source: 'en', locale: 'de', done: 1, all: 1, outdated: [] },
    })
    const fits = { ...asked, locale: 'de', place: ['salary'], source: 'little' }
    expect((await desk.send('grace', 'POST', translationsPath, fits)).status).toBe(400)
    expect(outdatedIn(await desk.read('ada', asked, 'de'))).toEqual({ salary: 'much' })
  })

  test('39.3 PERM-1 only who may change a document says what still fits', async () => {
    const asked = await desk.page({ title: 'Harbour', state: 'fixed' }, { title: 'Hafen' })
    await desk.save(asked, 'en', { title: 'The harbour' })
    const fits = { ...asked, locale: 'de', place: ['title'], source: 'The harbour' }
    expect((await desk.send('grace', 'POST', translationsPath, fits)).status).toBe(403)
    expect((await desk.send('visitor', 'POST', translationsPath, fits)).status).toBe(401)
    expect(outdatedIn(await desk.read('grace', asked, 'de'))).toEqual({ title: 'Harbour' })
  })

  test('39.3 refuses what it does not know', async () => {
    const asked = await desk.page({ title: 'Harbour' })
    const statusOf = async (query: object) =>
      (await desk.get('ada', translationsPath, query)).status
    expect(await statusOf({ ...asked, locale: 'en' })).toBe(400)
    expect(await statusOf({ ...asked, locale: 'it' })).toBe(400)
    expect(await statusOf({ collectionSlug: 'pages' })).toBe(400)
    expect(await statusOf({ collectionSlug: 'users', id: 1 })).toBe(404)
    const { id } = await desk.server.payload.create({ collection: 'leaves', data: { title: 'A' } })
    expect(await statusOf({ collectionSlug: 'leaves', id })).toBe(404)
    expect((await desk.get('visitor', translationsPath, asked)).status).toBe(401)
  })
}

onBothDatabases((databaseUrl) => {
  describe('progress', () => progressCases(databaseUrl))
  describe('rights', () => rightsCases(databaseUrl))
})
