import type { PayloadRequest } from 'payload'
import type { LockAction } from '#contracts/locks'
import { databaseNow } from '../../kit/database-now.ts'
import type { Document } from '../../kit/document.ts'
import { holdLock } from '../../kit/hold-document.ts'
import { inTransaction } from '../../kit/in-transaction.ts'
import type { HeldLock } from './current-lock.ts'
import { currentLock, isOf, readLocks } from './current-lock.ts'
import { lockOf, locksSlug } from './lock-place.ts'

/**
 * Does it for whoever asks, one after the other: of two who ask at once one gets the lock. Answers
 * whose it is then.
 */
export async function changeLock(
  req: PayloadRequest,
  document: Document,
  action: LockAction,
): Promise<HeldLock | null> {
  return inTransaction(req, async () => {
    await holdLock(req, document)
    await changes[action](req, document, await currentLock(req, document))
    return currentLock(req, document)
  })
}

type Change = (req: PayloadRequest, document: Document, lock: HeldLock | null) => Promise<void>

const changes: Record<LockAction, Change> = {
  acquire: async (req, document, lock) => {
    if (!lock) return place(req, document)
    if (isOf(lock, req.user)) await touch(req, lock)
  },
  release: async (req, document, lock) => {
    if (lock && isOf(lock, req.user)) await clear(req, document)
  },
  takeOver: (req, document) => place(req, document),
}

/** Of the locks that were there, expired ones among them, none is left. */
async function place(req: PayloadRequest, document: Document): Promise<void> {
  const { db } = req.payload
  await clear(req, document)
  await db.create({
    collection: locksSlug,
    data: {
      user: { relationTo: req.user?.collection, value: req.user?.id },
      ...('global' in document
        ? { globalSlug: document.global.slug }
        : { document: { relationTo: document.collection.slug, value: document.id } }),
      updatedAt: await moment(req),
    },
    req,
  })
}

async function touch(req: PayloadRequest, { id }: HeldLock): Promise<void> {
  await req.payload.db.updateOne({
    collection: locksSlug,
    id,
    data: { updatedAt: await moment(req) },
    req,
  })
}

const moment = async (req: PayloadRequest) => new Date(await databaseNow(req)).toISOString()

async function clear(req: PayloadRequest, document: Document): Promise<void> {
  const ids = (await readLocks(req, lockOf(document))).map(({ id }) => id)
  if (ids.length === 0) return
  await req.payload.db.deleteMany({ collection: locksSlug, where: { id: { in: ids } }, req })
}
