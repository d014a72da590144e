import { expect, test } from 'vitest'
import { conditionCount, validWhere } from '../../../machines/filter/where.ts'
import { parsedQuery } from '../../../ui/client/query-string.ts'

const whereOf = (search: string) => validWhere(parsedQuery(search).where)
const equalsX = { title: { equals: 'x' } }

test.each([
  ['one condition', { or: [{ and: [equalsX] }] }],
  ['two conditions in a group', { or: [{ and: [equalsX, { kind: { in: ['a', 'b'] } }] }] }],
  ['two groups', { or: [{ and: [equalsX] }, { and: [{ kind: { exists: 'true' } }] }] }],
  [
    'two fields in one condition',
    { or: [{ and: [{ title: { like: 'x' }, kind: { all: 'y' } }] }] },
  ],
  ['a place nearby', { or: [{ and: [{ spot: { near: '1,2,3' } }] }] }],
])('LIST-3 a filter with %s is applied as it is', (_what, where) => {
  expect(validWhere(where)).toBe(where)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['words', 'or'],
  ['a number', 7],
  ['a list', [{ or: [] }]],
  ['no groups', {}],
  ['an empty list of groups', { or: [] }],
  ['groups that are words', { or: 'and' }],
  ['groups that are no list', { or: { and: [equalsX] } }],
  ['a group without conditions', { or: [{}] }],
  ['a group with an empty list of conditions', { or: [{ and: [] }] }],
  ['a group with conditions that are no list', { or: [{ and: equalsX }] }],
  ['a second group that is empty', { or: [{ and: [equalsX] }, { and: [] }] }],
  ['a group that is null', { or: [null] }],
  ['a condition without a field', { or: [{ and: [{}] }] }],
  ['a condition that is words', { or: [{ and: ['title'] }] }],
  ['a condition that is null', { or: [{ and: [null] }] }],
  ['a field without an operator', { or: [{ and: [{ title: {} }] }] }],
  ['a field that is tested by words', { or: [{ and: [{ title: 'x' }] }] }],
  ['a field that is tested by null', { or: [{ and: [{ title: null }] }] }],
  ['an operator that does not exist', { or: [{ and: [{ title: { resembles: 'x' } }] }] }],
  ['an operator of every object', { or: [{ and: [{ title: { constructor: 'x' } }] }] }],
  ['a second condition that is wrong', { or: [{ and: [equalsX, { kind: { is: 'a' } }] }] }],
  ['a second field that is wrong', { or: [{ and: [{ ...equalsX, kind: { is: 'a' } }] }] }],
])('LIST-3 a filter that is %s is ignored', (_what, where) => {
  expect(validWhere(where)).toBeNull()
})

test.each([
  '?where[or][0][and][0][title][equals]=x',
  '?where%5Bor%5D%5B0%5D%5Band%5D%5B0%5D%5Btitle%5D%5Bequals%5D=x',
])('LIST-3 the address %s has a filter', (search) => {
  expect(whereOf(search)).toEqual({ or: [{ and: [equalsX] }] })
})

test.each([
  '',
  '?where',
  '?where=',
  '?where=%E0%A4%A',
  '?where[or',
  '?where[or]]=1',
  '?where[][][]=1',
  '?where[__proto__][and]=1',
  '?where[or][0][and][0][__proto__][equals]=1',
  `?where${'[or]'.repeat(200)}=1`,
  '?where[or][99999][and][0]=1',
])('LIST-3 the address «%s» has none, and does no harm', (search) => {
  expect(whereOf(search)).toBeNull()
})

test('the conditions of all groups are counted', () => {
  const where = validWhere({ or: [{ and: [equalsX, equalsX] }, { and: [equalsX] }] })

  expect(where && conditionCount(where)).toBe(3)
})
