import { describe, expect, test } from 'vitest'
import { copyOfRow } from '../../../ui/fields/rows/copy-of-row.ts'
import { firstText } from '../../../ui/fields/rows/first-text.ts'
import { block, field } from '../../../ui/gallery/fields/make-field.ts'

describe('DOC-15 a copied row', () => {
  const steps = field('array', 'steps', { fields: [field('text', 'label')] })
  const layout = field('blocks', 'layout', { blocks: [block('list', [steps]), block('hero')] })
  const fields = [field('text', 'title'), field('group', 'more', { fields: [steps] }), layout]
  const row = {
    id: 'a',
    title: 'Same',
    more: { steps: [{ id: 'b', label: 'One' }], note: 'kept' },
    layout: [
      { id: 'c', blockType: 'list', steps: [{ id: 'd', label: 'Two' }] },
      { id: 'e', blockType: 'gone', steps: [{ id: 'f' }] },
    ],
  }

  test('has the same values', () => {
    const copy = copyOfRow(fields, row)

    expect(withoutIds(copy)).toEqual(withoutIds(row))
  })

  test('shares no id with the row it was made from, nor do the rows within it', () => {
    const ids = idsIn(copyOfRow(fields, row))

    expect(ids.filter((id) => ['a', 'b', 'c', 'd', 'e'].includes(id))).toEqual([])
    expect(ids.filter((id) => id !== 'f').every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true)
  })
})

describe('R8 a closed row is told apart by its first words', () => {
  const fields = [
    field('checkbox', 'open'),
    field('row', '', { fields: [field('text', 'title'), field('text', 'url')] }),
    field('group', 'more', { fields: [field('textarea', 'note')] }),
  ]

  test.each([
    ['in a row', { title: 'Home', url: '/x' }, 'Home'],
    ['passing over the empty ones', { title: '  ', url: '/x' }, '/x'],
    ['in a group', { more: { note: 'First line\nsecond' } }, 'First line'],
    ['or by none', { open: true }, ''],
    ['or by none, where the row is none', null, ''],
  ])('%s', (_, row, text) => {
    expect(firstText(fields, row)).toBe(text)
  })
})

const idsIn = (value: unknown): string[] => JSON.stringify(value).match(/(?<="id":")[^"]*/g) ?? []

const withoutIds = (value: unknown) => JSON.stringify(value).replaceAll(/,?"id":"[^"]*"/g, '')
