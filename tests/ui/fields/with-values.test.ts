import { expect, test } from 'vitest'
import { initialValues } from '../../../ui/fields/initial-values.ts'
import { withValues } from '../../../ui/views/document-drawer/with-values.ts'
import { aCollection, aField } from '../../kit/client-config.ts'

const posts = aCollection({
  fields: [
    aField('text', 'title', { defaultValue: 'Untitled' }),
    aField('row', 'x', { fields: [aField('relationship', 'author')] }),
  ],
})

test('DOC-9 a new document begins with what it was opened for, whatever its fields stand in', () => {
  const values = { author: 7, file: { handle: 'a', name: 'a.png' } }

  expect(initialValues(withValues(posts, values).fields)).toEqual({ title: 'Untitled', ...values })
})

test('with nothing to begin with it is the collection itself', () => {
  expect(withValues(posts, {})).toBe(posts)
})
