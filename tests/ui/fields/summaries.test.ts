import { expect, test } from 'vitest'
import { queryString } from '../../../ui/client/query-string.ts'
import { summaryReader } from '../../../ui/client/summaries.ts'
import { sampleConfig, sampleDocuments, serverOf } from '../../../ui/gallery/fields/sample-panel.ts'

const [authors, , media] = sampleConfig.collections

test('DOC-9 the titles of chosen documents are asked for in one request, however many there are', async () => {
  const requests: string[] = []
  const read = summaryReader(
    serverOf(sampleDocuments, (path) => requests.push(path)),
    authors!,
    null,
  )

  const found = await Promise.all([read(1), read(2), read(1), read(99)])

  expect(found.map((summary) => summary?.title)).toEqual([
    'Author 1',
    'Author 2',
    'Author 1',
    undefined,
  ])
  expect(requests).toEqual(['/authors'])
})

test('DOC-9 what is asked later is a request of its own', async () => {
  const requests: string[] = []
  const read = summaryReader(
    serverOf(sampleDocuments, (path) => requests.push(path)),
    authors!,
    null,
  )

  await read(1)
  await read(2)

  expect(requests).toHaveLength(2)
})

test('an id that comes back as another type is the same document', async () => {
  const read = summaryReader(serverOf(sampleDocuments), authors!, null)

  expect(await read('2')).toMatchObject({ title: 'Author 2' })
})

test('a file brings what is shown of it', async () => {
  const read = summaryReader(serverOf(sampleDocuments), media!, null)

  expect((await read(1))?.file).toMatchObject({ size: 48_213, width: 1600, height: 900 })
})

test('R8 the titles of 200 rows are one request, and an address that any server takes', async () => {
  const requests: string[] = []
  const ids = Array.from({ length: 200 }, () => crypto.randomUUID())
  const read = summaryReader(
    async (path, request) => {
      requests.push(path + queryString(request?.query ?? {}))
      return serverOf({ authors: ids.map((id) => ({ id, name: id })) })(path, request)
    },
    authors!,
    null,
  )

  const found = await Promise.all(ids.map(read))

  expect(found.map((summary) => summary?.title)).toEqual(ids)
  expect(requests).toHaveLength(1)
  expect(requests[0]!.length).toBeLessThan(9_000)
})

test('R8 thousands of documents are asked for in parts, none of them twice', async () => {
  const asked: string[] = []
  const ids = Array.from({ length: 1_000 }, (_, index) => index)
  const read = summaryReader(
    serverOf({ authors: ids.map((id) => ({ id, name: `A ${id}` })) }, (_, query) => {
      asked.push(...String(query.where?.id?.in).split(','))
    }),
    authors!,
    null,
  )

  const found = await Promise.all(ids.map(read))

  expect(found.every((summary) => summary !== undefined)).toBe(true)
  expect(asked.toSorted()).toEqual(ids.map(String).toSorted())
})

test('an id with a comma in it is still one id', async () => {
  const read = summaryReader(serverOf({ authors: [{ id: 'a,b', name: 'Comma' }] }), authors!, null)

  expect(await read('a,b')).toMatchObject({ title: 'Comma' })
})

test('a title that is null is none', async () => {
  const read = summaryReader(serverOf({ authors: [{ id: 1, name: null }] }), authors!, null)

  expect(await read(1)).toEqual({ id: 1, title: null, file: null })
})
