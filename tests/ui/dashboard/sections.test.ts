import { expect, test } from 'vitest'
import type { Choice } from '../../../machines/arrangement/index.ts'
import {
  columnsOf,
  secondColumn,
  sectionsOf,
} from '../../../ui/views/dashboard/arrange/sections.ts'

const groups = [
  { label: 'Content', entities: [] },
  { label: 'People', entities: [] },
]
const shown = (...accessors: string[]): Choice[] =>
  accessors.map((accessor) => ({ accessor, active: true }))

test('NAV-7 at first the groups stand before what was edited last', () => {
  const all = {
    authors: true,
    drafts: true,
    schedule: true,
    review: true,
    tasks: true,
    locks: true,
  }
  const sections = sectionsOf(groups, all)
  expect(columnsOf(shown(...sections))).toEqual([
    ['group:Content', 'group:People'],
    [
      'favorites',
      'tasks',
      'mine',
      'recent',
      'waiting',
      'scheduled',
      'in-review',
      'locked',
      'others',
    ],
  ])
  const nothing = {
    authors: false,
    drafts: false,
    schedule: false,
    review: false,
    tasks: false,
    locks: false,
  }
  const bare = sectionsOf(groups, nothing)
  expect(bare).not.toContain('mine')
  expect(bare).not.toContain('others')
  expect(bare).not.toContain('waiting')
  expect(bare).not.toContain('scheduled')
  expect(bare).not.toContain('in-review')
  expect(bare).not.toContain('locked')
  expect(bare).not.toContain('tasks')
})

test('NAV-7 where the second column begins is moved like a section', () => {
  expect(columnsOf(shown('recent', secondColumn, 'group:Content', 'waiting'))).toEqual([
    ['recent'],
    ['group:Content', 'waiting'],
  ])
})

test('NAV-7 without a second column, or with nothing in one, there is one column', () => {
  expect(columnsOf([...shown('recent'), { accessor: secondColumn, active: false }])).toEqual([
    ['recent'],
  ])
  expect(columnsOf(shown(secondColumn, 'recent'))).toEqual([['recent']])
  expect(columnsOf(shown('recent', secondColumn))).toEqual([['recent']])
})

test('NAV-7 hidden sections are in no column', () => {
  expect(columnsOf(shown(secondColumn))).toEqual([])
  expect(columnsOf([{ accessor: 'recent', active: false }, ...shown('waiting')])).toEqual([
    ['waiting'],
  ])
})
