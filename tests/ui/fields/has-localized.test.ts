import { expect, test } from 'vitest'
import type { ClientField } from '#contracts/fields'
import { hasLocalized } from '../../../ui/fields/has-localized.ts'
import { block, field } from '../../../ui/gallery/fields/make-field.ts'

const plain = field('text', 'title')
const own = field('text', 'title', { localized: true })
const tab = { name: 'meta', label: 'Meta', description: null }

test.each<[string, ClientField, boolean]>([
  ['a text', plain, false],
  ['a text of each language', own, true],
  ['a group with one', field('group', 'seo', { fields: [plain, own] }), true],
  ['a row of a list with one', field('array', 'rows', { fields: [own] }), true],
  [
    'the second block with one',
    field('blocks', 'rows', { blocks: [block('a'), block('b', [own])] }),
    true,
  ],
  ['a tab with one', field('tabs', '', { tabs: [{ ...tab, fields: [own] }] }), true],
  ['a tab without', field('tabs', '', { tabs: [{ ...tab, fields: [plain] }] }), false],
  [
    'a tab of each language',
    field('tabs', '', { tabs: [{ ...tab, localized: true, fields: [plain] }] }),
    true,
  ],
])('R6 %s is told by its languages', (_name, one, isLocalized) => {
  expect(hasLocalized([one])).toBe(isLocalized)
})
