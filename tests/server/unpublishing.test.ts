// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StateroomConfig } from '#config-schema/config'
import type { BulkResult } from '#contracts/bulk'
import { bulkPath } from '#contracts/bulk'
import type { BulkChange } from '#contracts/bulk-change'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

/** A title is required, and things have one in English only; a code is required since some were made. */
const title = { name: 'title', type: 'text', required: true, localized: true } as const
const code = { name: 'code', type: 'text', required: true } as const
const grade = { name: 'grade', type: 'number', max: 10 } as const

const site = (): StateroomConfig =>
  aSite({
    localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    folders: {},
    collections: [
      users(),
      {
        slug: 'things',
        fields: [title, code, grade],
        folders: true,
        trash: true,
        versions: { drafts: { schedulePublish: true }, maxPerDoc: 0 },
      },
      { slug: 'sheets', fields: [title, code, grade], folders: true, trash: true },
    ],
    globals: [
      {
        slug: 'front',
        fields: [title, code, grade],
        versions: { drafts: { schedulePublish: true } },
      },
    ],
  })

function unpublishCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    server = await serve(site(), {
      databaseUrl: await databaseUrl(),
      limits: { requestsPerMinute: 100_000 },
      dueWork: '* * * * * *',
    })
    cookie = await server.signIn()
  })
  afterAll(() => server.close())

  const send = async (method: string, path: string, body: object) => {
    const answer = await server.send(method, `/api/${path}`, body, { cookie })
    return { status: answer.status, ...(await answer.json()) }
  }
  /** Published in English; a sheet has lost its code. */
  async function make(slug: 'things' | 'sheets'): Promise<number> {
    const data = { title: 'One', code: 'c', ...(slug === 'things' && { _status: 'published' }) }
    const { doc } = await send('POST', `${slug}?locale=en`, data)
    const { db } = server.payload
    if (slug === 'sheets')
      await db.updateOne({ collection: slug, id: doc.id, data: { code: null } })
    return doc.id
  }
  const read = async (path: string) =>
    (await server.ask(`/api/${path}`, { headers: { cookie } })).json()
  const isPublic = async (id: number): Promise<boolean> =>
    (await read(`things/${id}?locale=en`))._status === 'published'
  async function bulk(collection: string, id: number, change: BulkChange, dryRun = false) {
    const body = { collection, documents: [{ id }], change, locale: 'de', dryRun }
    const { results } = await send('POST', bulkPath.slice(1), body)
    return (results as BulkResult[])[0]
  }

  test.each(['en', 'de'])(
    '33.12 DOC-5 a document is unpublished in %s although it is not whole',
    async (locale) => {
      const id = await make('things')
      const answer = await send('PATCH', `things/${id}?locale=${locale}&depth=0`, {
        _status: 'draft',
      })

      expect(answer).toMatchObject({ status: 200, doc: { _status: 'draft' } })
      expect(await isPublic(id)).toBe(false)
      expect(await read(`things/${id}?locale=en&draft=true`)).toMatchObject({ title: 'One' })
    },
  )

  test('33.12 LIST-11 so are many at once', async () => {
    const id = await make('things')

    expect(await bulk('things', id, { kind: 'unpublish' }, true)).toMatchObject({
      outcome: 'changed',
    })
    expect(await bulk('things', id, { kind: 'unpublish' })).toMatchObject({ outcome: 'changed' })
    expect(await isPublic(id)).toBe(false)
  })

  test('33.12 DOC-15 so is one for which it was scheduled', async () => {
    const id = await make('things')
    const at = new Date(Date.now() + 700).toISOString()
    const plan = { collectionSlug: 'things', id, action: 'unpublish', at }

    expect((await send('POST', 'stateroom/schedule', plan)).status).toBe(201)
    await expect.poll(() => isPublic(id)).toBe(false)
  })

  test('33.12 DOC-5 so is a global', async () => {
    const data = { title: 'One', code: 'c', _status: 'published' }
    expect((await send('POST', 'globals/front?locale=en', data)).status).toBe(200)
    const answer = await send('POST', 'globals/front?locale=de', { _status: 'draft' })

    expect(answer).toMatchObject({ status: 200, result: { _status: 'draft' } })
    expect(await read('globals/front?locale=en')).toMatchObject({ _status: 'draft', title: 'One' })
  })

  test('33.12 VER-1 what was public stays among the versions', async () => {
    const id = await make('things')
    const versions = async () => {
      const { docs } = await read(
        `things/versions?where[parent][equals]=${id}&sort=createdAt&depth=0`,
      )
      return docs.map(({ version }: { version: { _status: string } }) => version._status)
    }
    expect(await versions()).toEqual(['published'])
    await send('PATCH', `things/${id}?locale=de`, { _status: 'draft' })

    expect(await versions()).toEqual(['published', 'draft'])
    const ofGlobal = async () => (await read('globals/front/versions?depth=0')).totalDocs
    await send('POST', 'globals/front?locale=en', { title: 'Two', code: 'c', _status: 'published' })
    const before = await ofGlobal()
    await send('POST', 'globals/front?locale=de', { _status: 'draft' })
    expect(await ofGlobal()).toBe(before + 1)
  })

  test('33.12 DOC-5 by code of the site, for all documents that fit', async () => {
    const id = await make('things')
    const where = { id: { equals: id } }
    const data = { _status: 'draft' }
    const { docs, errors } = await server.payload.update({
      ...{ collection: 'things' as never, where, data: data as never, locale: 'de' },
    })

    expect([docs.length, errors]).toEqual([1, []])
    expect(await isPublic(id)).toBe(false)
  })

  test('33.12 TRASH-1 it goes to the trash, and comes back as a draft', async () => {
    const id = await make('things')
    const other = await make('things')

    expect(await bulk('things', id, { kind: 'delete' })).toMatchObject({ outcome: 'changed' })
    expect(await bulk('things', id, { kind: 'restore' })).toMatchObject({ outcome: 'changed' })
    const deletedAt = new Date().toISOString()
    const path = `things/${other}?locale=de`
    expect(await send('PATCH', path, { deletedAt })).toMatchObject({ status: 200 })
    const back = { deletedAt: null, _status: 'draft' }
    expect(await send('PATCH', `${path}&trash=true`, back)).toMatchObject({ status: 200 })
  })

  test('33.12 TRASH-1 so does a document without drafts', async () => {
    const id = await make('sheets')

    expect(await bulk('sheets', id, { kind: 'delete' })).toMatchObject({ outcome: 'changed' })
    expect(await bulk('sheets', id, { kind: 'restore' })).toMatchObject({ outcome: 'changed' })
  })

  test('33.12 VER-6 an older version becomes a draft', async () => {
    const id = await make('things')
    const { docs } = await read(`things/versions?where[parent][equals]=${id}&depth=0`)
    const path = `things/versions/${docs[0].id}?draft=true&locale=de`

    expect(await send('POST', path, {})).toMatchObject({ status: 200 })
  })

  test('33.12 LIST-19 it moves to another folder', async () => {
    const folder = await send('POST', 'payload-folders', {
      name: `F ${Date.now()}`,
      folderType: ['sheets'],
    })
    const id = await make('sheets')
    const change: BulkChange = { kind: 'edit', data: { folder: folder.doc.id } }

    expect(await bulk('sheets', id, change)).toMatchObject({ outcome: 'changed' })
    const body = { folder: null }
    expect(await send('PATCH', `sheets/${id}?locale=de`, body)).toMatchObject({ status: 200 })
  })

  const statusesOf = async (path: string): Promise<string[]> => {
    const { docs } = await read(`${path}depth=0&sort=createdAt`)
    return docs.map(({ version }: { version: { _status: string } }) => version._status)
  }

  test.each([
    ['alone', { _status: 'draft' }, 'draft'],
    ['into a folder', { folder: null }, 'published'],
  ])('33.12 VER-3 what was published stays among the versions: %s', async (_how, data, status) => {
    const id = await make('things')
    expect(await send('PATCH', `things/${id}?locale=en`, data)).toMatchObject({ status: 200 })

    const where = `where[parent][equals]=${id}&`
    expect(await statusesOf(`things/versions?${where}`)).toEqual(['published', status])
  })

  test('33.12 VER-3 so does what was published of a global', async () => {
    const data = { title: 'One', code: 'c', _status: 'published' }
    const before = await statusesOf('globals/front/versions?')
    await send('POST', 'globals/front?locale=en', data)
    await send('POST', 'globals/front?locale=en', { _status: 'draft' })

    expect(await statusesOf('globals/front/versions?')).toEqual([...before, 'published', 'draft'])
  })

  test('33.12 DOC-5 what is sent along is looked at, and what is published has to be whole', async () => {
    const id = await make('things')

    const wrong = await send('PATCH', `things/${id}?locale=en`, { _status: 'draft', grade: 11 })
    expect(wrong).toMatchObject({ status: 400 })
    expect(wrong.errors[0].data.errors).toMatchObject([{ path: 'grade' }])
    expect(await isPublic(id)).toBe(true)
    const published = await send('PATCH', `things/${id}?locale=de`, { _status: 'published' })
    expect(published.errors[0].data.errors).toMatchObject([{ path: 'title' }])
    const sheet = await make('sheets')
    const edited = await send('PATCH', `sheets/${sheet}?locale=en`, { grade: 3 })
    expect(edited.errors[0].data.errors).toMatchObject([{ path: 'code' }])
  })
}

