import type { Payload, PayloadRequest, Where } from 'payload'
import type { AskedDocument } from '#config-schema'
import { tellAfterCommit } from '../../live/after-commit.ts'
import type { KeptLock } from '../locks/current-lock.ts'
import { locksSlug } from '../locks/lock-place.ts'

/**
 * Tells of every lock that comes, is kept or goes, by whichever way. It is done where locks are
 * written: no hook of Payload's runs for all of them. Called when the database is there.
 */
export function tellLocks(payload: Payload): void {
  const { db } = payload
  const { create, deleteMany, deleteOne, updateMany, updateOne } = db
  /** Does it, and tells of all that it was about before. */
  const telling = async <Result>(change: Change, work: () => Promise<Result>): Promise<Result> => {
    if (change.collection !== locksSlug) return work()
    const locks = await locksOf(payload, change)
    const result = await work()
    await tell(payload, change, locks)
    return result
  }
  // TypeScript cannot call a generic method for another object.
  db.create = (async (creation) => {
    const made = await create.call(db, creation)
    if (creation.collection === locksSlug) {
      await tell(payload, creation, [creation.data as Partial<KeptLock>])
    }
    return made
  }) as typeof create
  db.updateOne = ((change) => telling(change, () => updateOne.call(db, change))) as typeof updateOne
  db.updateMany = ((change) =>
    telling(change, () => updateMany.call(db, change))) as typeof updateMany
  db.deleteOne = ((change) => telling(change, () => deleteOne.call(db, change))) as typeof deleteOne
  db.deleteMany = (change) => telling(change, () => deleteMany.call(db, change))
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

async function tell(
  payload: Payload,
  { req }: Pick<Change, 'req'>,
  locks: readonly Partial<KeptLock>[],
): Promise<void> {
  for (const lock of locks) {
    const document = documentOf(lock)
    if (document) await tellAfterCommit(payload, req, { kind: 'lock', document })
  }
}

const documentOf = ({ document, globalSlug }: Partial<KeptLock>): AskedDocument | null => {
  if (document) return { collectionSlug: document.relationTo, id: document.value }
  return globalSlug ? { globalSlug } : null
}
