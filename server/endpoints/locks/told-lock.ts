import type { PayloadRequest } from 'payload'
import type { Lock } from '#config-schema'
import { userTitle } from '../../kit/user-title.ts'
import type { HeldLock } from '../../plugin/locks/current-lock.ts'
import { ageOf, isOf, leftOf } from '../../plugin/locks/current-lock.ts'

/** A lock as it is told to whoever asks. */
export async function toldLock(
  req: PayloadRequest,
  lock: HeldLock,
  duration: number,
): Promise<Lock> {
  const { relationTo, value } = lock.user
  return {
    holder: {
      id: value,
      collection: relationTo,
      title: await userTitle(req, relationTo, value),
    },
    isMine: isOf(lock, req.user),
    age: ageOf(lock),
    left: Math.max(0, leftOf(lock, duration)),
  }
}
