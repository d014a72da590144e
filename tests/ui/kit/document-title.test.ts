import { describe, expect, test } from 'vitest'
import { summaryOf } from '../../../ui/client/summaries.ts'
import { titleOf } from '../../../ui/kit/document-title.ts'
import { aCollection, aField } from '../../kit/client-config.ts'

describe.each(['select', 'radio'] as const)('the title of a document named by a %s', (kind) => {
  const event = aField(kind, 'event', { options: [{ label: 'Signed in', value: 'signIn' }] })
  const collection = aCollection({ fields: [event], useAsTitle: 'event' })

  test.each([
    ['signIn', 'Signed in'],
    ['gone', 'gone'],
  ])('%s is %s', (value, title) => {
    expect(titleOf(collection, { event: value })).toBe(title)
    expect(summaryOf(collection, { id: 1, event: value }).title).toBe(title)
  })

  test('nothing has no title', () => {
    expect(titleOf(collection, { event: null })).toBe('')
    expect(summaryOf(collection, { id: 1, event: null }).title).toBeNull()
  })
})
