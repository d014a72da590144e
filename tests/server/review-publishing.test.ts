// @module-tag slow
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bulkPath } from '#contracts/bulk'
import { importPath } from '#contracts/import'
import { schedulePath } from '#contracts/schedule'
import { inProject } from '../../scripts/kit/root.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { ReviewDesk } from './kit/review-desk.ts'
import { openReviewDesk } from './kit/review-desk.ts'

interface Page {
  collectionSlug: string
  id: number
}

/** How somebody who may publish asks for it; the ways that answer in results are refused in those. */
type Way = (desk: ReviewDesk, page: Page) => Promise<Response>

const published = { _status: 'published' }

const bulk =
  (kind: string, more: object = {}): Way =>
  (desk, { id }) => {
    const asked = { collection: 'pages', documents: [{ id }], change: { kind }, ...more }
    return desk.send('grace', 'POST', bulkPath, asked)
  }

const lineOf = (id: number | null, data: object) => ({
  ...{ line: 1, key: id, data },
  ...(id === null && { creation: randomUUID() }),
})

const imported =
  (data: object, more: object = {}): Way =>
  (desk, { id }) => {
    const asked = { collection: 'pages', key: 'id', mode: 'both', lines: [lineOf(id, data)] }
    return desk.send('grace', 'POST', importPath, { ...asked, locale: 'en', ...more })
  }

const soon = () => new Date(Date.now() + 3_600_000).toISOString()

const planned =
  (more: object = {}): Way =>
  (desk, page) =>
    desk.send('grace', 'POST', schedulePath, { ...page, action: 'publish', at: soon(), ...more })

/** Each publishes the latest version as it is. */
const asItIs: Readonly<Record<string, Way>> = {
  'a save': (desk, page) => desk.publish('grace', page),
  'a save that says draft': (desk, page) => desk.publish('grace', page, {}, 'draft=true'),
  'a save of one language': (desk, page) =>
    desk.publish('grace', page, {}, 'locale=de&publishSpecificLocale=de'),
  'a save that sends all that is there': async (desk, page) => {
    const {
      id: _,
      _status: __,
      ...doc
    } = await (await desk.get('grace', `/pages/${page.id}`, { draft: true, depth: 0 })).json()
    return desk.publish('grace', page, doc)
  },
  'a change of many': bulk('publish'),
  'a dry run of a change of many': bulk('publish', { dryRun: true }),
  'an import': imported(published),
  'a dry run of an import': imported(published, { dryRun: true }),
  'a plan': planned(),
  'a plan for one language': planned({ locale: 'de' }),
}

/** Each publishes something else than what was approved. */
const changed: Readonly<Record<string, Way>> = {
  'a save with other values': (desk, page) => desk.publish('grace', page, { title: 'Sneaked in' }),
  'a save with other rows': (desk, page) => desk.publish('grace', page, { rows: [] }),
  'a save with another language': (desk, page) =>
    desk.publish('grace', page, { title: 'Heimlich' }, 'locale=de'),
  'a save of one language with other values': (desk, page) =>
    desk.publish('grace', page, { title: 'Heimlich' }, 'locale=de&publishSpecificLocale=de'),
  'an import with other values': imported({ ...published, title: 'Sneaked in' }),
  'a change of all': (desk, { id }) =>
    desk.send('grace', 'PATCH', `/pages?where[id][equals]=${id}`, { ...published, price: 9 }),
}

/** Each makes a document that is public at once. */
const created: Readonly<Record<string, Way>> = {
  'a creation': (desk) => desk.send('grace', 'POST', '/pages', { title: 'New', ...published }),
  'an imported creation': (desk) =>
    desk.send('grace', 'POST', importPath, {
      ...{ collection: 'pages', key: null, mode: 'both', locale: 'en' },
      lines: [lineOf(null, { title: 'New', ...published })],
    }),
  'a dry run of an imported creation': (desk) =>
    desk.send('grace', 'POST', importPath, {
      ...{ collection: 'pages', key: null, mode: 'both', locale: 'en', dryRun: true },
      lines: [lineOf(null, { title: 'New', ...published })],
    }),
  'a duplicate': (desk, { id }) =>
    desk.send('grace', 'POST', `/pages/${id}/duplicate?draft=false`, published),
}

