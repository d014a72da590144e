import { expect, test, vi } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import type { ListState, ViewDraft } from '#machines/views'
import { Problem } from '#problems'
import type { Http } from '../../../ui/client/http.ts'
import { columnsFrom, sortFrom, writtenColumns } from '../../../ui/client/preset-columns.ts'
import { readViews, removeView, saveView, viewOf } from '../../../ui/client/query-presets.ts'

const onlyMe = { constraint: 'onlyMe', users: [1] }
const everyone = { constraint: 'everyone', users: [] }
const sharing = { read: everyone, update: onlyMe, delete: onlyMe }

const list: ListState = {
  where: { or: [{ and: [{ kind: { equals: 'essay' } }] }] },
  columns: [
    { accessor: 'title', active: true },
    { accessor: 'kind', active: false },
    { accessor: 'publishedAt', active: true },
  ],
  sort: '-publishedAt,title',
  groupBy: '-kind',
}

const draft: ViewDraft = { id: null, title: ' Essays ', sharing, list }
const { signal } = new AbortController()

/** Keeps what was sent, and answers with it, as Payload does. */
function server() {
  const http = vi.fn(async (_path: string, request: { body?: object }) => ({
    doc: { id: 7, ...request.body },
  }))
  return { http: http as unknown as Http, asked: http.mock.calls }
}

const refusing = (problem: Problem) => (() => Promise.reject(problem)) as unknown as Http

test('LIST-4 a view comes back as it was saved, its order included', async () => {
  const { http, asked } = server()

  expect(await saveView(http, { slug: 'posts', user: 1 }, draft, signal)).toEqual({
    id: 7,
    title: 'Essays',
    list,
    sharing,
    may: { update: true, delete: true },
  })
  expect(asked[0]).toMatchObject([
    '/payload-query-presets',
    { method: 'POST', body: { relatedCollection: 'posts' } },
  ])
})

test('LIST-4 a new name leaves the list as it was saved', async () => {
  const { http, asked } = server()
  await saveView(http, { slug: 'posts', user: 1 }, { ...draft, id: 7, list: null }, signal)

  expect(asked[0]?.[0]).toBe('/payload-query-presets/7')
  expect(asked[0]?.[1]).toMatchObject({ method: 'PATCH' })
  expect(asked[0]?.[1].body).toEqual({ title: 'Essays', access: sharing })
})

test('LIST-4 what is shared with somebody is theirs to change only where it says so', () => {
  const access = {
    read: everyone,
    update: { constraint: 'specificUsers', users: [{ id: 2 }, 1, 1] },
    delete: { constraint: 'byTheSite' },
  }

  expect(viewOf({ id: 1, title: 'A', access }, 1)).toMatchObject({
    sharing: { update: { constraint: 'specificUsers', users: [2, 1] } },
    may: { update: true, delete: true },
  })
  expect(viewOf({ id: 1, title: 'A', access }, 3).may).toEqual({ update: false, delete: true })
})

test.each<[string, DocumentData]>([
  ['nothing', {}],
  ['null', { where: null, columns: null, access: null }],
  ['a filter without conditions', { where: {}, columns: [] }],
  ['words', { where: 'kind', columns: 'title', access: 'mine' }],
  ['columns of another kind', { columns: ['title', { accessor: 'kind' }, { active: true }] }],
])('LIST-4 a preset with %s does no harm', (_what, doc) => {
  expect(viewOf(doc, 1)).toMatchObject({
    list: { where: null, columns: null, sort: null },
    may: { update: false, delete: false },
  })
})

test('LIST-4 Payload’s own presets name columns and no order', () => {
  const columns = [{ accessor: 'title', active: true }]

  expect(columnsFrom(columns)).toEqual(columns)
  expect(sortFrom(columns)).toBeNull()
})

test('LIST-4 an order by what has no column is not kept', () => {
  expect(writtenColumns({ ...list, sort: '_order,-title' })).toEqual([
    { accessor: 'title', active: true, sorted: -2 },
    { accessor: 'kind', active: false },
    { accessor: 'publishedAt', active: true },
  ])
})

test('LIST-4 a view that somebody deleted meanwhile says so, and can be deleted', async () => {
  const http = refusing(new Problem('document.notFound'))

  await expect(saveView(http, { slug: 'posts', user: 1 }, draft, signal)).rejects.toMatchObject({
    code: 'view.gone',
  })
  await expect(removeView(http, 7, signal)).resolves.toBeUndefined()
  await expect(removeView(refusing(new Problem('access.refused')), 7, signal)).rejects.toThrow()
})

test('LIST-4 only the views of this collection are asked for', async () => {
  const http = vi.fn(async () => ({ docs: [] }))
  await readViews(http as unknown as Http, { slug: 'posts', user: 1 })

  expect(http).toHaveBeenCalledWith(
    '/payload-query-presets',
    expect.objectContaining({
      query: expect.objectContaining({ where: { relatedCollection: { equals: 'posts' } } }),
    }),
  )
})
