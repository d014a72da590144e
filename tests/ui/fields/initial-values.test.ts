import { expect, test } from 'vitest'
import { initialValues } from '../../../ui/fields/initial-values.ts'
import { field } from '../../../ui/gallery/fields/make-field.ts'

test('CFG-4 a new document starts with the plain defaults and nothing else', () => {
  const values = initialValues([
    field('text', 'title'),
    field('select', 'audience', { defaultValue: 'everyone' }),
    field('checkbox', 'featured', { defaultValue: false }),
    field('number', 'minutes', { defaultValue: 0 }),
  ])

  expect(values).toEqual({ audience: 'everyone', featured: false, minutes: 0 })
})

test('CFG-4 what has a name is an object of its own, and what only arranges fields is not', () => {
  const kind = field('radio', 'kind', { defaultValue: 'essay' })
  const values = initialValues([
    field('row', '', { fields: [field('text', 'a', { defaultValue: 'A' })] }),
    field('collapsible', '', {
      fields: [field('group', 'seo', { fields: [field('text', 'title', { defaultValue: 'T' })] })],
    }),
    field('group', '', { name: null, fields: [field('text', 'b', { defaultValue: 'B' })] }),
    field('group', 'empty', { fields: [field('text', 'c')] }),
    field('tabs', '', {
      tabs: [
        { name: null, label: 'One', description: null, fields: [kind] },
        { name: 'meta', label: 'Two', description: null, fields: [kind] },
      ],
    }),
  ])

  expect(values).toEqual({
    a: 'A',
    b: 'B',
    kind: 'essay',
    seo: { title: 'T' },
    meta: { kind: 'essay' },
  })
})

test('CFG-4 default rows get ids, as every row has one', () => {
  const values = initialValues([
    field('array', 'links', {
      defaultValue: [{ label: 'Home' }],
      fields: [field('text', 'label')],
    }),
  ])

  expect(values).toEqual({
    links: [{ label: 'Home', id: expect.stringMatching(/^[0-9a-f]{24}$/) }],
  })
})
