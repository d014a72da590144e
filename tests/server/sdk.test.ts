// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Found, PublishedSdk } from './kit/published-sdk.ts'
import { isSdkInstalled, ofMany } from './kit/published-sdk.ts'
import type { SdkHost } from './kit/sdk-site.ts'
import { sdkHosts, signedInSdk } from './kit/sdk-site.ts'
import { admin } from './kit/serve.ts'

// What is expected is written once and asked of both, so nothing here is only our own idea of Payload.
describe.skipIf(!isSdkInstalled).each(Object.keys(sdkHosts))(
  '37.5 21.8 @payloadcms/sdk and %s',
  (name) => {
    let host: SdkHost
    let visitor: PublishedSdk
    let sdk: PublishedSdk
    let author: number

    beforeAll(async () => {
      host = await sdkHosts[name]!()
      ;({ sdk, visitor } = await signedInSdk(host))
      author = (await sdk.create({ collection: 'authors', data: { name: 'Ada', home: 'Hull' } })).id
    })
    afterAll(() => host.close())

    const post = (title: string, data: object = {}) =>
      sdk.create({ collection: 'posts', data: { title, _status: 'published', ...data } })
    const titles = ({ docs }: Found) => docs.map(({ title }) => title)

    test('documents found by conditions, in an order, page by page', async () => {
      for (const [title, views] of [
        ['Tides', 3],
        ['Boats', 9],
        ['Ropes', 6],
      ] as const) {
        await post(title, { views, words: ['sea', title], notes: [{ text: title }] })
      }
      const where = { words: { equals: 'sea' } }
      const byViews = await sdk.find({
        collection: 'posts',
        where,
        sort: '-views',
        limit: 2,
        page: 1,
      })
      expect(titles(byViews)).toEqual(['Boats', 'Ropes'])
      expect(byViews).toMatchObject({
        totalDocs: 3,
        totalPages: 2,
        hasNextPage: true,
        nextPage: 2,
        limit: 2,
        page: 1,
        pagingCounter: 1,
      })
      const second = await sdk.find({
        collection: 'posts',
        where,
        sort: '-views',
        limit: 2,
        page: 2,
      })
      expect(titles(second)).toEqual(['Tides'])
      const either = {
        and: [
          where,
          { or: [{ title: { like: 'tid' } }, { views: { greater_than: 8 } }] },
          { title: { not_in: ['Ropes'] } },
          { 'notes.text': { exists: true } },
        ],
      }
      expect(
        titles(await sdk.find({ collection: 'posts', where: either, sort: ['title', '-views'] })),
      ).toEqual(['Boats', 'Tides'])
      expect(await sdk.count({ collection: 'posts', where })).toEqual({ totalDocs: 3 })
      const all = await sdk.find({
        collection: 'posts',
        where,
        pagination: false,
        select: { title: true },
        sort: 'title',
      })
      expect(all.docs).toEqual([
        { id: expect.any(Number), title: 'Boats' },
        { id: expect.any(Number), title: 'Ropes' },
        { id: expect.any(Number), title: 'Tides' },
      ])
      expect(all).toMatchObject({ totalDocs: 3, totalPages: 1, hasNextPage: false })
    })

    test('documents with what they refer to: depth, populate, joins', async () => {
      const { id } = await post('Knots', { author })
      const flat = await sdk.findByID({ collection: 'posts', id, depth: 0 })
      expect(flat).toMatchObject({ title: 'Knots', author })
      const deep = await sdk.findByID({ collection: 'posts', id, depth: 1 })
      expect(deep).toMatchObject({ author: { id: author, name: 'Ada', home: 'Hull' } })
      const populate = { authors: { name: true } }
      const some = await sdk.findByID({ collection: 'posts', id, depth: 1, populate })
      expect(some?.author).toEqual({ id: author, name: 'Ada' })
      const joins = { posts: { limit: 1, sort: '-views', count: true } }
      expect(await sdk.findByID({ collection: 'authors', id: author, joins })).toMatchObject({
        posts: { docs: [{ id, title: 'Knots' }], hasNextPage: false, totalDocs: 1 },
      })
      expect(
        titles(
          await sdk.find({ collection: 'posts', where: { 'author.name': { equals: 'Ada' } } }),
        ),
      ).toEqual(['Knots'])
    })

    test('values per locale, with and without a fallback', async () => {
      const { id } = await post('Wind')
      const german = await sdk.update({
        collection: 'posts',
        id,
        locale: 'de',
        data: { title: 'Wind aus Ost' },
      })
      expect(german).toMatchObject({ title: 'Wind aus Ost' })
      const read = (asked: object) => sdk.findByID({ collection: 'posts', id, ...asked })
      expect(await read({ locale: 'de' })).toMatchObject({ title: 'Wind aus Ost' })
      expect(await read({ locale: 'en' })).toMatchObject({ title: 'Wind' })
      expect(await read({ locale: 'all' })).toMatchObject({
        title: { en: 'Wind', de: 'Wind aus Ost' },
      })
      const english = await post('Fog')
      const asked = { collection: 'posts', id: english.id, locale: 'de' }
      expect(await sdk.findByID(asked)).toMatchObject({ title: 'Fog' })
      const bare = await sdk.findByID({ ...asked, fallbackLocale: 'none' })
      expect(bare?.title ?? null).toBeNull()
    })

    test('drafts and published versions of one document', async () => {
      const draft = await sdk.create({ collection: 'posts', data: { title: 'One' }, draft: true })
      expect(draft).toMatchObject({ _status: 'draft' })
      const { id } = draft
      const published = await sdk.update({
        collection: 'posts',
        id,
        data: { title: 'Two', _status: 'published' },
      })
      expect(published).toMatchObject({ title: 'Two', _status: 'published' })
      await sdk.update({
        collection: 'posts',
        id,
        draft: true,
        data: { title: 'Three', _status: 'draft' },
      })
      expect(await sdk.findByID({ collection: 'posts', id })).toMatchObject({
        title: 'Two',
        _status: 'published',
      })
      expect(await sdk.findByID({ collection: 'posts', id, draft: true })).toMatchObject({
        title: 'Three',
        _status: 'draft',
      })
      const where = { parent: { equals: id } }
      const versions = await sdk.findVersions({ collection: 'posts', where, sort: 'createdAt' })
      expect(versions.totalDocs).toBe(3)
      expect(versions.docs.map(({ version }) => version.title)).toEqual(['One', 'Two', 'Three'])
      const [first] = versions.docs
      expect(await sdk.findVersionByID({ collection: 'posts', id: first!.id })).toMatchObject({
        parent: id,
        version: { title: 'One', _status: 'draft' },
      })
      await sdk.restoreVersion({ collection: 'posts', id: first!.id })
      expect(await sdk.findByID({ collection: 'posts', id, draft: true })).toMatchObject({
        title: 'One',
      })
      await sdk.update({ collection: 'posts', id, data: { _status: 'draft' } })
      expect(await sdk.findByID({ collection: 'posts', id })).toMatchObject({ _status: 'draft' })
    })

    test('many documents changed and deleted by a condition', async () => {
      for (const title of ['Low', 'High']) await post(title, { words: ['many'] })
      const where = { words: { equals: 'many' } }
      const changed = await ofMany(sdk.update({ collection: 'posts', where, data: { views: 7 } }))
      expect(changed.errors).toEqual([])
      expect(changed.docs.map(({ views }) => views)).toEqual([7, 7])
      const gone = await ofMany(sdk.delete({ collection: 'posts', where }))
      expect(gone.errors).toEqual([])
      expect(gone.docs.map(({ title }) => title).sort()).toEqual(['High', 'Low'])
      expect(await sdk.count({ collection: 'posts', where })).toEqual({ totalDocs: 0 })
    })

    test('the trash: put in, found there, taken out', async () => {
      const { id } = await post('Old', { words: ['trash'] })
      const where = { words: { equals: 'trash' } }
      await sdk.update({ collection: 'posts', id, data: { deletedAt: '2026-01-01T00:00:00.000Z' } })
      expect(titles(await sdk.find({ collection: 'posts', where }))).toEqual([])
      expect(titles(await sdk.find({ collection: 'posts', where, trash: true }))).toEqual(['Old'])
      await sdk.update({ collection: 'posts', id, trash: true, data: { deletedAt: null } })
      expect(titles(await sdk.find({ collection: 'posts', where }))).toEqual(['Old'])
      await sdk.update({ collection: 'posts', id, data: { deletedAt: '2026-01-01T00:00:00.000Z' } })
      await sdk.delete({ collection: 'posts', id, trash: true })
      expect(titles(await sdk.find({ collection: 'posts', where, trash: true }))).toEqual([])
    })

    test('globals: read, changed, their versions restored', async () => {
      const slug = 'settings'
      expect(
        await sdk.updateGlobal({
          slug,
          data: { motto: 'Ahoy', featured: author, _status: 'published' },
        }),
      ).toMatchObject({ motto: 'Ahoy' })
      await sdk.updateGlobal({ slug, locale: 'de', data: { motto: 'Moin', _status: 'published' } })
      expect(await sdk.findGlobal({ slug, depth: 1 })).toMatchObject({
        globalType: 'settings',
        motto: 'Ahoy',
        featured: { name: 'Ada' },
      })
      expect(await sdk.findGlobal({ slug, locale: 'de', depth: 0 })).toMatchObject({
        motto: 'Moin',
        featured: author,
      })
      expect(await sdk.findGlobal({ slug, select: { motto: true } })).not.toHaveProperty('featured')
      const versions = await sdk.findGlobalVersions({ slug, sort: 'createdAt' })
      expect(versions.totalDocs).toBe(2)
      const { id } = versions.docs[0]!
      expect(await sdk.findGlobalVersionByID({ slug, id })).toMatchObject({
        version: { motto: 'Ahoy' },
      })
      await sdk.updateGlobal({ slug, data: { motto: 'Away', _status: 'published' } })
      await sdk.restoreGlobalVersion({ slug, id })
      expect(await sdk.findGlobal({ slug })).toMatchObject({ motto: 'Ahoy' })
    })

    test('files: sent with their document, replaced, downloaded', async () => {
      const file = (text: string, named: string) => new File([text], named, { type: 'text/plain' })
      const made = await sdk.create({
        collection: 'files',
        data: { about: 'Tides' },
        file: file('High at six', 'tides.txt'),
      })
      expect(made).toMatchObject({
        about: 'Tides',
        filename: 'tides.txt',
        mimeType: 'text/plain',
        filesize: 11,
        url: '/api/files/file/tides.txt',
      })
      const { id } = made
      const next = await sdk.update({
        collection: 'files',
        id,
        data: { about: 'Tides, again' },
        file: file('High at seven', 'later.txt'),
      })
      expect(next).toMatchObject({ about: 'Tides, again', filename: 'later.txt', filesize: 13 })
      const answer = await sdk.request({ method: 'GET', path: '/files/file/later.txt' })
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
      expect(await answer.text()).toBe('High at seven')
      await expect(
        sdk.create({
          collection: 'files',
          data: { about: 'A page' },
          file: new File(['<p>'], 'page.html', { type: 'text/html' }),
        }),
      ).rejects.toMatchObject({ status: 400, name: 'PayloadSDKError' })
    })

    test('questions that are rare: empty and long lists, dates, signs, names as ids, several kinds', async () => {
      const place = (id: string, data: object = {}) =>
        sdk.create({ collection: 'places', data: { id, ...data } })
      await place('low tide', { code: '50% & more, [sic]', visited: '2026-03-01T00:00:00.000Z' })
      await place('wharf', { owner: { relationTo: 'places', value: 'low tide' } })
      await place('pier', { owner: { relationTo: 'authors', value: author } })
      const found = async (where: object, more: object = {}) =>
        (await sdk.find({ collection: 'places', where, sort: 'id', ...more })).docs.map(
          ({ id }) => id,
        )
      expect(await found({ id: { in: [] } })).toEqual([])
      const many = [...Array(150).keys()].map((n) => `none-${n}`)
      expect(await found({ id: { in: [...many, 'pier'] } })).toEqual(['pier'])
      expect(await found({ code: { equals: '50% & more, [sic]' } })).toEqual(['low tide'])
      expect(await found({ visited: { less_than: new Date('2026-03-02') } })).toEqual(['low tide'])
      expect(await found({ 'owner.value': { equals: author } })).toEqual(['pier'])
      expect(await found({ 'owner.relationTo': { equals: 'places' } })).toEqual(['wharf'])
      expect(await found({}, { limit: 0 })).toEqual(['low tide', 'pier', 'wharf'])
      expect(await sdk.findByID({ collection: 'places', id: 'low tide' })).toMatchObject({
        visited: '2026-03-01T00:00:00.000Z',
      })
      expect(await sdk.findByID({ collection: 'places', id: 'wharf', depth: 10 })).toMatchObject({
        owner: { relationTo: 'places', value: { code: '50% & more, [sic]' } },
      })
      const bea = await sdk.create({ collection: 'authors', data: { name: 'Bea' } })
      await post('Mast', { author, words: ['sorted'] })
      await post('Keel', { author: bea.id, words: ['sorted'] })
      const sorted = { where: { words: { equals: 'sorted' } }, sort: '-author.name' }
      expect(titles(await sdk.find({ collection: 'posts', ...sorted }))).toEqual(['Keel', 'Mast'])
    })

    test('of many documents, those that may not change are told with the reason', async () => {
      for (const code of ['open', 'closed']) {
        await sdk.create({ collection: 'places', data: { id: `the ${code} one`, code } })
      }
      const where = { code: { in: ['open', 'closed'] } }
      const data = { visited: '2026-05-01T00:00:00.000Z' }
      await expect(sdk.update({ collection: 'places', where, data })).rejects.toMatchObject({
        status: 400,
        errors: [{ id: 'the closed one', message: 'This place is closed.' }],
      })
      await expect(
        sdk.update({ collection: 'places', id: 'the closed one', data }),
      ).rejects.toMatchObject({ status: 409, errors: [{ message: 'This place is closed.' }] })
      await expect(
        sdk.create({ collection: 'places', data: { id: 'another', code: 'open' } }),
      ).rejects.toMatchObject({
        status: 400,
        errors: [{ name: 'ValidationError', data: { errors: [{ path: 'code' }] } }],
      })
    })

    test('refusals: their status and their errors', async () => {
      const refused = (asked: Promise<unknown>) => expect(asked).rejects
      await refused(sdk.create({ collection: 'posts', data: { views: -1 } })).toMatchObject({
        name: 'PayloadSDKError',
        status: 400,
        errors: [
          {
            name: 'ValidationError',
            message: 'The following fields are invalid: Title, Views',
            data: {
              collection: 'posts',
              errors: [
                { path: 'title', label: 'Title', message: 'This field is required.' },
                { path: 'views', label: 'Views', message: expect.any(String) },
              ],
            },
          },
        ],
      })
      await refused(visitor.create({ collection: 'posts', data: { title: 'No' } })).toMatchObject({
        status: 403,
        errors: [{ message: 'You are not allowed to perform this action.' }],
      })
      await refused(sdk.findByID({ collection: 'posts', id: 987_654 })).toMatchObject({
        status: 404,
        errors: [{ message: 'Not Found' }],
      })
      expect(
        await sdk.findByID({ collection: 'posts', id: 987_654, disableErrors: true }),
      ).toBeNull()
      await refused(
        sdk.find({ collection: 'posts', where: { none: { equals: 1 } } }),
      ).toMatchObject({
        status: 400,
        errors: [{ name: 'QueryError', data: [{ path: 'none' }] }],
      })
      await refused(
        visitor.login({ collection: 'users', data: { ...admin, password: 'wrong' } }),
      ).toMatchObject({
        status: 401,
        errors: [{ message: 'The email or password provided is incorrect.' }],
      })
      await refused(sdk.find({ collection: 'nothing' })).toMatchObject({ status: 404 })
    })
  },
)

test.skipIf(!isSdkInstalled)(
  '37.5 @payloadcms/sdk reads on where a list of everything was cut',
  async () => {
    const host = await sdkHosts['this server']!()
    try {
      const { sdk } = await signedInSdk(host)
      for (let n = 100; n < 205; n += 1) {
        await host.payload.create({ collection: 'places' as never, data: { id: `${n}` } as never })
      }
      const asked = { collection: 'places', depth: 3, pagination: false, sort: 'id' }
      const first = await sdk.find(asked)
      expect(first.docs).toHaveLength(100)
      expect(first).toMatchObject({ totalDocs: 105, limit: 100, hasNextPage: true, nextPage: 2 })
      const second = await sdk.find({ ...asked, page: 2 })
      expect(second.docs.map(({ id }) => id)).toEqual(['200', '201', '202', '203', '204'])
      expect(second).toMatchObject({ totalDocs: 105, hasNextPage: false })
    } finally {
      await host.close()
    }
  },
)
