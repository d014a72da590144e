import { describe, expect, test } from 'vitest'
import type { ClientCollection } from '#contracts/admin-config'
import { listPlace } from '../../../ui/views/list/list-place.ts'
import { parentField } from '../../../ui/views/list/tree/parent-field.ts'
import { rootsOf } from '../../../ui/views/list/tree/roots-of.ts'
import { aCollection, aField } from '../../kit/client-config.ts'

const toPosts = { relationTo: ['posts'] }
const having = (...fields: ClientCollection['fields']) => aCollection({ fields })
const nested = having(aField('relationship', 'parent', toPosts))

describe('37.2 what a document lies below is said by', () => {
  test.each<[string, ClientCollection, string | undefined]>([
    ['a field of its own collection', nested, 'parent'],
    [
      'one in a tab without a name',
      having(aField('row', 'row', { fields: [aField('relationship', 'section', toPosts)] })),
      'section',
    ],
    [
      'that called parent, of several',
      having(aField('relationship', 'next', toPosts), aField('relationship', 'parent', toPosts)),
      'parent',
    ],
    [
      'none of several with other names',
      having(aField('relationship', 'next', toPosts), aField('relationship', 'before', toPosts)),
      undefined,
    ],
    [
      'none with several values',
      having(aField('relationship', 'a', { ...toPosts, hasMany: true })),
      undefined,
    ],
    [
      'none of another collection',
      having(aField('relationship', 'a', { relationTo: ['pages'] })),
      undefined,
    ],
    [
      'none that is hidden',
      having(aField('relationship', 'a', { ...toPosts, hidden: true })),
      undefined,
    ],
    [
      'none of rows, as breadcrumbs have it',
      having(aField('array', 'a', { fields: [aField('relationship', 'doc', toPosts)] })),
      undefined,
    ],
  ])('%s', (_what, collection, field) => {
    expect(parentField(collection)).toBe(field)
  })
})

describe('37.2 a tree begins with', () => {
  const roots = (search: string, collection = nested) =>
    rootsOf(collection, listPlace(search, collection, ['title']))

  test('what lies below nothing', () => {
    expect(roots('?layout=tree')).toEqual({ parent: { exists: false } })
  })

  test('what lies below a deleted document, too', () => {
    expect(roots('?layout=tree', { ...nested, trash: true })).toEqual({
      or: [{ parent: { exists: false } }, { 'parent.deletedAt': { exists: true } }],
    })
  })

  test.each([
    '',
    '?layout=table',
    '?layout=tree&search=a',
    '?layout=tree&where[or][0][and][0][parent][equals]=1',
  ])('everything in %s', (search) => {
    expect(roots(search)).toBeUndefined()
  })

  test('everything in a trash, and where there is no tree', () => {
    expect(rootsOf(nested, listPlace('?layout=tree', nested, [], true))).toBeUndefined()
    expect(roots('?layout=tree', aCollection())).toBeUndefined()
  })
})
