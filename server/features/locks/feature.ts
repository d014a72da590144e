import type { Feature } from '../../kit/feature.ts'
import { freeLocksOfUsers } from './free-locks.ts'
import { guardCollectionLocks, guardGlobalLocks } from './guard-locks.ts'
import { hardenLocks } from './harden-locks.ts'
import { keepOwnLocks } from './keep-own-lock.ts'

export const locks: Feature = {
  collection: (collection) => freeLocksOfUsers(guardCollectionLocks(collection)),
  global: guardGlobalLocks,
  configured: hardenLocks,
  database: () => keepOwnLocks,
}
