import { describe, expect, test } from 'vitest'
import { keptValue, splitTexts, textsOf } from '../../../ui/fields/kit/filters/condition-value.ts'
import { field } from '../../../ui/gallery/fields/make-field.ts'
import type { ColumnContent } from '../../../ui/views/list/contents.ts'
import { operatorsOf } from '../../../ui/views/list/filters/filter-fields.ts'

/** The kinds of fields that a list shows. */
const listed = (any: ReturnType<typeof field>) => any as ColumnContent

const base = ['equals', 'not_equals', 'in', 'not_in', 'exists']
const ordered = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']

test.each([
  ['text', [...base, 'like', 'contains', 'not_like']],
  ['textarea', [...base, 'like', 'contains', 'not_like']],
  ['code', [...base, 'like', 'contains', 'not_like']],
  ['email', [...base, 'contains']],
  ['number', [...base, ...ordered]],
  ['date', [...base, ...ordered]],
  ['select', base],
  ['radio', base],
  ['checkbox', ['equals', 'not_equals', 'exists']],
  ['json', ['exists']],
  ['richText', ['exists']],
  ['array', []],
] as const)('LIST-3 a field of kind %s offers its ways to compare', (kind, operators) => {
  expect(operatorsOf(listed(field(kind, 'any'))).toSorted()).toEqual([...operators].toSorted())
})

test.each([
  [false, base],
  [true, base],
])(
  '33.12 LIST-3 a relationship to several collections (%s) is compared as others are',
  (many, ways) => {
    const reference = field('relationship', 'any', { isPolymorphic: many })
    expect(operatorsOf(listed(reference)).toSorted()).toEqual([...ways].toSorted())
  },
)

test.each(['text', 'number', 'select', 'relationship', 'upload'] as const)(
  '33.12 LIST-3 a field of kind %s with several values can have all of some',
  (kind) => {
    expect(operatorsOf(listed(field(kind, 'any', { hasMany: true })))).toContain('all')
    expect(operatorsOf(listed(field(kind, 'any')))).not.toContain('all')
  },
)

describe('another comparison keeps what it can', () => {
  test.each([
    ['equals', 'not_equals', 'x', 'x'],
    ['equals', 'in', 'x', ['x']],
    ['in', 'equals', ['x', 'y'], 'x'],
    ['in', 'equals', [], null],
    ['equals', 'exists', 'x', null],
    ['exists', 'equals', 'true', null],
    ['equals', 'in', null, null],
  ] as const)('from %s to %s', (before, after, value, kept) => {
    const condition = { field: 'any', operator: before, value: value as never }
    expect(keptValue(condition, after)).toEqual(kept)
  })
})

test('several values have commas between, whatever an address brought', () => {
  expect(splitTexts(' a, b,,c ,')).toEqual(['a', 'b', 'c'])
  expect(splitTexts('أ، ب')).toEqual(['أ', 'ب'])
  expect(splitTexts('甲、乙，丙')).toEqual(['甲', '乙', '丙'])
  expect(textsOf(['a', 7, true, null, { a: 1 }])).toEqual(['a', '7', 'true'])
  expect(textsOf('a')).toEqual(['a'])
})
