import type { PayloadRequest } from 'payload'
import type { FormStateRequest } from '#contracts/form-state'
import type { LockOwner } from '#contracts/locks'
import { currentLock, isOf } from '../../features/locks/current-lock.ts'
import { userTitle } from '../../kit/user-title.ts'
import type { DocumentAsked } from './document-asked.ts'

/** Who else has the document open: an expired lock is none (R4). */
export async function lockOwner(
  req: PayloadRequest,
  { id }: Pick<FormStateRequest, 'id'>,
  { entity, stored }: Pick<DocumentAsked, 'entity' | 'stored'>,
): Promise<LockOwner | null> {
  if (stored === null) return null
  const isGlobal = !('auth' in entity)
  if (!isGlobal && id === undefined) return null
  const lock = await currentLock(
    req,
    isGlobal ? { global: entity } : { collection: entity, id: id ?? '' },
  )
  if (!lock || isOf(lock, req.user)) return null
  const { relationTo, value } = lock.user
  return { id: value, collection: relationTo, title: await userTitle(req, relationTo, value) }
}
