// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Planned } from '#contracts/schedule'
import { onBothDatabases } from './kit/on-both-databases.ts'
import { scheduledSite } from './kit/scheduled-site.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'

const editor = { email: 'grace@site.example', password: 'another-long-password' }
const soon = () => inMs(60_000)
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

function scheduleCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string
  let editorsCookie: string

  beforeAll(async () => {
    server = await serve(scheduledSite(), {
      databaseUrl: await databaseUrl(),
      limits: { requestsPerMinute: 100_000 },
      dueWork: '* * * * * *',
    })
    await server.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
    cookie = await server.signIn()
    editorsCookie = await server.signIn(editor)
  })
  afterAll(() => server.close())

  const path = '/api/stateroom/schedule'
  const plan = (body: object, as = cookie) => server.send('POST', path, body, { cookie: as })
  const planned = async (query: string, as = cookie): Promise<Planned[]> =>
    (await (await server.ask(`${path}?${query}`, { headers: { cookie: as } })).json()).planned
  const remove = (id: unknown, as = cookie) =>
    server.ask(`${path}/${id}`, { method: 'DELETE', headers: { cookie: as } })
  const draft = async (data: object = {}): Promise<number> => {
    const body = { title: 'Hello', text: 'Text.', ...data }
    const answer = await server.send('POST', '/api/articles?draft=true', body, { cookie })
    return (await answer.json()).doc.id
  }
  const statusOf = async (id: number): Promise<string> =>
    (await server.payload.findByID({ collection: 'articles', id }))._status
  const ofArticle = (id: number) => `collectionSlug=articles&id=${id}`
  const toPublish = (id: number, more: object = {}) => ({
    collectionSlug: 'articles',
    id,
    action: 'publish',
    at: soon(),
    ...more,
  })

  test('DOC-15 what is planned is listed with who, when, and by which clock, the next first', async () => {
    const id = await draft()
    const [later, sooner] = [inMs(3_600_000), inMs(60_000)]

    await plan(toPublish(id, { action: 'unpublish', at: later }))
    const answer = await plan(
      toPublish(id, { at: sooner, timezone: 'Europe/Berlin', locale: 'de' }),
    )

    expect(answer.status).toBe(201)
    const known = { by: admin.email, error: null, id: expect.any(Number) }
    const expected = [
      { ...known, action: 'publish', at: sooner, timezone: 'Europe/Berlin', locale: 'de' },
      { ...known, action: 'unpublish', at: later, timezone: null, locale: null },
    ]
    expect((await answer.json()).planned).toEqual(expected)
    expect(await planned(ofArticle(id))).toEqual(expected)
  })

  test('DOC-15 another document knows nothing of it', async () => {
    const [one, other] = [await draft(), await draft()]

    await plan(toPublish(one))

    expect(await planned(ofArticle(other))).toEqual([])
  })

  test('DOC-15 a plan whose answer was lost is sent again, and made once', async () => {
    const id = await draft()
    const asked = toPublish(id)

    await plan(asked)
    await plan(asked)

    expect(await planned(ofArticle(id))).toHaveLength(1)
  })

  test('DOC-15 it comes about by itself when its moment comes, and is planned no more', async () => {
    const id = await draft()
    await plan(toPublish(id, { at: inMs(700) }))
    expect(await statusOf(id)).toBe('draft')

    await expect.poll(() => statusOf(id)).toBe('published')
    await expect.poll(() => planned(ofArticle(id))).toEqual([])

    await plan(toPublish(id, { action: 'unpublish', at: inMs(700) }))
    await expect.poll(() => statusOf(id)).toBe('draft')
  })

  test('DOC-15 R6 one language alone is published', async () => {
    const id = await draft({ title: 'English' })
    const german = `/api/articles/${id}?draft=true&locale=de`
    await server.send('PATCH', german, { title: 'Deutsch', _status: 'draft' }, { cookie })

    await plan(toPublish(id, { at: inMs(700), locale: 'de' }))
    await expect.poll(() => statusOf(id)).toBe('published')

    const { title } = await server.payload.findByID({
      collection: 'articles',
      id,
      locale: 'all',
      fallbackLocale: false,
    })
    expect(title).toEqual({ de: 'Deutsch' })
  })

  const saveDraft = (id: number, data: object) =>
    server.send(
      'PATCH',
      `/api/articles/${id}?draft=true`,
      { ...data, _status: 'draft' },
      { cookie },
    )

  test('17.9 DOC-15 what could not be published now cannot be planned, and says which fields', async () => {
    const id = await draft({ text: '' })

    const answer = await plan(toPublish(id))

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      code: 'schedule.invalid',
      details: { fields: 'Text' },
    })
    expect(await planned(ofArticle(id))).toEqual([])
    expect(await statusOf(id)).toBe('draft')
    expect((await plan(toPublish(id, { action: 'unpublish' }))).status).toBe(201)
  })

  test('DOC-15 to try it publishes nothing, and saves no version', async () => {
    const id = await draft()
    const where = { parent: { equals: id } }
    const versionsOf = () => server.payload.countVersions({ collection: 'articles', where })
    const before = await versionsOf()

    expect((await plan(toPublish(id))).status).toBe(201)

    expect(await statusOf(id)).toBe('draft')
    expect(await versionsOf()).toEqual(before)
  })

  test('17.9 DOC-15 a global that could not be published now cannot be planned either', async () => {
    const body = { text: '', _status: 'draft' }
    await server.send('POST', '/api/globals/front?draft=true', body, { cookie })

    const answer = await plan({ globalSlug: 'front', action: 'publish', at: soon() })

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'schedule.invalid' })
    expect(await planned('globalSlug=front')).toEqual([])
    expect((await server.payload.findGlobal({ slug: 'front' }))._status).not.toBe('published')
  })

  test('17.9 DOC-15 what can no longer be published says why, once, and stays in the list until it is removed', async () => {
    const id = await draft()
    await plan(toPublish(id, { at: inMs(1_500) }))
    expect((await saveDraft(id, { text: '' })).status).toBe(200)

    await expect.poll(async () => (await planned(ofArticle(id)))[0]?.error).toContain('Text')
    expect(await statusOf(id)).toBe('draft')
    const [failed] = await planned(ofArticle(id))
    // Another one is carried out after it: the one that failed is not tried again.
    const other = await draft()
    await plan(toPublish(other, { at: inMs(700) }))
    await expect.poll(() => statusOf(other)).toBe('published')
    const job = await server.payload.findByID({ collection: 'payload-jobs', id: failed!.id })
    expect(job).toMatchObject({ hasError: true, totalTried: 1, processing: false })
    expect(await planned(ofArticle(id))).toEqual([failed])
    expect((await remove(failed!.id)).status).toBe(200)
    expect(await planned(ofArticle(id))).toEqual([])
  })

  test('DOC-15 a global is planned as well', async () => {
    const body = { text: 'Text.', _status: 'draft' }
    await server.send('POST', '/api/globals/front?draft=true', body, { cookie })
    const asked = { globalSlug: 'front', action: 'publish', at: inMs(700) }

    expect((await plan(asked)).status).toBe(201)

    const statusNow = async () => (await server.payload.findGlobal({ slug: 'front' }))._status
    await expect.poll(() => statusNow()).toBe('published')
    await expect.poll(() => planned('globalSlug=front')).toEqual([])
  })

  test('DOC-15 a plan that is taken back is not there any more, and cannot be taken back again', async () => {
    const id = await draft()
    await plan(toPublish(id))
    const [{ id: job } = { id: 0 }] = await planned(ofArticle(id))

    const answer = await remove(job)

    expect(await answer.json()).toEqual({ planned: [] })
    const again = await remove(job)
    expect(again.status).toBe(404)
    expect(await again.json()).toMatchObject({ code: 'schedule.gone' })
  })

  describe('DOC-15 refuses', () => {
    let id: number
    beforeAll(async () => {
      id = await draft()
    })

    const refusals: [string, () => object, number, string][] = [
      ['a moment that has passed', () => toPublish(id, { at: inMs(-1) }), 400, 'schedule.past'],
      ['a moment that is none', () => toPublish(id, { at: 'soon' }), 400, 'request.invalid'],
      [
        'a moment without an offset',
        () => toPublish(id, { at: '2099-01-01T12:00' }),
        400,
        'request.invalid',
      ],
      [
        'a time zone that does not exist',
        () => toPublish(id, { timezone: 'Mars/Olympus' }),
        400,
        'schedule.unknownZone',
      ],
      [
        'a language that does not exist',
        () => toPublish(id, { locale: 'xx' }),
        400,
        'request.invalid',
      ],
      [
        'hiding in one language',
        () => toPublish(id, { action: 'unpublish', locale: 'de' }),
        400,
        'request.invalid',
      ],
      ['another action', () => toPublish(id, { action: 'delete' }), 400, 'request.invalid'],
      [
        'a collection without an id',
        () => ({ collectionSlug: 'articles', action: 'publish', at: soon() }),
        400,
        'request.invalid',
      ],
      ['a document that is not there', () => toPublish(999_999), 404, 'document.notFound'],
      [
        'an id that none can have',
        () => ({ ...toPublish(id), id: 'none' }),
        404,
        'document.notFound',
      ],
      [
        'a collection that is not there',
        () => ({ ...toPublish(id), collectionSlug: 'nothing' }),
        404,
        'document.notFound',
      ],
      [
        'where it is off',
        () => ({ ...toPublish(id), collectionSlug: 'pages' }),
        400,
        'schedule.off',
      ],
    ]
    test.each(refusals)('%s', async (_what, body, status, code) => {
      const answer = await plan(body())

      expect(answer.status).toBe(status)
      expect(await answer.json()).toMatchObject({ code })
      expect(await planned(ofArticle(id))).toEqual([])
    })

    test('whoever may not publish, also to take back what somebody else planned', async () => {
      const refused = await plan(toPublish(id), editorsCookie)
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ code: 'access.refused' })

      const other = await draft()
      await plan(toPublish(other))
      const [{ id: job } = { id: 0 }] = await planned(ofArticle(other), editorsCookie)
      expect((await remove(job, editorsCookie)).status).toBe(403)
      expect(await planned(ofArticle(other))).toHaveLength(1)
    })

    test('hiding what is public to whoever may only write drafts', async () => {
      const published = await draft()
      const body = { _status: 'published' }
      await server.send('PATCH', `/api/articles/${published}`, body, { cookie })

      const answer = await plan(toPublish(published, { action: 'unpublish' }), editorsCookie)

      expect(answer.status).toBe(403)
    })

    test('strangers', async () => {
      expect((await plan(toPublish(id), '')).status).toBe(401)
      expect((await server.ask(`${path}?${ofArticle(id)}`)).status).toBe(401)
      expect((await remove(1, '')).status).toBe(401)
    })

    test.each(['', 'collectionSlug=articles', 'collectionSlug=articles&globalSlug=front&id=1'])(
      'to tell of “%s”',
      async (query) => {
        const answer = await server.ask(`${path}?${query}`, { headers: { cookie } })
        expect(answer.status).toBe(400)
      },
    )

    test.each(['none', '999999', '0'])('to take back the plan “%s”', async (job) => {
      expect((await remove(job)).status).toBe(404)
    })
  })

  test('DOC-15 what was due while the server was away is done when it is back', async () => {
    const site = scheduledSite()
    const url = await databaseUrl()
    const before = await serve(site, { databaseUrl: url, dueWork: '0 0 1 1 *' })
    const ada = await before.signIn()
    const body = { title: 'Hello', text: 'Text.' }
    const created = await before.send('POST', '/api/articles?draft=true', body, { cookie: ada })
    const { id } = (await created.json()).doc
    await before.send('POST', path, toPublish(id, { at: inMs(300) }), { cookie: ada })
    // Killed while it was at it: the job is marked as being done, and nobody does it.
    const updatedAt = inMs(-61_000)
    await before.payload.db.updateJobs({ where: {}, data: { processing: true, updatedAt } })
    await before.close()

    const { dataDir } = before
    const after = await serve(site, { dataDir, databaseUrl: url, dueWork: '* * * * * *' })
    const status = async () =>
      (await after.payload.findByID({ collection: 'articles', id }))._status
    await expect.poll(() => status()).toBe('published')
    await after.close()
  })
}

onBothDatabases(scheduleCases)
