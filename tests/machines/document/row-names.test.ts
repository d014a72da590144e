import { describe, expect, test } from 'vitest'
import { aLink, linkedPost, openDocument } from '../../kit/machines/document.ts'

/** A post to which a link was added that is on its way, and that is typed in meanwhile. */
async function typingInNewRow() {
  const document = await openDocument({ data: linkedPost('a') })
  document.edit({ change: 'insertRow', path: 'links', index: 1, row: aLink('mine', 'New') })
  document.save()
  document.type('New, typed on', 'links.1.label')
  return document
}

describe('R1 a server that gives a new row another id', () => {
  test('has not made another row: what was typed in it meanwhile is in it', async () => {
    const document = await typingInNewRow()

    await document.answer.save({ ...linkedPost('a'), links: [aLink('a'), aLink('theirs', 'New')] })

    expect(document.values().links).toEqual([aLink('a'), aLink('theirs', 'New, typed on')])
    document.save()
    expect(document.asked.save.at(-1)?.changes).toEqual({
      links: [{ id: 'a' }, { id: 'theirs', label: 'New, typed on' }],
    })
  })

  test('is told apart from one that puts a row in its place', async () => {
    const document = await openDocument({ data: linkedPost('a', 'b') })
    document.type('A, typed', 'links.0.label')
    document.save()
    document.type('A, typed on', 'links.0.label')

    await document.answer.save({ ...linkedPost('a'), links: [aLink('theirs'), aLink('b')] })

    expect(document.values().links).toContainEqual(aLink('a', 'A, typed on'))
    expect(document.values().links).toContainEqual(aLink('theirs'))
  })

  test('keeps its rows apart from those that were added or removed on the way', async () => {
    const document = await typingInNewRow()

    await document.answer.save({ ...linkedPost('a'), links: [aLink('x'), aLink('a'), aLink('y')] })

    expect(document.values().links).toContainEqual(aLink('mine', 'New, typed on'))
  })
})

test('R1 rows in new rows, and blocks of another kind, are named by their own', async () => {
  const document = await openDocument({ data: { title: 'Hello', parts: [] } })
  const part = (id: string, inner: string, label: string) => ({
    id,
    blockType: 'list',
    items: [aLink(inner, label)],
  })
  document.edit({ change: 'insertRow', path: 'parts', index: 0, row: part('p', 'i', 'One') })
  document.save()
  document.type('One, typed', 'parts.0.items.0.label')

  await document.answer.save({ title: 'Hello', parts: [part('q', 'j', 'One')] })
  expect(document.values().parts).toEqual([part('q', 'j', 'One, typed')])

  document.edit({ change: 'insertRow', path: 'parts', index: 1, row: part('r', 'k', 'Two') })
  document.save()
  document.type('Two, typed', 'parts.1.items.0.label')
  const quote = { id: 's', blockType: 'quote' }
  await document.answer.save({ title: 'Hello', parts: [part('q', 'j', 'One, typed'), quote] })
  expect(document.values().parts).toContainEqual(part('r', 'k', 'Two, typed'))
})
