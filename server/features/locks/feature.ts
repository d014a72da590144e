import { serverText } from '#server-texts'
import type { Feature } from '../../kit/feature.ts'
import { freeLocksOfUsers } from './free-locks.ts'
import { guardCollectionLocks, guardGlobalLocks } from './guard-locks.ts'
import { hardenLocks } from './harden-locks.ts'
import { keepOwnLocks } from './keep-own-lock.ts'
import { unreadableLocks } from './unreadable-locks.ts'

export const locks: Feature = {
  collection: (collection) => freeLocksOfUsers(guardCollectionLocks(collection)),
  global: guardGlobalLocks,
  configured: hardenLocks,
  init: (payload) => {
    const unreadable = unreadableLocks(payload)
    if (unreadable) payload.logger.warn(serverText('en', 'locks.tooMany', { ...unreadable }))
  },
  database: keepOwnLocks,
}
