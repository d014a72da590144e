import { expect, test } from 'vitest'
import type { ArrangementContext, Choice } from '../../../machines/arrangement/arrangement.types.ts'
import { choices } from '../../../machines/arrangement/choices.ts'

const given: ArrangementContext = {
  offered: ['id', 'title', 'kind'],
  standard: ['title', 'kind'],
  unnamed: 'hidden',
  asked: null,
  preferred: null,
  problem: null,
}
const on = (accessor: string): Choice => ({ accessor, active: true })
const off = (accessor: string): Choice => ({ accessor, active: false })

test('LIST-1 columns are as the address says, else the person, else the config', () => {
  const preferred = [on('kind'), off('title')]
  const asked = [on('id')]

  expect(choices(given)).toEqual([on('title'), on('kind'), off('id')])
  expect(choices({ ...given, preferred })).toEqual([on('kind'), off('title'), off('id')])
  expect(choices({ ...given, preferred, asked })).toEqual([on('id'), off('title'), off('kind')])
})

test.each([
  ['a column that was removed from the config', [on('gone'), on('kind')]],
  ['a column that is named twice', [on('kind'), on('kind')]],
  ['a column of every object', [on('__proto__'), on('kind')]],
])('LIST-1 %s is left out', (_what, asked) => {
  expect(choices({ ...given, asked })).toEqual([on('kind'), off('id'), off('title')])
})

test.each([
  ['nothing', []],
  ['only what is gone', [on('gone')]],
  ['nothing to be shown', [off('kind')]],
])('LIST-1 a choice of %s is none', (_what, preferred) => {
  expect(choices({ ...given, preferred })).toEqual([on('title'), on('kind'), off('id')])
})

test.each([
  ['last at first', ['title', 'kind', 'id'], [on('kind'), off('title')], 'kind id -title'],
  ['in the middle', ['title', 'id', 'kind'], [on('kind'), off('title')], 'kind -title id'],
  ['first', ['id', 'title', 'kind'], [on('kind'), off('title')], 'id kind -title'],
  ['two of them', ['title', 'kind', 'id'], [on('id')], 'title kind id'],
  ['none', ['title', 'kind', 'id'], [on('kind'), off('id'), on('title')], 'kind -id title'],
])(
  'NAV-7 what is newer than a choice stands where it does at first: %s',
  (_, standard, preferred, expected) => {
    const all = choices({ ...given, offered: standard, standard, unnamed: 'inPlace', preferred })
    expect(all.map(({ accessor, active }) => (active ? accessor : `-${accessor}`)).join(' ')).toBe(
      expected,
    )
  },
)
