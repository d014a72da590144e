import type { Access, CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedInConfig } from '#contracts/admin-config'
import type { DocumentId, DocumentPermissions, DocumentRef } from '#contracts/documents'
import { readCreation, readPermissions } from '../../ui/client/documents.ts'
import type { Http } from '../../ui/client/http.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const writer = { email: 'grace@site.example', password: 'another-long-password' }

const isAdmin = ({ user }: PayloadRequest): boolean => user?.role === 'admin'

/** The rules with which sites say that writers save drafts and editors publish. */
const rules: Record<string, Access> = {
  // Throws where it is asked without values.
  notpublished: ({ data, req }) => isAdmin(req) || data._status !== 'published',
  // Says no where it is asked without values.
  onlydrafts: ({ data, req }) => isAdmin(req) || data?._status === 'draft',
  // Draws on the values of the document as well.
  owndesk: ({ data, req }) =>
    isAdmin(req) || (data?._status !== 'published' && data?.desk !== 'closed'),
}

const fields: CollectionConfig['fields'] = [
  { name: 'title', type: 'text', required: true },
  { name: 'desk', type: 'text', defaultValue: 'open' },
]
const versions = { drafts: { schedulePublish: true } }

const collections: CollectionConfig[] = [
  ...Object.entries(rules).map(([slug, rule]) => ({
    slug,
    fields,
    versions,
    trash: true,
    access: { create: rule, update: rule },
  })),
  {
    slug: 'queried',
    fields,
    versions,
    access: { update: ({ req }) => isAdmin(req) || { _status: { not_equals: 'published' } } },
  },
]
const front: GlobalConfig = {
  slug: 'front',
  fields,
  versions: { drafts: true },
  access: { update: rules.notpublished! },
}

const saves = { create: true, update: true }

function draftCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string
  let http: Http

  beforeAll(async () => {
    const site = aSite({ collections: [users(), ...collections], globals: [front] })
    server = await serve(site, {
      databaseUrl: await databaseUrl(),
      limits: { requestsPerMinute: 100_000 },
    })
    await server.payload.create({ collection: 'users', data: { ...writer, role: 'editor' } })
    cookie = await server.signIn(writer)
    http = (async (path: string, { method = 'GET', body }: { method?: string; body?: object }) =>
      (await server.send(method, `/api${path}`, body, { cookie })).json()) as unknown as Http
  })
  afterAll(() => server.close())

  const { signal } = new AbortController()
  const refTo = (slug: string, id: DocumentId | null): DocumentRef => ({
    kind: 'collection',
    slug,
    id,
    locale: null,
  })
  const permissionsOf = (ref: DocumentRef): Promise<DocumentPermissions> =>
    readPermissions(http, ref, true, signal)

  async function made(slug: string, _status: 'draft' | 'published'): Promise<DocumentId> {
    const data = { title: 'As it was', _status }
    return (await server.payload.create({ collection: slug, data, draft: _status === 'draft' })).id
  }
  const save = async (slug: string, id: DocumentId, data: object, query = '') =>
    (await server.send('PATCH', `/api/${slug}/${id}${query}`, data, { cookie })).status
  const saveDraft = (slug: string, id: DocumentId, title: string) =>
    save(slug, id, { title, _status: 'draft' }, '?draft=true')
  const publicOf = async (slug: string, id: DocumentId) => {
    const { _status, title } = await server.payload.findByID({ collection: slug, id })
    return { _status, title }
  }
  const config = async () =>
    (await (
      await server.ask('/api/stateroom/config', { headers: { cookie } })
    ).json()) as SignedInConfig

  const slugs = Object.keys(rules)

  test('PERM-1 what a person may do in general is told as of drafts, with every field', async () => {
    const { collections, globals } = await config()

    for (const slug of slugs) {
      const found = collections.find((collection) => collection.slug === slug)
      expect([slug, found?.access]).toMatchObject([slug, saves])
      const writable = { create: false, update: false }
      expect([slug, found?.fields]).toMatchObject([
        slug,
        fields.map(() => ({ readOnly: writable })),
      ])
    }
    expect(globals.map(({ access }) => access)).toEqual([{ read: true, update: true }])
  })

  describe.each(slugs)('17.16 DOC-6 PERM-1 whoever may only save drafts can work (%s)', (slug) => {
    test('a new document may be created, not published', async () => {
      const started = { hasDrafts: true, initial: { title: '', desk: 'open' } }
      const permissions = await readCreation(http, refTo(slug, null), started, signal)

      expect(permissions).toMatchObject({ update: true, publish: false })
      const create = (data: object, query: string) =>
        server.send('POST', `/api/${slug}${query}`, data, { cookie })
      expect((await create({ title: 'A', _status: 'draft' }, '?draft=true')).status).toBe(201)
      expect((await create({ title: 'A', _status: 'published' }, '')).status).toBe(403)
    })

    test.each(['draft', 'published'] as const)('a %s document gets a draft', async (status) => {
      const id = await made(slug, status)

      expect(await permissionsOf(refTo(slug, id))).toMatchObject({ update: true, publish: false })
      expect(await saveDraft(slug, id, 'A draft')).toBe(200)
      expect(await publicOf(slug, id)).toEqual({ _status: status, title: 'As it was' })
      const latest = await server.payload.findByID({ collection: slug, id, draft: true })
      expect(latest).toMatchObject({ _status: 'draft', title: 'A draft' })
    })

    test('what it begins with and what it is locked with are for drafts, too', async () => {
      const id = await made(slug, 'published')
      const body = { collectionSlug: slug }

      expect(
        (
          await server.send(
            'POST',
            '/api/stateroom/form-state',
            { ...body, operation: 'create', data: { desk: 'open' } },
            { cookie },
          )
        ).status,
      ).toBe(200)
      const lock = { ...body, id, action: 'acquire' }
      expect((await server.send('POST', '/api/stateroom/lock', lock, { cookie })).status).toBe(200)
    })

    test('what visitors see stays as it is, however it is asked for', async () => {
      const id = await made(slug, 'published')
      const where = `?where[id][equals]=${id}`
      const bulk = (data: object) => server.send('PATCH', `/api/${slug}${where}`, data, { cookie })
      const answers = [
        await save(slug, id, { title: 'B', _status: 'published' }),
        await save(slug, id, { title: 'B' }),
        await save(slug, id, { title: 'B', _status: 'draft' }),
        await save(slug, id, { _status: 'draft' }),
        (await bulk({ title: 'B' })).status,
        (await bulk({ _status: 'draft' })).status,
        (
          await server.send(
            'POST',
            '/api/stateroom/bulk',
            { collection: slug, documents: [{ id }], change: { kind: 'unpublish' } },
            { cookie },
          )
        ).ok,
      ]

      expect(answers).toEqual([403, 403, 403, 403, 403, 403, true])
      expect(await publicOf(slug, id)).toEqual({ _status: 'published', title: 'As it was' })
    })

    test.each(['publish', 'unpublish'])('DOC-15 nor is it planned to %s it', async (action) => {
      const plan = {
        collectionSlug: slug,
        id: await made(slug, 'published'),
        action,
        at: new Date(Date.now() + 60_000).toISOString(),
      }

      const answer = await server.send('POST', '/api/stateroom/schedule', plan, { cookie })
      expect(answer.status).toBe(403)
    })

    test('a document that was never public is saved without saying so', async () => {
      const id = await made(slug, 'draft')

      expect(await save(slug, id, { title: 'C', _status: 'draft' })).toBe(200)
    })

    test('what is in the trash comes back as a draft', async () => {
      const id = await made(slug, 'published')
      const deletedAt = new Date().toISOString()

      expect(await save(slug, id, { deletedAt, _status: 'draft' })).toBe(200)
      expect(await save(slug, id, { deletedAt: null, _status: 'draft' }, '?trash=true')).toBe(200)
      expect((await publicOf(slug, id))._status).toBe('draft')
    })

    test('whoever may publish still does all of it', async () => {
      const id = await made(slug, 'published')
      const admins = await server.signIn()
      const change = async (data: object) =>
        (await server.send('PATCH', `/api/${slug}/${id}`, data, { cookie: admins })).status

      expect(await change({ title: 'D' })).toBe(200)
      expect(await change({ _status: 'draft' })).toBe(200)
      expect((await publicOf(slug, id))._status).toBe('draft')
    })
  })

  test('PERM-1 a rule that is a query is answered of the latest version, as a save would be', async () => {
    const id = await made('queried', 'published')
    const ref = refTo('queried', id)

    expect(await permissionsOf(ref)).toMatchObject({ update: false, publish: false })
    expect(await saveDraft('queried', id, 'Refused')).toBe(403)

    await server.payload.update({
      collection: 'queried',
      id,
      data: { title: 'A draft of what is public', _status: 'draft' },
      draft: true,
    })
    expect(await permissionsOf(ref)).toMatchObject({ update: true })
    expect(await saveDraft('queried', id, 'Accepted')).toBe(200)
    expect(await publicOf('queried', id)).toEqual({ _status: 'published', title: 'As it was' })
  })

  test('DOC-6 a draft of a public global is saved, and it stays as visitors see it', async () => {
    const title = 'For visitors'
    await server.payload.updateGlobal({ slug: 'front', data: { title, _status: 'published' } })
    const post = async (data: object, query = '') =>
      (await server.send('POST', `/api/globals/front${query}`, data, { cookie })).status

    const ref: DocumentRef = { kind: 'global', slug: 'front', locale: null }
    expect(await permissionsOf(ref)).toMatchObject({ update: true, publish: false })
    expect(await post({ title: 'A draft', _status: 'draft' }, '?draft=true')).toBe(200)
    expect(await post({ title: 'B' })).toBe(403)
    expect(await post({ _status: 'draft' })).toBe(403)
    expect(await post({ title: 'B', _status: 'published' })).toBe(403)
    expect(await server.payload.findGlobal({ slug: 'front' })).toMatchObject({ title })
  })
}

onBothDatabases(draftCases)
