import { expect, test } from 'vitest'
import type { DocumentData } from '#config-schema'
import type { Http } from '../../../ui/client/http.ts'
import { renewDocument } from '../../../ui/views/document/renew-document.ts'
import { aPost, openDocument } from '../../kit/machines/document.ts'

/** A server that answers when it is told to. */
function slowServer(data: DocumentData) {
  let answer = () => {}
  const told = new Promise<void>((resolve) => {
    answer = resolve
  })
  return { http: (() => told.then(() => data)) as Http, answer }
}

test('a document is told what the server has by now', async () => {
  const document = await openDocument({ data: aPost({}) })
  const { http, answer } = slowServer(aPost({ title: 'Renewed' }))
  const renewed = renewDocument(http, document.actor)
  answer()
  await renewed

  expect(document.values().title).toBe('Renewed')
})

test('R1 what was read before a save, and comes after its answer, changes nothing', async () => {
  const document = await openDocument({ data: aPost({}) })
  const { http, answer } = slowServer(aPost({}))
  const renewed = renewDocument(http, document.actor)
  document.type('Typed')
  document.save('save')
  await document.answer.save(aPost({ title: 'Typed' }))
  answer()
  await renewed

  expect(document.values().title).toBe('Typed')
})
