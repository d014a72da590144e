import type { PayloadRequest } from 'payload'
import type { Lock } from '#contracts/locks'
import { userTitle } from '../../kit/user-title.ts'
import type { HeldLock, UserRef } from './current-lock.ts'
import { isOf, leftOf } from './current-lock.ts'

/** A lock as it is told to whoever asks. */
export async function serializeLock(
  req: PayloadRequest,
  lock: HeldLock,
  duration: number,
  userName = nameAsked,
): Promise<Lock> {
  const { relationTo, value } = lock.user
  return {
    holder: {
      id: value,
      collection: relationTo,
      title: await userName(req, lock.user),
    },
    isMine: isOf(lock, req.user),
    age: lock.age,
    left: Math.max(0, leftOf(lock, duration)),
  }
}

const nameAsked = (req: PayloadRequest, { relationTo, value }: UserRef): Promise<string | null> =>
  userTitle(req, relationTo, value)
