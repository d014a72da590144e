import { expect, test } from 'vitest'
import type { LocksAnswer } from '#contracts/locks'
import { lockedDocuments, refOf } from '../../../ui/views/dashboard/locked/locked-documents.ts'
import { aCollection, aGlobal } from '../../kit/client-config.ts'

const entities = { collections: [aCollection()], globals: [aGlobal()] }
const holder = { id: 1, collection: 'users', title: 'Ann Kowal' }
const unknown = { ...holder, title: null }
const mine = { holder, isMine: true, age: 2_000, left: 1_000 }

test('17.16 NAV-7 who edits what: one’s own documents first, of each the last edited first', () => {
  const told: LocksAnswer['locks'] = [
    { ...mine, globalSlug: 'settings' },
    { ...mine, collectionSlug: 'posts', id: 7, age: 1_000 },
    { ...mine, collectionSlug: 'posts', id: 8, isMine: false },
    { ...mine, collectionSlug: 'posts', id: 9, isMine: false, age: 500, holder: unknown },
  ]
  const locked = lockedDocuments(told, entities)

  expect(locked.map(({ isMine, holder }) => [isMine, holder])).toEqual([
    [true, 'Ann Kowal'],
    [true, 'Ann Kowal'],
    [false, null],
    [false, 'Ann Kowal'],
  ])
  expect(locked.map(refOf)).toEqual([
    { kind: 'collection', slug: 'posts', id: 7, locale: null },
    { kind: 'global', slug: 'settings', locale: null },
    { kind: 'collection', slug: 'posts', id: 9, locale: null },
    { kind: 'collection', slug: 'posts', id: 8, locale: null },
  ])
})

test('NAV-7 what the config no longer knows is not named', () => {
  const told: LocksAnswer['locks'] = [
    { ...mine, collectionSlug: 'gone', id: 7 },
    { ...mine, globalSlug: 'gone' },
    { ...mine, collectionSlug: 'posts' },
  ]
  expect(lockedDocuments(told, entities)).toEqual([])
})
