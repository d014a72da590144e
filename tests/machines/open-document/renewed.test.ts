import { expect, test } from 'vitest'
import { renewDocument } from '../../../machines/open-document/renewed.ts'
import { aPost, openDocument } from '../../kit/machines/document.ts'

/** A server that answers when it is told to. */
function slowServer(title: string) {
  let answer = () => {}
  const told = new Promise<void>((resolve) => {
    answer = resolve
  })
  const readAgain = () => told.then(() => ({ data: aPost({ title }), isPublic: false }))
  return { readAgain, answer }
}

test('a document is told what the server has by now', async () => {
  const document = await openDocument({ data: aPost({}) })
  const { readAgain, answer } = slowServer('Renewed')
  const renewed = renewDocument(document.actor, { readAgain })
  answer()
  await renewed

  expect(document.values().title).toBe('Renewed')
})

test('R1 what was read before a save, and comes after its answer, changes nothing', async () => {
  const document = await openDocument({ data: aPost({}) })
  const { readAgain, answer } = slowServer('Hello')
  const renewed = renewDocument(document.actor, { readAgain })
  document.type('Typed')
  document.save('save')
  await document.answer.save(aPost({ title: 'Typed' }))
  answer()
  await renewed

  expect(document.values().title).toBe('Typed')
})

test('R1 nor what was read before somebody deleted it', async () => {
  const document = await openDocument({ data: aPost({}) })
  const { readAgain, answer } = slowServer('Renewed')
  const renewed = renewDocument(document.actor, { readAgain })
  document.actor.send({ type: 'server.gone' })
  answer()
  await renewed

  expect(document.actor.getSnapshot().matches({ open: { settled: 'gone' } })).toBe(true)
})