/** The code with which it was refused; null: it wasn't. */
async function refusalOf(answer: Response): Promise<string | null> {
  const body = await answer.json()
  const refused = body.results?.[0]?.problem ?? body
  // Payload's answer about many documents says each with its sentence.
  const [error] = body.errors ?? []
  return refused.code ?? (/approved review/.test(error?.message) ? 'review.missing' : null)
}

function publishingCases(databaseUrl: () => Promise<string | null>) {
  let desk: ReviewDesk

  beforeAll(async () => {
    desk = await openReviewDesk(await databaseUrl())
  })
  afterAll(() => desk.server.close())

  const isPublic = async ({ id }: Page): Promise<boolean> =>
    (await desk.get('visitor', `/pages/${id}`)).ok

  const approvedPage = async (): Promise<Page> => {
    const page = await desk.page()
    await desk.edit('wil', page, { title: 'Hafen' }, '&locale=de')
    await desk.take('wil', page, 'ask')
    await desk.take('grace', page, 'approve')
    return page
  }

  const publicCount = async () =>
    (await (await desk.get('visitor', '/pages', { limit: 1 })).json()).totalDocs

  describe.each(Object.entries(asItIs))('39.2 %s', (name, way) => {
    test('publishes nothing that is not approved', async () => {
      const page = await desk.page()

      expect(await refusalOf(await way(desk, page))).toBe('review.missing')
      await desk.take('wil', page, 'ask')
      expect(await refusalOf(await way(desk, page))).toBe('review.missing')
      await desk.take('grace', page, 'askChanges')
      expect(await refusalOf(await way(desk, page))).toBe('review.missing')
      expect(await isPublic(page)).toBe(false)
    })

    test('publishes nothing that has changed since', async () => {
      const page = await approvedPage()
      await desk.edit('wil', page, { price: 7 })

      expect(await refusalOf(await way(desk, page))).toBe('review.missing')
      expect(await isPublic(page)).toBe(false)
    })

    test('publishes what is approved', async () => {
      const page = await approvedPage()

      expect(await refusalOf(await way(desk, page))).toBeNull()
      expect(await isPublic(page)).toBe(!/dry run|plan/.test(name))
    })
  })

  test.each(Object.entries(changed))('39.2 %s is not what was approved', async (_, way) => {
    const page = await approvedPage()

    expect(await refusalOf(await way(desk, page))).toBe('review.missing')
    expect(await isPublic(page)).toBe(false)
    expect(await desk.read('grace', page)).toMatchObject({ state: 'approved' })
  })

  test.each(Object.entries(created))('39.2 %s is public only after a review', async (_, way) => {
    const page = await approvedPage()
    const before = await publicCount()

    expect(await refusalOf(await way(desk, page))).toBe('review.missing')
    expect(await publicCount()).toBe(before)
  })

  test('39.2 a version is taken back as published only where it is public or approved', async () => {
    const page = await approvedPage()
    await desk.publish('grace', page)
    const where = { parent: { equals: page.id } }
    const [first] = (await desk.server.payload.findVersions({ collection: 'pages', where })).docs
    for (const price of [4, 5]) {
      await desk.edit('wil', page, { price })
      await desk.take('alan', page, 'approve')
      if (price === 4) await desk.publish('grace', page)
    }
    const restore = (query = '') =>
      desk.send('grace', 'POST', `/pages/versions/${first!.id}${query}`, {})
    const shown = async () => (await (await desk.get('visitor', `/pages/${page.id}`)).json()).price

    expect(first).toMatchObject({ version: { price: 3, _status: 'published' } })
    expect(await refusalOf(await restore())).toBe('review.missing')
    expect(await desk.read('grace', page)).toMatchObject({ state: 'approved' })
    expect((await restore('?draft=true')).status).toBe(200)
    expect(await desk.read('grace', page)).toMatchObject({ state: 'inReview' })
    expect(await shown()).toBe(4)
    await desk.take('alan', page, 'approve')
    expect((await desk.publish('grace', page)).status).toBe(200)
    expect(await shown()).toBe(3)
  })

  test('39.2 a creation that asks for a draft is one', async () => {
    const data = { title: 'New', ...published }
    const { doc } = await (await desk.send('grace', 'POST', '/pages?draft=true', data)).json()

    expect(await isPublic({ collectionSlug: 'pages', id: doc.id })).toBe(false)
  })

  test('39.2 a save of what is public changes nothing of it without a review', async () => {
    const page = await approvedPage()
    await desk.publish('grace', page)

    for (const data of [{ price: 9 }, { price: 9, ...published }, { rows: [] }]) {
      const answer = await desk.send('grace', 'PATCH', `/pages/${page.id}`, data)
      expect(await refusalOf(answer)).toBe('review.missing')
    }
    const { price } = await (await desk.get('visitor', `/pages/${page.id}`)).json()
    expect(price).toBe(3)
    // Nothing is published by a save that changes nothing.
    expect((await desk.publish('grace', page)).status).toBe(200)
    expect((await desk.send('grace', 'PATCH', `/pages/${page.id}`, { price: 3 })).status).toBe(200)
  })

  test('39.2 what is public can be reverted to and unpublished without a review', async () => {
    const page = await approvedPage()
    await desk.publish('grace', page)
    await desk.edit('wil', page, { title: 'Another', rows: [{ text: 'Two' }] })
    const shown = await (await desk.get('visitor', `/pages/${page.id}`, { depth: 0 })).json()
    const { createdAt: _, id: __, updatedAt: ___, ...values } = shown

    expect((await desk.publish('grace', page, values)).status).toBe(200)
    expect(
      await (await desk.get('grace', `/pages/${page.id}`, { draft: true })).json(),
    ).toMatchObject({
      title: 'Harbour',
      _status: 'published',
    })
    const unpublished = { _status: 'draft' }
    expect((await desk.send('grace', 'PATCH', `/pages/${page.id}`, unpublished)).status).toBe(200)
    expect(await isPublic(page)).toBe(false)
    expect(await refusalOf(await desk.publish('grace', page))).toBe('review.missing')
  })

  test('39.2 a revert publishes no draft of another language', async () => {
    const page = await approvedPage()
    await desk.publish('grace', page)
    await desk.edit('wil', page, { title: 'Entwurf' }, '&locale=de')
    const shown = await (await desk.get('visitor', `/pages/${page.id}`, { depth: 0 })).json()
    const { createdAt: _, id: __, updatedAt: ___, ...values } = shown

    expect(await refusalOf(await desk.publish('grace', page, values))).toBe('review.missing')
    const german = await desk.get('visitor', `/pages/${page.id}`, { locale: 'de' })
    expect((await german.json()).title).toBe('Hafen')
  })

  test('39.2 one language is published after the other with one approval', async () => {
    const page = await approvedPage()

    expect(
      (await desk.publish('grace', page, {}, 'locale=en&publishSpecificLocale=en')).status,
    ).toBe(200)
    expect(await desk.read('grace', page)).toMatchObject({ state: 'approved' })
    expect(
      (await desk.publish('grace', page, {}, 'locale=de&publishSpecificLocale=de')).status,
    ).toBe(200)
    const german = await desk.get('visitor', `/pages/${page.id}`, { locale: 'de' })
    expect((await german.json()).title).toBe('Hafen')
  })

  test('39.2 what comes out of the trash is public only after a review', async () => {
    const page = await desk.page()
    await desk.send('grace', 'PATCH', `/pages/${page.id}`, { deletedAt: new Date().toISOString() })

    const restored = { deletedAt: null, ...published }
    const path = `/pages/${page.id}?trash=true`
    expect(await refusalOf(await desk.send('grace', 'PATCH', path, restored))).toBe(
      'review.missing',
    )
    expect(await refusalOf(await bulk('restorePublished')(desk, page))).toBe('review.missing')
    expect(await refusalOf(await bulk('restore')(desk, page))).toBeNull()
    expect(await isPublic(page)).toBe(false)
  })

  test('39.2 a plan that is due publishes what is approved then, and nothing else', async () => {
    const [kept, fallen] = [await approvedPage(), await approvedPage()]
    const at = new Date(Date.now() + 1500).toISOString()
    for (const page of [kept, fallen]) {
      expect(await refusalOf(await planned({ at })(desk, page))).toBeNull()
    }
    await desk.edit('wil', fallen, { price: 7 })

    await expect.poll(() => isPublic(kept), { timeout: 30_000 }).toBe(true)
    const failed = async () => {
      const { planned } = await (await desk.get('grace', schedulePath, fallen)).json()
      return planned[0]?.error
    }
    await expect.poll(failed, { timeout: 30_000 }).toMatch(/approved review/)
    expect(await isPublic(fallen)).toBe(false)
  }, 60_000)

  test('39.2 the site’s own code publishes what it likes', async () => {
    const page = await desk.page()

    await desk.server.payload.update({ collection: 'pages', id: page.id, data: published as never })
    expect(await isPublic(page)).toBe(true)
    const made = await desk.server.payload.create({
      collection: 'pages',
      data: { title: 'Imported', ...published } as never,
    })
    expect(await isPublic({ collectionSlug: 'pages', id: made.id as number })).toBe(true)
  })

  test('39.2 a global is published after a review, and no version of it taken back before', async () => {
    const front = { globalSlug: 'front' }
    const save = (data: object, query = '') =>
      desk.send('grace', 'POST', `/globals/front${query}`, data)
    await save({ title: 'First' }, '?draft=true')
    expect(await refusalOf(await save(published))).toBe('review.missing')
    await desk.take('alan', front, 'approve')
    expect((await save(published)).status).toBe(200)
    const { docs } = await (await desk.get('grace', '/globals/front/versions')).json()

    await save({ title: 'Second' }, '?draft=true')
    await desk.take('alan', front, 'approve')
    expect(await refusalOf(await save({ title: 'Third', ...published }))).toBe('review.missing')
    expect((await save(published)).status).toBe(200)
    const restore = await desk.send('grace', 'POST', `/globals/front/versions/${docs[0].id}`, {})
    expect(await refusalOf(restore)).toBe('review.missing')
    expect(await (await desk.get('grace', '/globals/front')).json()).toMatchObject({
      title: 'Second',
    })
  })

  test('39.2 another file is another content', async () => {
    const form = (text: string, data: object) => {
      const form = new FormData()
      form.set('_payload', JSON.stringify(data))
      form.set('file', new Blob([text], { type: 'text/plain' }), 'notes.txt')
      return form
    }
    const send = (method: string, path: string, body: FormData) =>
      desk.server.ask(`/api${path}`, { method, body, headers: { cookie: desk.cookies.grace! } })
    const made = await send('POST', '/files?draft=true', form('One', { title: 'Notes' }))
    const file = { collectionSlug: 'files', id: (await made.json()).doc.id }
    await desk.take('grace', file, 'approve')

    const swapped = await send('PATCH', `/files/${file.id}`, form('Two', published))
    expect(await refusalOf(swapped)).toBe('review.missing')
    expect((await desk.send('grace', 'PATCH', `/files/${file.id}`, published)).status).toBe(200)
  })

  test('39.2 where a review is optional, nobody is held to it', async () => {
    const { doc } = await (
      await desk.send('grace', 'POST', '/notes', { title: 'A', ...published })
    ).json()

    expect(doc._status).toBe('published')
    expect(await desk.read('grace', { collectionSlug: 'notes', id: doc.id })).toMatchObject({
      isRequired: false,
    })
  })
}

describe('39.2 publishing', () => onBothDatabases(publishingCases))

const siteDir = inProject('tests/payload-packages')

// `npm ci --prefix tests/payload-packages` installs them; without them, nothing is asked here.
describe.skipIf(!existsSync(join(siteDir, 'node_modules')))('39.2 GraphQL', () => {
  let desk: ReviewDesk
  beforeAll(async () => {
    desk = await openReviewDesk(null, { graphQL: { disable: false } } as never, { siteDir })
  })
  afterAll(() => desk.server.close())

  test('publishes what is approved, and nothing else', async () => {
    const ask = async (query: string) =>
      (await desk.send('grace', 'POST', '/graphql', { query })).json()
    const page = await desk.page()
    const publish = `mutation { updatePage(id: ${page.id}, data: { _status: published }) { id } }`

    expect(JSON.stringify(await ask(publish))).toContain('approved review')
    const create = 'mutation { createPage(data: { title: "New", _status: published }) { id } }'
    expect(JSON.stringify(await ask(create))).toContain('approved review')
    await desk.take('grace', page, 'approve')
    expect(await ask(publish)).toEqual({ data: { updatePage: { id: page.id } } })
  })
})
