import { expect, test } from 'vitest'
import { openDocument, savingDocument } from '../../kit/machines/document.ts'

test('a deletion is the end of the document', async () => {
  const document = await openDocument()

  document.hear('server.deleted')

  expect(document.places()).toEqual(['deleted'])
  expect(document.actor.getSnapshot().status).toBe('done')
  expect(document.emitted).toEqual([{ type: 'deleted' }])
})

test('a deletion is the end of a save that is on its way, too', async () => {
  const document = await savingDocument()

  document.hear('server.deleted')

  expect(document.places()).toEqual(['deleted'])
  expect(document.emitted).toEqual([{ type: 'deleted' }])
})
