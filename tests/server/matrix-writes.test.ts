// @module-tag slow
import type { Where } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bulkPath } from '#contracts/bulk'
import { importPath } from '#contracts/import'
import { lockPath } from '#contracts/locks'
import { preflightPath } from '#contracts/preflight'
import { schedulePath } from '#contracts/schedule'
import type { Role } from './kit/matrix-rules.ts'
import {
  allows,
  isOfPanel,
  isPlain,
  kindsOf,
  ownGlobalSlug,
  roles,
  rules,
  writeSlug,
} from './kit/matrix-rules.ts'
import type { Matrix } from './kit/matrix-server.ts'
import { openMatrix } from './kit/matrix-server.ts'
import { unasked } from './kit/matrix-table.ts'

let matrix: Matrix
let ids: Matrix['ids']
const send: Matrix['call'] = (...asked) => matrix.call(...asked)

beforeAll(async () => {
  matrix = await openMatrix()
  ids = matrix.ids
  await matrix.fill(writeSlug)
  await matrix.fillGlobals()
})
afterAll(() => matrix.close())

/** The ways in which a value of a document can be changed. */
const writes: Readonly<
  Record<string, (role: Role, slug: string, id: number, data: object) => Promise<unknown>>
> = {
  'a save': (role, slug, id, data) => send(role, 'PATCH', `/${slug}/${id}`, data),
  'a draft': (role, slug, id, data) => send(role, 'PATCH', `/${slug}/${id}?draft=true`, data),
  'a save of many': (role, slug, id, data) =>
    send(role, 'PATCH', `/${slug}?where[id][equals]=${id}`, data),
  'a bulk edit': (role, slug, id, data) =>
    send(role, 'POST', bulkPath, {
      collection: slug,
      documents: [{ id }],
      change: { kind: 'edit', data },
    }),
  'an import': (role, slug, id, data) =>
    send(role, 'POST', importPath, {
      collection: slug,
      key: 'id',
      mode: 'update',
      lines: [{ line: 1, key: id, data }],
    }),
}

const countOf = (collection: string, where: Where) => matrix.payload.count({ collection, where })

/** A plan of the admin's. */
const queue = (slug: string, id: number, at: string) =>
  matrix.payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: new Date(at),
    input: {
      type: 'publish',
      doc: { relationTo: slug, value: String(id) },
      user: { relationTo: 'users', value: 1 },
    },
  } as never)

