import { describe, expect, test } from 'vitest'
import type { Json } from '#contracts/documents'
import { withRecord } from '#machines/recovery'
import { recordOf } from '../../../ui/views/document/work/journal-record.ts'
import { aPost, linkedPost, openDocument } from '../../kit/machines/document.ts'

test('DOC-13 a record holds what is half typed, and the field around it as it was', async () => {
  const document = await openDocument({ data: linkedPost('a') })
  document.edit({ change: 'unparsed', path: 'links.0.size', text: '12e' })
  document.type('Typed')

  expect(recordOf('key', document.context())).toMatchObject({
    base: { title: 'Hello', links: [{ id: 'a' }] },
    values: { title: 'Typed', links: [{ id: 'a' }] },
    unparsed: [{ place: ['links', 'a', 'size'], text: '12e' }],
  })
})

test('17.7 a record says of which document it is, as another may get its ID', async () => {
  const createdAt = '2026-11-22T10:00:00.000Z'
  const document = await openDocument({ data: { ...aPost(), createdAt } })
  document.type('Typed')

  expect(recordOf('key', document.context())).toMatchObject({ createdAt })
  expect(recordOf('key', (await openDocument({})).context())).toMatchObject({ createdAt: null })
})

test('17.7 a record holds what was discarded after a save without an answer, though sent again since', async () => {
  const data = aPost({ title: 'Hello' })
  const document = await openDocument({ data })
  const [taken, again] = [{ ...data, title: 'Taken back' }, data]

  const record = recordOf('key', { ...document.context(), unanswered: [taken, again] })
  expect(record).toMatchObject({ values: { title: 'Hello' } })
  expect(withRecord(record, taken, {})).toEqual(data)
})

test('33.14 a record takes back whichever of several saves without an answer has arrived', async () => {
  const link = { id: 'a', label: 'a' }
  const saved = (links: Json) => ({ ...aPost(), links })
  const document = await openDocument({ data: saved([link]) })
  const unanswered = [saved([{ ...link, size: 64 }]), saved([{ ...link, size: 640 }]), saved([])]

  const record = recordOf('key', { ...document.context(), unanswered })
  for (const stored of unanswered) expect(withRecord(record, stored, {})).toEqual(saved([link]))
  // What somebody else has put there is theirs.
  const theirs = saved([{ ...link, size: 7 }])
  expect(withRecord(record, theirs, {})).toEqual(theirs)
})

describe('17.7 what is taken back of a text after a save without an answer', () => {
  const words = (text: string): Json => ({
    root: { type: 'root', children: text.split(' ').map((word) => ({ type: 'text', text: word })) },
  })

  test.each([
    ['a removed block', 'a b', 'a b x', 'A b', 'a b x', 'A b'],
    ['a block as it was', 'a b', 'a B', 'A b', 'a B', 'A b'],
    ['a block that was written on is there once', 'a b', 'a b x', 'a b xy', 'a b x', 'a b xy'],
    ['a moved block is there once', 'a b c', 'b c a', 'a b c d', 'b c a', 'a b c d'],
    ['a block moved since it was sent did not arrive', 'a', 'a x', 'x a', 'a', 'x a'],
  ])('%s', async (_, before, sent, left, stored, wanted) => {
    const data = { ...aPost(), body: words(before) }
    const document = await openDocument({ data, whole: { body: 'nodes' } })
    document.actor.send({ type: 'user.edit', path: 'body', value: words(left) })

    const unanswered = [{ ...data, body: words(sent) }]
    const record = recordOf('key', { ...document.context(), unanswered })
    expect(withRecord(record, { body: words(stored) }, { body: 'nodes' })).toEqual({
      body: words(wanted),
    })
  })
})

test('a record holds neither a text that the browser does not tell, nor that of a removed row', async () => {
  const document = await openDocument({ data: linkedPost('a') })
  document.edit({ change: 'unparsed', path: 'links.0.size', text: '12e' })
  document.edit({ change: 'removeRow', path: 'links', index: 0 })
  document.edit({ change: 'unparsed', path: 'slug', text: null })

  const { base, values, unparsed } = recordOf('key', document.context())
  expect({ base, values, unparsed }).toEqual({
    base: { links: aPost({ links: [{ id: 'a', label: 'a' }] }).links },
    values: { links: [] },
    unparsed: [],
  })
})
