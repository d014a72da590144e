import { setTimeout as aWhile } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { adminConfigPath } from '#contracts/admin-config'
import type { DocumentId } from '#contracts/documents'
import type { Destination, Move, Moved } from '#machines/order'
import { createHttp } from '../../ui/client/http.ts'
import type { OrderedList } from '../../ui/client/order.ts'
import { moveDocuments, undoMove } from '../../ui/client/order.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const { signal } = new AbortController()
const http = createHttp({ api: '/api', language: () => 'en' })

let server: TestServer
let cookie: string
let ids: DocumentId[]

/** Whoever may change shelves; the test says whether that is so. */
let mayUpdate = true

/** A hook of the site takes its time, so that another request can come in between. */
let slowly = false

beforeAll(async () => {
  const title = { name: 'title', type: 'text' as const, required: true }
  const access = { update: () => mayUpdate }
  server = await serve(
    aSite({
      collections: [
        users(),
        {
          slug: 'shelves',
          orderable: true,
          access,
          hooks: { beforeChange: [linger] },
          fields: [title],
        },
        { slug: 'notes', orderable: true, versions: { drafts: true }, fields: [title] },
        { slug: 'sorted', orderable: true, defaultSort: 'title', fields: [title] },
      ],
    }),
  )
  cookie = await server.signIn()
  const { fetch: send } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const headers = { origin: server.origin, ...init.headers, cookie }
    return send(new URL(path, `http://127.0.0.1:${server.port}`), { ...init, headers })
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

async function linger() {
  if (slowly) await aWhile(50)
}

const shelves: OrderedList = { slug: 'shelves', where: null, drafts: false, locale: null }

beforeEach(async () => {
  mayUpdate = true
  slowly = false
  await server.payload.delete({ collection: 'shelves', where: { id: { exists: true } } })
  ids = []
  for (const title of ['A', 'B', 'C', 'D', 'E']) {
    ids.push((await server.payload.create({ collection: 'shelves', data: { title } })).id)
  }
})

const titles = async (slug = 'shelves') => {
  const { docs } = await server.payload.find({
    collection: slug,
    sort: '_order',
    limit: 0,
    draft: true,
  })
  return docs.map((doc) => doc.title).join('')
}

const idOf = (title: string) => ids['ABCDE'.indexOf(title)]!
const idsOf = (all: string) => [...all].map(idOf)

const beside = async (title: string, side: 'before' | 'after'): Promise<Destination> => {
  const { _order } = await server.payload.findByID({ collection: 'shelves', id: idOf(title) })
  return { place: 'beside', id: idOf(title), side, key: _order as string }
}

const move = (all: string, to: Destination, list = shelves): Promise<readonly Moved[]> =>
  moveDocuments(http, list, { ids: idsOf(all), to } satisfies Move, signal)

describe('LIST-4 documents that are put in order by hand', () => {
  test('go beside another, together and in the order that they had', async () => {
    await move('DB', await beside('E', 'after'))
    expect(await titles()).toBe('ACEBD')

    await move('E', await beside('A', 'before'))
    expect(await titles()).toBe('EACBD')
  })

  test.each<[string, Destination, string]>([
    ['the top', { place: 'top' }, 'BDACE'],
    ['the end', { place: 'end' }, 'ACEBD'],
    ['a position', { place: 'position', position: 2 }, 'ABDCE'],
    ['a position beyond the end', { place: 'position', position: 99 }, 'ACEBD'],
  ])('go to %s, past everything between', async (_where, to, after) => {
    await move('BD', to)
    expect(await titles()).toBe(after)
  })

  test('are counted among those that the list shows', async () => {
    const list = { ...shelves, where: { title: { in: ['C', 'D', 'E'] } } }
    await move('E', { place: 'top' }, list)
    expect(await titles()).toBe('ABECD')
  })

  test('stay where they are when they are all there is', async () => {
    expect(await move('ABCDE', { place: 'top' })).toEqual([])
    expect(await titles()).toBe('ABCDE')
  })

  test('go back where they stood, each to its own place', async () => {
    const moved = await move('AD', { place: 'position', position: 2 })
    expect(await titles()).toBe('BADCE')

    await undoMove(http, shelves, moved, signal)
    expect(await titles()).toBe('ABCDE')
  })

  test('are drafts where they were drafts, and go back as such', async () => {
    const notes = { ...shelves, slug: 'notes', drafts: true }
    const made: DocumentId[] = []
    for (const title of ['A', 'B', 'C']) {
      const data = { title, _status: 'draft' }
      made.push((await server.payload.create({ collection: 'notes', draft: true, data })).id)
    }
    const to: Destination = { place: 'top' }
    const moved = await moveDocuments(http, notes, { ids: [made[2]!], to }, signal)
    expect(await titles('notes')).toBe('CAB')

    await undoMove(http, notes, moved, signal)
    expect(await titles('notes')).toBe('ABC')
    const { docs } = await server.payload.find({ collection: 'notes', draft: true })
    expect(docs.every(({ _status }) => _status === 'draft')).toBe(true)
  })
})

describe('LIST-4 a move is refused, and nothing is moved', () => {
  const stale = { code: 'order.stale' }

  test('beside what somebody has moved meanwhile', async () => {
    const seen = await beside('B', 'after')
    await move('B', { place: 'end' })

    await expect(move('A', seen)).rejects.toMatchObject(stale)
    expect(await titles()).toBe('ACDEB')
  })

  test.each(['A', 'B'])('with what somebody has deleted meanwhile: %s', async (gone) => {
    const seen = await beside('B', 'after')
    await server.payload.delete({ collection: 'shelves', id: idOf(gone) })

    await expect(move('A', seen)).rejects.toMatchObject(stale)
  })

  test('of somebody who may not change them', async () => {
    mayUpdate = false
    await expect(move('A', { place: 'end' })).rejects.toMatchObject({ code: 'access.refused' })
    expect(await titles()).toBe('ABCDE')
  })

  test('when the session is over', async () => {
    const to = await beside('B', 'after')
    const kept = cookie
    cookie = ''
    await expect(move('A', to)).rejects.toMatchObject({ code: 'session.ended' })
    cookie = kept
  })

  test('back, where somebody has moved it on since', async () => {
    const moved = await move('A', { place: 'end' })
    await move('A', { place: 'top' })

    await expect(undoMove(http, shelves, moved, signal)).rejects.toMatchObject(stale)
    expect(await titles()).toBe('ABCDE')
  })
})

test('LIST-4 two people who move to one place at one moment both get there', async () => {
  const { _order: key } = await server.payload.findByID({ collection: 'shelves', id: idOf('A') })
  const behindA = (title: string) => ({
    collectionSlug: 'shelves',
    orderableFieldName: '_order',
    docsToMove: [idOf(title)],
    newKeyWillBe: 'greater',
    target: { id: idOf('A'), key },
  })
  slowly = true
  const moves = ['D', 'E'].map((title) =>
    server.send('POST', '/api/reorder', behindA(title), { cookie }),
  )
  expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200])

  const { docs } = await server.payload.find({ collection: 'shelves', sort: '_order' })
  expect(new Set(docs.map(({ _order }) => _order)).size).toBe(5)
  expect(docs.map(({ title }) => title).join('')).toMatch(/^A(DE|ED)BC$/)
})

test('LIST-4 documents that are older than the order get their places with the first move', async () => {
  for (const id of ids) {
    await server.payload.db.updateOne({
      collection: 'shelves',
      id,
      data: { _order: null },
      req: {} as never,
    })
  }
  const to: Destination = { place: 'beside', id: idOf('B'), side: 'before', key: null }
  await move('E', to)

  const { docs } = await server.payload.find({ collection: 'shelves', sort: '_order' })
  const order = docs.map(({ title }) => title).join('')
  expect(docs.every(({ _order }) => typeof _order === 'string')).toBe(true)
  expect(order).toContain('EB')
})

test('CFG-7 the panel is told which lists are put in order by hand, and how they begin', async () => {
  const answer = await fetch(`/api${adminConfigPath}`, {})
  const { collections } = await answer.json()
  const told = collections.map(
    ({ slug, orderable, defaultSort }: { slug: string; orderable?: true; defaultSort: string }) =>
      `${slug} ${orderable ?? false} ${defaultSort}`,
  )
  expect(told).toEqual([
    'users false -createdAt',
    'shelves true _order',
    'notes true _order',
    'sorted true title',
  ])
})
