import { expect, test } from 'vitest'
import { decidedField } from '../../../../ui/fields/form-state/decided-field.ts'
import { filterOf } from '../../../../ui/fields/references/filter-of.ts'
import { offeredBlocks } from '../../../../ui/fields/rows/offered-blocks.ts'
import { field } from '../../../../ui/gallery/fields/make-field.ts'

const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }))

test('DOC-7 a field about which nothing was decided is the same field', () => {
  for (const one of [field('select', 'one', { options }), field('text', 'two')]) {
    expect(decidedField(one, {})).toBe(one)
  }
})

test('DOC-7 a select has the options that may be chosen', () => {
  const one = field('select', 'one', { options })

  expect(decidedField(one, { options: ['b', 'c'] })).toMatchObject({
    options: [{ value: 'b', label: 'B' }],
  })
})

test('DOC-7 a relationship finds the documents that may be chosen', () => {
  const where = { posts: { kind: { equals: 'news' } }, pages: false } as const
  const one = field('relationship', 'one', {
    relationTo: ['posts', 'pages'],
    filterOptions: { kind: { equals: 'essay' } },
  })

  const decided = decidedField(one, { where })

  expect(decided.type === 'relationship' && filterOf(decided)).toEqual(where)
})

test('DOC-7 blocks offer the kinds that may be added', () => {
  const block = (slug: string) => ({
    slug,
    labels: { singular: slug, plural: slug },
    group: null,
    picture: null,
    hasName: true,
    fields: [],
  })
  const one = field('blocks', 'one', { blocks: [block('quote'), block('image')] })
  const decided = decidedField(one, { blocks: ['image'] })
  if (one.type !== 'blocks' || decided.type !== 'blocks') throw new Error('These are blocks.')

  expect(offeredBlocks(one)).toHaveLength(2)
  expect(offeredBlocks(decided).map(({ slug }) => slug)).toEqual(['image'])
  expect(decided.blocks).toHaveLength(2)
})

test('PERM-2 what may be changed in this document can be changed', () => {
  const one = field('text', 'one', { readOnly: { create: true, update: true } })

  expect(decidedField(one, { readOnly: false })).toMatchObject({
    readOnly: { create: false, update: false },
  })
  expect(decidedField(one, { readOnly: true })).toBe(one)
})
