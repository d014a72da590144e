import { describe, expect, test } from 'vitest'
import type { SaveIntent } from '#contracts/documents'
import type { Failure } from '../../kit/machines/document.ts'
import { aPost, openDocument, problemOf } from '../../kit/machines/document.ts'

const data = aPost({ _status: 'draft' })

/** A draft on its way to the server. */
async function savingDraft() {
  const document = await openDocument({ data, hasDrafts: true })
  document.type('Typed')
  document.save('draft')
  return document
}

const stored = (values = {}) => ({ ...data, title: 'Typed', ...values })

const asked = ({ asked }: Awaited<ReturnType<typeof savingDraft>>) =>
  asked.save.map(({ intent, changes }): [SaveIntent, object] => [intent, changes])

describe('a save that is asked for during another', () => {
  test('waits until that one ends, and is sent then', async () => {
    const document = await savingDraft()
    document.save('publish')
    expect(document.asked.save).toHaveLength(1)

    await document.answer.save(stored())

    expect(document.content()).toBe('saving')
    expect(asked(document)).toEqual([
      ['draft', { title: 'Typed' }],
      ['publish', {}],
    ])
  })

  test('takes along what was typed meanwhile', async () => {
    const document = await savingDraft()
    document.type('Typed on')
    document.save('draft')

    await document.answer.save(stored())

    expect(asked(document).at(-1)).toEqual(['draft', { title: 'Typed on' }])
  })

  test('gives way to the next: the newest wins', async () => {
    const document = await savingDraft()
    document.type('Typed on')
    document.save('publish')
    document.save('draft')

    await document.answer.save(stored())

    expect(asked(document).map(([intent]) => intent)).toEqual(['draft', 'draft'])
  })

  test('is forgotten when nothing is left to save', async () => {
    const document = await savingDraft()
    document.save('draft')

    await document.answer.save(stored())

    expect(document.content()).toBe('saved')
    expect(document.asked.save).toHaveLength(1)
  })

  test('is forgotten when it is not permitted', async () => {
    const document = await openDocument({ data, hasDrafts: true, permissions: { publish: false } })
    document.type('Typed')
    document.save('draft')
    document.save('publish')

    await document.answer.save(stored())

    expect(document.content()).toBe('saved')
    expect(document.asked.save).toHaveLength(1)
  })

  test('is sent once', async () => {
    const document = await savingDraft()
    document.save('publish')

    await document.answer.save(stored())
    await document.answer.save(stored({ _status: 'published' }))

    expect(document.content()).toBe('saved')
    expect(document.asked.save).toHaveLength(2)
  })

  test.each(Object.keys(problemOf) as Failure[])(
    'is what is tried again when the first ends %s',
    async (failure) => {
      const document = await savingDraft()
      document.save('publish')
      await document.refuse.save(problemOf[failure])
      expect(document.content()).toBe(`unsaved.${failure}`)
      expect(document.asked.save).toHaveLength(1)

      document.save(document.context().intent)

      expect(asked(document).at(-1)).toEqual(['publish', { title: 'Typed' }])
    },
  )

  test.each([
    ['unauthorised', 'session.renewed'],
    ['offline', 'browser.online'],
  ] as const)('is sent instead when the first ends %s, at %s', async (failure, event) => {
    const document = await savingDraft()
    document.save('publish')
    await document.refuse.save(problemOf[failure])

    document.hear(event)
    expect(asked(document).at(-1)).toEqual(['publish', { title: 'Typed' }])
    await document.answer.save(stored({ _status: 'published' }))

    expect(document.content()).toBe('saved')
    expect(document.asked.save).toHaveLength(2)
  })
})
