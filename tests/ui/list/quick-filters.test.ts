import { describe, expect, test } from 'vitest'
import type { Where } from '#machines/filter'
import {
  isInForce,
  personFiltersIn,
  pressed,
  quickFiltersOf,
  without,
} from '../../../ui/views/list/quick-filters/quick-filters.ts'
import { aCollection } from '../../kit/client-config.ts'

const collection = aCollection({ drafts: { autosave: null, schedule: true, authors: true } })
const all = quickFiltersOf(collection)
const [own, draft, changed] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0]]

const isOwn = { _stateroomOwn: { equals: 'true' } }
const is = (status: string) => ({ _status: { equals: status } })
const like = (title: string) => ({ title: { like: title } })
const any = (...groups: Where['or'][number]['and'][]): Where => ({
  or: groups.map((and) => ({ and })),
})

test.each([
  ['without drafts', null, []],
  ['with drafts alone', { autosave: null }, ['draft', 'changed']],
  [
    'of whose drafts the authors are known',
    { autosave: null, authors: true },
    ['own', 'draft', 'changed'],
  ],
  [
    'whose drafts can be scheduled',
    { autosave: null, schedule: true },
    ['draft', 'changed', 'scheduled'],
  ],
] as const)('39.1 LIST-4 a collection %s is offered what fits it', (_which, drafts, expected) => {
  expect(quickFiltersOf(aCollection({ drafts })).map(({ id }) => id)).toEqual(expected)
})

describe('39.1 LIST-4 a press', () => {
  test.each([
    ['of the first filter makes one', null, draft, any([is('draft')])],
    ['of one in force takes it away', any([is('draft')]), draft, null],
    [
      'of another status takes the place of the first',
      any([is('draft')]),
      changed,
      any([is('changed')]),
    ],
    ['of another field adds it', any([is('draft')]), own, any([is('draft'), isOwn])],
    [
      'adds it to each group',
      any([like('a')], [like('b')]),
      draft,
      any([like('a'), is('draft')], [like('b'), is('draft')]),
    ],
    [
      'takes it out of each group',
      any([like('a'), is('draft')], [is('draft'), like('b')]),
      draft,
      any([like('a')], [like('b')]),
    ],
    [
      'leaves nothing where a group asked for nothing else',
      any([like('a'), is('draft')], [is('draft')]),
      draft,
      null,
    ],
  ])('%s', (_what, where, quick, expected) => {
    expect(pressed(where, quick, all)).toEqual(expected)
  })
})

test('39.1 LIST-4 a condition of only one group is in force by no press', () => {
  const where = any([like('a'), is('draft')], [like('b')])
  expect(isInForce(where, draft)).toBe(false)
  expect(without(where, all)).toEqual(where)
})

test('39.1 LIST-4 a condition that somebody wrote by hand counts as pressed', () => {
  expect(isInForce(any([{ _stateroomOwn: { equals: true } }]), own)).toBe(true)
  expect(isInForce(any([{ _status: { equals: 'draft', exists: true } }]), draft)).toBe(false)
})

describe('39.1 NAV-6 somebody’s documents', () => {
  const byAda = { _stateroomOwn: { equals: 'users:1' } }

  test('are a filter as long as every group asks for them', () => {
    const [by] = personFiltersIn(any([byAda, is('draft')], [byAda]))
    expect(by).toMatchObject({ id: 'by', value: 'users:1', person: { slug: 'users', id: '1' } })
    expect(personFiltersIn(any([byAda], [is('draft')]))).toEqual([])
    expect(personFiltersIn(any([isOwn]))).toEqual([])
    expect(personFiltersIn(null)).toEqual([])
  })

  test('give way to one’s own, and to all', () => {
    const where = any([byAda, like('a')])
    const [by] = personFiltersIn(where)
    expect(pressed(where, by!, [...all, by!])).toEqual(any([like('a')]))
    expect(pressed(where, own, [...all, by!])).toEqual(any([like('a'), isOwn]))
  })
})
