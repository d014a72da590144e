import { describe, expect, test } from 'vitest'
import { aPost, openDocument, postRef } from '../../kit/machines/document.ts'

describe('drafts', () => {
  const draft = { data: aPost({ _status: 'draft' }), hasDrafts: true }

  test('a clean draft is worth publishing', async () => {
    const document = await openDocument(draft)

    document.save('publish')

    expect(document.content()).toBe('saving')
    expect(document.asked.save).toEqual([
      { ref: postRef, changes: {}, intent: 'publish', base: null },
    ])
  })

  test('a clean draft is not worth saving', async () => {
    const document = await openDocument(draft)

    document.save('draft')

    expect(document.content()).toBe('clean')
  })

  test('what is published and clean is not worth publishing', async () => {
    const document = await openDocument({ ...draft, data: aPost({ _status: 'published' }) })

    document.save('publish')

    expect(document.content()).toBe('clean')
  })

  test.each(['draft', 'publish'] as const)('typed text is sent as asked: %s', async (intent) => {
    const document = await openDocument(draft)

    document.type('Typed')
    document.save(intent)

    expect(document.asked.save).toEqual([
      { ref: postRef, changes: { title: 'Typed' }, intent, base: null },
    ])
  })
})
