import { describe, expect, test } from 'vitest'
import { Problem } from '#config-schema'
import { aPost, openDocument } from '../../kit/machines/document.ts'

const data = aPost({ summary: 'Short', updatedAt: '1', _status: 'draft' })
const { summary: _gone, ...without } = data

describe('DOC-13 a field that is no longer in the schema', () => {
  /** A post whose summary was typed, and that is saved into a schema without one. */
  async function savedWithout() {
    const document = await openDocument({ data, hasDrafts: true, autosaveMs: 2000 })
    document.type('Typed')
    document.type('Longer', 'summary')
    document.clock.increment(2000)
    await document.answer.save({ ...without, title: 'Typed', updatedAt: '2' })
    return document
  }

  test('is told by its name, and what was typed in it stays', async () => {
    const document = await savedWithout()

    expect(document.content()).toBe('unsaved.failed')
    expect(document.context().problem).toEqual({
      code: 'document.untaken',
      details: { fields: 'summary' },
    })
    expect(document.values()).toMatchObject({ title: 'Typed', summary: 'Longer' })
    expect(document.context().base.title).toBe('Typed')
  })

  test('is not sent again and again', async () => {
    const document = await savedWithout()

    document.clock.increment(60_000)

    expect(document.asked.save).toHaveLength(1)
  })

  test('is over when it is emptied', async () => {
    const document = await savedWithout()

    document.edit({ path: 'summary', value: null })

    expect(document.content()).toBe('clean')
  })

  test('is nobody’s loss where nothing was typed in it', async () => {
    const document = await openDocument({ data, hasDrafts: true })
    document.type('Typed')
    document.save('draft')

    await document.answer.save({ ...without, title: 'Typed', updatedAt: '2' })

    expect(document.content()).toBe('saved')
  })

  test('forgets the save that was asked for meanwhile: its person should know first', async () => {
    const document = await openDocument({ data, hasDrafts: true })
    document.type('Longer', 'summary')
    document.save('draft')
    document.save('publish')

    await document.answer.save({ ...without, updatedAt: '2' })

    expect(document.content()).toBe('unsaved.failed')
    expect(document.context().next).toBeNull()
    expect(document.asked.save).toHaveLength(1)
  })
})

test('a field that nobody may read, only write, is no loss', async () => {
  const document = await openDocument({ data: aPost() })
  document.type('secret', 'password')
  document.save()

  await document.answer.save(aPost())

  expect(document.content()).toBe('saved')
})

test('DOC-13 a field that is new and required is told, and nothing is lost', async () => {
  const document = await openDocument({ data })
  document.type('Typed')
  document.save()

  await document.refuse.save(
    new Problem('document.invalid', { fields: [{ path: 'fresh', message: 'Required.' }] }),
  )

  expect(document.content()).toBe('unsaved.invalid')
  expect(document.values().title).toBe('Typed')
})

test.each([
  ['a text became a number', 42],
  ['a text became a list', [{ id: 'x' }]],
  ['a text became a group', { inner: 'x' }],
  ['a text became nothing', null],
])('R1 %s while it was typed in: what was typed since stays', async (_what, kind) => {
  const document = await openDocument({ data })
  document.type('Longer', 'summary')
  document.save()
  document.type('Longer still', 'summary')

  await document.answer.save({ ...data, summary: kind })

  expect(document.values().summary).toBe('Longer still')
  expect(document.content()).toBe('unsaved.dirty')
})
