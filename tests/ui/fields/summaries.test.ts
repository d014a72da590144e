import { expect, test } from 'vitest'
import { summaryReader } from '../../../ui/client/summaries.ts'
import { sampleConfig, sampleDocuments, serverOf } from '../../../ui/fields/gallery/sample-panel.ts'

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
