import { expect, test } from 'vitest'
import type { LocksAnswer } from '#config-schema'
import { ownLocks, refOf } from '../../../ui/views/dashboard/locked/own-locks.ts'
import { aCollection, aGlobal } from '../../kit/client-config.ts'

const entities = { collections: [aCollection()], globals: [aGlobal()] }
const holder = { id: 1, collection: 'users', title: 'Ann Kowal' }
const mine = { holder, isMine: true, age: 2_000, left: 1_000 }

test('NAV-7 what this person keeps from others, the last edited first', () => {
  const told: LocksAnswer['locks'] = [
    { ...mine, globalSlug: 'settings' },
    { ...mine, collectionSlug: 'posts', id: 7, age: 1_000 },
    { ...mine, collectionSlug: 'posts', id: 8, isMine: false },
  ]
  expect(ownLocks(told, entities).map(refOf)).toEqual([
    { kind: 'collection', slug: 'posts', id: 7, locale: null },
    { kind: 'global', slug: 'settings', locale: null },
  ])
})

test('NAV-7 what the config no longer knows is not named', () => {
  const told: LocksAnswer['locks'] = [
    { ...mine, collectionSlug: 'gone', id: 7 },
    { ...mine, globalSlug: 'gone' },
    { ...mine, collectionSlug: 'posts' },
  ]
  expect(ownLocks(told, entities)).toEqual([])
})
