import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import type { Http } from '../../../ui/client/http.ts'
import { queryString } from '../../../ui/client/query-string.ts'
import { shownColumns, sortableFields } from '../../../ui/views/list/columns.ts'
import { groupPlace } from '../../../ui/views/list/groups/group-place.ts'
import { listPlace } from '../../../ui/views/list/list-place.ts'
import { listQuery } from '../../../ui/views/list/list-query.ts'
import { pageQuery } from '../../../ui/views/list/queries.ts'
import { aCollection, aField } from '../../kit/client-config.ts'

const collection = aCollection({
  fields: [aField('text', 'title'), aField('text', 'kind')],
  listSearchableFields: ['title', 'kind'],
})
const text = (key: string) => key
const long = 'x'.repeat(10_000)

/** What a list asks the server for at this address. */
function askedAt(search: string) {
  const place = listPlace(search, collection, sortableFields(collection, text))
  const chosen = place.columns?.map(({ accessor }) => accessor) ?? null
  return listQuery(collection, place, shownColumns(collection, chosen, text), { locale: null })
}
const plain = askedAt('')

describe('LIST-3 an address with garbage asks for the list as it is without', () => {
  test.each([
    ['a page of 10,000 letters', `?page=${long}`],
    ['a page of 10,000 digits', `?page=${'9'.repeat(10_000)}`],
    ['a size of 10,000 letters', `?limit=${long}`],
    ['an order of 10,000 letters', `?sort=${long}`],
    ['10,000 fields to sort by', `?sort=${'title,'.repeat(10_000)}`],
    ['columns of 10,000 letters', `?columns=${long}`],
    ['a column that is gone', '?columns=["gone"]'],
    ['a column of 10,000 letters', `?columns=["${long}"]`],
    ['a column of every object', '?columns=["__proto__","constructor"]'],
    ['an order of every object', '?sort=__proto__'],
    ['a filter of 10,000 letters', `?where=${long}`],
    ['an operator of 10,000 letters', `?where[or][0][and][0][title][${long}]=a`],
    ['a filter of every object', '?where[__proto__][or][0][and][0][title][equals]=a'],
    ['an operator of every object', '?where[or][0][and][0][title][__proto__]=a'],
    ['lists and records where words belong', '?page[]=1&limit[a]=2&sort[]=title&search[a]=b'],
    ['half a character', '?search=%E0%A4%A&page=%'],
  ])('%s', (_what, search) => {
    expect(askedAt(search).fields).toEqual(plain.fields)
    expect({ ...askedAt(search), fields: [], where: null }).toEqual({
      ...plain,
      fields: [],
      where: null,
    })
  })

  test('groups of 10,000 letters', () => {
    expect(groupPlace(`?groupBy=${long}&queryByGroup=${long}`, [])).toBeNull()
  })
})

test('LIST-3 10,000 letters to search for make a question that a server still takes', () => {
  const url = queryString({ where: JSON.stringify(askedAt(`?search=${long}`).where) })
  expect(url.length).toBeLessThan(8_000)
})

test('LIST-6 answers that come late or out of order never show: the newest question wins', async () => {
  const answers = new Map<string, (answer: object) => void>()
  const signals = new Map<string, AbortSignal>()
  const ask = vi.fn((_path: string, { query, signal }: { query: object; signal: AbortSignal }) => {
    const { sort } = query as { sort: string }
    signals.set(sort, signal)
    return new Promise((resolve) => answers.set(sort, resolve))
  })
  const http = ask as unknown as Http
  const of = (search: string) => ({ ...pageQuery(http, askedAt(search)) })
  const list = new QueryObserver(new QueryClient(), of('?sort=title'))
  const stop = list.subscribe(() => {})
  list.setOptions(of('?sort=-title'))
  await expect.poll(() => answers.size).toBe(2)

  const page = (title: string) => ({ docs: [{ id: 1, title }], totalDocs: 1 })
  answers.get('-title')?.(page('newest'))
  await expect.poll(() => list.getCurrentResult().data).toMatchObject(page('newest'))
  answers.get('title')?.(page('late'))
  await expect.poll(() => signals.get('title')?.aborted).toBe(true)
  expect(list.getCurrentResult().data).toMatchObject(page('newest'))
  stop()
})
