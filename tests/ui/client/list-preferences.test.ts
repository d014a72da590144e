import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Http } from '../../../ui/client/http.ts'
import {
  chooseStart,
  keepChoices,
  keepColumns,
  readColumns,
  readStart,
} from '../../../ui/client/list-preferences.ts'

const title = { accessor: 'title', active: true }

function serverWith(value: unknown) {
  const http = vi.fn(async () => ({ value }))
  return { http: http as unknown as Http, asked: http.mock.calls as unknown[][] }
}

test('LIST-1 what was chosen is asked for once', async () => {
  const { http, asked } = serverWith({ columns: [title], limit: 50 })
  const queries = new QueryClient()

  expect(await readColumns(http, queries, 'posts')).toEqual([title])
  expect(await readColumns(http, queries, 'posts')).toEqual([title])
  expect(asked.map(([path]) => path)).toEqual(['/payload-preferences/collection-posts'])
})

test.each([
  ['nothing', null, null],
  ['words', 'title', null],
  ['columns that are none', { columns: 'title' }, null],
  ['names alone, as an older version did', { columns: ['title', title] }, [title]],
  ['a choice that says neither yes nor no', { columns: [{ accessor: 'id' }, title] }, [title]],
])('LIST-1 a preference of %s does no harm', async (_what, value, columns) => {
  const { http } = serverWith(value)

  expect(await readColumns(http, new QueryClient(), 'posts')).toEqual(columns)
})

test('LIST-1 what else is kept there stays, and the next screen knows the choice', async () => {
  const { http, asked } = serverWith({ columns: [], limit: 50 })
  const queries = new QueryClient()
  await keepColumns(http, queries, 'posts', [title], new AbortController().signal)

  expect(asked.at(-1)?.[1]).toMatchObject({
    method: 'POST',
    body: { value: { columns: [title], limit: 50 } },
  })
  expect(await readColumns(http, queries, 'posts')).toEqual([title])
})

test('LIST-1 the last of several choices is the last to be written', async () => {
  const answers: (() => void)[] = []
  const written: unknown[] = []
  const http = ((_path: string, request?: { method?: string; body?: { value: unknown } }) => {
    if (request?.method !== 'POST') return Promise.resolve({ value: {} })
    written.push(request.body?.value)
    return new Promise<void>((resolve) => answers.push(resolve))
  }) as unknown as Http
  const queries = new QueryClient()
  const first = new AbortController()
  const second = new AbortController()
  const keep = (columns: (typeof title)[], { signal }: AbortController) =>
    keepColumns(http, queries, 'posts', columns, signal)

  const earliest = keep([title], first)
  await expect.poll(() => written).toHaveLength(1)
  first.abort()
  const between = expect(keep([], second)).rejects.toThrow('aborted')
  second.abort()
  const last = keep([{ ...title, active: false }], new AbortController())
  await new Promise((resolve) => setImmediate(resolve))
  expect(written).toHaveLength(1)

  answers[0]?.()
  await expect.poll(() => written).toHaveLength(2)
  answers[1]?.()
  await Promise.all([earliest, between, last])

  expect(written[1]).toEqual({ columns: [{ ...title, active: false }] })
})

test('LIST-2 the size of a page is kept as a number, as Payload’s own admin has it', async () => {
  const { http, asked } = serverWith({ columns: [title], limit: 50 })
  const queries = new QueryClient()
  await chooseStart(http, queries, 'posts', {
    limit: '25',
    sort: 'title',
    groupBy: null,
    layout: 'table',
  })
  await chooseStart(http, queries, 'posts', {
    limit: '100',
    sort: '-title',
    groupBy: null,
    layout: null,
  })
  expect(asked).toHaveLength(1)
  await keepChoices(http, queries, 'posts')

  const value = { columns: [title], limit: 100, sort: '-title', groupBy: null, layout: 'table' }
  expect(asked.at(-1)?.[1]).toMatchObject({ method: 'POST', body: { value } })
  expect(await readStart(http, queries, 'posts')).toEqual(value)
})

test('LIST-2 a preference that cannot be read is none', async () => {
  const http = (() => Promise.reject(new Error('no server'))) as Http
  expect(await readStart(http, new QueryClient(), 'posts')).toEqual({})
})