describe.each(roles)('18.8 PERM-1 what a %s writes', (role) => {
  const stored = async (slug: string, id: number) => {
    const query = { where: { parent: { equals: id } }, sort: '-updatedAt', limit: 1 }
    const { docs } = await matrix.payload.findVersions({ collection: slug, ...query })
    return JSON.stringify(docs[0]?.version)
  }

  describe.each(rules)('where %s may', (rule) => {
    const slug = writeSlug(rule)

    test.each(Object.entries(writes))('is that alone: %s', async (way, write) => {
      const isEndpoint = way === 'a bulk edit' || way === 'an import'
      for (const kind of kindsOf(rule)) {
        const id = ids[slug]![kind]
        const may = allows(rule, role, kind) && (!isEndpoint || isOfPanel(role))
        const mayAll = may && role === 'admin'
        const value = `${role} by ${way} ${kind}`
        await write(role, slug, id, { title: value })
        expect([kind, (await stored(slug, id)).includes(value)]).toEqual([kind, may])
        const forbidden = {
          fixed: `fixed ${value}`,
          rows: [{ said: 'x', stuck: `stuck ${value}` }],
        }
        await write(role, slug, id, forbidden)
        const now = await stored(slug, id)
        expect([kind, now.includes(`fixed ${value}`)]).toEqual([kind, mayAll])
        expect([kind, now.includes(`stuck ${value}`)]).toEqual([kind, mayAll])
      }
    })

    test('is that alone: a lock, a restored version and a deletion', async () => {
      for (const kind of kindsOf(rule)) {
        const id = await matrix.make(slug, kind)
        const may = allows(rule, role, kind)
        const asked = { collectionSlug: slug, id, action: 'acquire' }
        const lock = await send(role, 'POST', lockPath, asked)
        expect([kind, lock.ok]).toEqual([kind, may && isOfPanel(role)])
        await send(role, 'POST', lockPath, { ...asked, action: 'release' })
        const { docs } = await matrix.payload.findVersions({
          collection: slug,
          where: { parent: { equals: id } },
        })
        const restored = await send(role, 'POST', `/${slug}/versions/${docs[0]!.id}`)
        // Without a rule of their own, versions are for whoever is signed in.
        expect([kind, restored.ok]).toEqual([kind, may && role !== 'visitor'])
        await send(role, 'POST', bulkPath, {
          collection: slug,
          documents: [{ id }],
          change: { kind: 'delete' },
        })
        const count = async () =>
          (await matrix.payload.count({ collection: slug, where: { id: { equals: id } } }))
            .totalDocs
        expect([kind, await count()]).toEqual([kind, may && isOfPanel(role) ? 0 : 1])
        await send(role, 'DELETE', `/${slug}/${id}`)
        expect([kind, await count()]).toEqual([kind, may ? 0 : 1])
      }
    })

    test('is that alone: a deletion of many', async () => {
      for (const kind of kindsOf(rule)) {
        const id = await matrix.make(slug, kind)
        await send(role, 'DELETE', `/${slug}?where[id][equals]=${id}`)
        const { totalDocs } = await countOf(slug, { id: { equals: id } })
        expect([kind, totalDocs]).toEqual([kind, allows(rule, role, kind) ? 0 : 1])
        await matrix.payload.delete({ collection: slug, where: { id: { equals: id } } })
      }
    })

    test('is that alone: its place among others', async () => {
      for (const kind of kindsOf(rule)) {
        const id = ids[slug]![kind]
        const target = await matrix.make(slug, kind)
        const orderOf = async (one: number) =>
          (await matrix.payload.findByID({ collection: slug, id: one, draft: true }))._order
        const before = await orderOf(id)
        await send(role, 'POST', '/reorder', {
          collectionSlug: slug,
          docsToMove: [id],
          newKeyWillBe: 'greater',
          orderableFieldName: '_order',
          target: { id: target, key: await orderOf(target) },
        })
        const isMoved = (await orderOf(id)) !== before
        expect([kind, isMoved]).toEqual([kind, allows(rule, role, kind)])
        await matrix.payload.delete({ collection: slug, id: target })
      }
    })

    test('is that alone: a plan, and that it is taken back', async () => {
      const at = new Date(Date.now() + 86_400_000).toISOString()
      for (const kind of kindsOf(rule)) {
        const plan = { collectionSlug: slug, id: ids[slug]![kind], action: 'publish', at }
        const plans = async () => (await matrix.payload.find({ collection: 'payload-jobs' })).docs
        const may = allows(rule, role, kind) && isOfPanel(role)
        await send(role, 'POST', schedulePath, plan)
        expect([kind, (await plans()).length]).toEqual([kind, may ? 1 : 0])
        if (!may) await queue(slug, ids[slug]![kind], at)
        const [{ id }] = (await plans()) as [{ id: number }]
        await send(role, 'DELETE', `${schedulePath}/${id}`)
        expect([kind, (await plans()).length]).toEqual([kind, may ? 0 : 1])
        await matrix.payload.db.deleteMany({ collection: 'payload-jobs', where: {} })
      }
    })

    test('is what is checked before it is published, with its links', async () => {
      for (const kind of kindsOf(rule)) {
        const data = { title: 'http://127.0.0.1:1/a-page' }
        const asked = { collectionSlug: slug, id: ids[slug]![kind], data }
        const told = await (await send(role, 'POST', preflightPath, asked)).text()
        const may = allows(rule, role, kind) && isOfPanel(role)
        // Of a link to this machine it is said that it is not followed.
        expect([kind, told.includes('"check":"externalLinks"')]).toEqual([kind, may])
      }
    })

    test('is what is said of permissions', async () => {
      for (const kind of kindsOf(rule)) {
        const asked = await send(role, 'POST', `/${slug}/access/${ids[slug]![kind]}`)
        const { update, delete: remove } = await asked.json()
        const may = allows(rule, role, kind)
        expect([kind, Boolean(update), Boolean(remove)]).toEqual([kind, may, may])
      }
    })

    test('is that alone: a copy', async () => {
      const may = isPlain(rule) && allows(rule, role, 'theirs')
      const before = await countOf(slug, {})
      const title = `copy by ${role}`
      const id = ids[slug]!.theirs
      const copied = await send(role, 'POST', `/${slug}/${id}/duplicate`, { title })
      expect(copied.ok).toBe(may)
      const { totalDocs } = await countOf(slug, {})
      expect(totalDocs - before.totalDocs).toBe(may ? 1 : 0)
    })

    test('is that alone: a new document', async () => {
      const may = isPlain(rule) && allows(rule, role, 'theirs')
      const title = `new by ${role}`
      const data = { title, fixed: `fixed by ${role}` }
      const made = await send(role, 'POST', `/${slug}`, data)
      expect(made.status === 201).toBe(may)
      const lines = [{ line: 1, key: null, data }]
      const into = { collection: slug, key: null, mode: 'create', lines }
      await send(role, 'POST', importPath, into)
      const where = { title: { equals: title } }
      const { docs } = await matrix.payload.find({ collection: slug, where, draft: true })
      expect(docs.length > 0).toBe(may)
      for (const { fixed } of docs) {
        expect(fixed === `fixed by ${role}`).toBe(role === 'admin')
      }
    })
  })

  test.each(rules.filter(isPlain))('where %s may is that alone: a global', async (rule) => {
    const slug = ownGlobalSlug(rule)
    const may = allows(rule, role, 'theirs')
    const title = async () => (await matrix.payload.findGlobal({ slug })).title
    await matrix.payload.updateGlobal({ slug, data: { title: 'before' } })
    const { docs } = await matrix.payload.findGlobalVersions({ slug, sort: '-updatedAt', limit: 1 })
    const asked = await (await send(role, 'POST', `/globals/${slug}/access`)).json()
    expect(Boolean(asked.update)).toBe(may)

    const data = { title: `by ${role}`, fixed: `fixed by ${role}` }
    await send(role, 'POST', `/globals/${slug}`, data)
    expect(await title()).toBe(may ? `by ${role}` : 'before')
    const { fixed } = await matrix.payload.findGlobal({ slug })
    expect(fixed === `fixed by ${role}`).toBe(may && role === 'admin')

    await matrix.payload.updateGlobal({ slug, data: { title: 'after' } })
    await send(role, 'POST', `/globals/${slug}/versions/${docs[0]!.id}`)
    expect(await title()).toBe(may && role !== 'visitor' ? 'before' : 'after')
  })
})

test('every way that the table gives to this file is asked here', () => {
  expect(unasked('matrix-writes.test.ts', matrix)).toEqual([])
})
