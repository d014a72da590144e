import type { Payload, PayloadRequest, Where } from 'payload'
import type { KeptLock } from '../features/locks/current-lock.ts'
import { lockedDocument } from '../features/locks/current-lock.ts'
import { locksSlug } from '../features/locks/lock-place.ts'
import type { DatabaseLayer } from '../kit/database-layer.ts'
import { publishAfterCommit } from './after-commit.ts'

/** Tells of every lock that comes, is kept or goes, by whichever way. */
export function publishLocks(payload: Payload): DatabaseLayer {
  /** Does it, and tells of all that it was about before. */
  const publishing = async <Asked extends Change>(
    change: Asked,
    next: (change: Asked) => Promise<unknown>,
  ): Promise<unknown> => {
    if (change.collection !== locksSlug) return next(change)
    const locks = await locksOf(payload, change)
    const result = await next(change)
    await publish(payload, change, locks)
    return result
  }
  return {
    create: async (creation, next) => {
      const made = await next(creation)
      if (creation.collection === locksSlug) {
        await publish(payload, creation, [creation.data as Partial<KeptLock>])
      }
      return made
    },
    updateOne: publishing,
    updateMany: publishing,
    deleteOne: publishing,
    deleteMany: publishing,
  }
}

interface Change {
  collection: string
  id?: string | number
  where?: Where
  req?: Partial<PayloadRequest>
}

async function locksOf(
  { db }: Payload,
  { id, req, where = { id: { equals: id } } }: Change,
): Promise<Partial<KeptLock>[]> {
  const { docs } = await db.find<KeptLock & { id: string | number }>({
    collection: locksSlug,
    where,
    pagination: false,
    limit: 0,
    ...(req && { req }),
  })
  return docs
}

async function publish(
  payload: Payload,
  { req }: Pick<Change, 'req'>,
  locks: readonly Partial<KeptLock>[],
): Promise<void> {
  for (const lock of locks) {
    const document = lockedDocument(lock)
    if (document) await publishAfterCommit(payload, req, { kind: 'lock', document })
  }
}