/** Each language is published, and unpublished, by itself. */
function languageCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string
  const drafts = { versions: { drafts: { localizeStatus: true } } }

  beforeAll(async () => {
    server = await serve(
      aSite({
        experimental: { localizeStatus: true },
        localization: { locales: ['en', 'de'], defaultLocale: 'en' },
        collections: [users(), { slug: 'things', fields: [title, code, grade], ...drafts }],
        globals: [{ slug: 'front', fields: [title, code, grade], ...drafts }],
      }),
      { databaseUrl: await databaseUrl() },
    )
    cookie = await server.signIn()
  })
  afterAll(() => server.close())

  const send = async (method: string, path: string, body: object) => {
    const answer = await server.send(method, `/api/${path}`, body, { cookie })
    return { status: answer.status, ...(await answer.json()) }
  }
  const read = async (path: string) =>
    (await server.ask(`/api/${path}`, { headers: { cookie } })).json()
  const published = { title: 'One', code: 'c', _status: 'published' }
  /** Public in both languages; what is required is there in English only. */
  const make = async (): Promise<number> =>
    (await send('POST', 'things?locale=en', published)).doc.id

  test('33.12 DOC-5 one language is unpublished although the document is not whole', async () => {
    const id = await make()
    const { totalDocs: before } = await read(`things/versions?where[parent][equals]=${id}`)
    const answer = await send('PATCH', `things/${id}?locale=de&depth=0`, { _status: 'draft' })

    expect(answer).toMatchObject({ status: 200, doc: { _status: 'draft' } })
    expect(await read(`things/${id}?locale=de`)).toMatchObject({ _status: 'draft' })
    const english = { _status: 'published', title: 'One' }
    expect(await read(`things/${id}?locale=en`)).toMatchObject(english)
    const { totalDocs } = await read(`things/versions?where[parent][equals]=${id}`)
    expect(totalDocs).toBeGreaterThan(before)
  })

  test('33.12 DOC-5 what is sent along is looked at, and a publication is looked at whole', async () => {
    const id = await make()
    const wrong = { _status: 'draft', grade: 11 }
    const refused = await send('PATCH', `things/${id}?locale=de`, wrong)
    expect(refused.errors[0].data.errors).toMatchObject([{ path: 'grade' }])
    const again = await send('PATCH', `things/${id}?locale=de`, { _status: 'published' })
    expect(again.errors[0].data.errors).toMatchObject([{ path: 'title' }])
  })

  test('33.12 DOC-5 all languages are unpublished at once', async () => {
    const id = await make()
    const all = 'locale=de&unpublishAllLocales=true'
    expect(await send('PATCH', `things/${id}?${all}`, { _status: 'draft' })).toMatchObject({
      status: 200,
    })
    for (const locale of ['en', 'de']) {
      expect(await read(`things/${id}?locale=${locale}`)).toMatchObject({ _status: 'draft' })
    }
  })

  test('33.12 DOC-5 one language of a global is unpublished', async () => {
    expect(await send('POST', 'globals/front?locale=en', published)).toMatchObject({ status: 200 })
    const answer = await send('POST', 'globals/front?locale=de', { _status: 'draft' })

    expect(answer).toMatchObject({ status: 200 })
    expect(await read('globals/front?locale=en')).toMatchObject({
      ...{ _status: 'published', title: 'One' },
    })
  })
}

onBothDatabases(unpublishCases)
onBothDatabases(languageCases)
