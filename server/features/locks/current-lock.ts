import type { PayloadRequest, Where } from 'payload'
import type { AskedDocument, DocumentId } from '#contracts/documents'
import { databaseNow } from '../../kit/database-now.ts'
import type { Document } from '../../kit/document.ts'
import { durationOf, entityOf, isLockable, lockOf, locksSlug } from './lock-place.ts'

/** A lock as Payload keeps it. */
export interface KeptLock {
  id: DocumentId
  /** Absent: the user was deleted. */
  user?: UserRef | null
  document?: { relationTo: string; value: DocumentId } | null
  globalSlug?: string | null
  createdAt: string
  /** ms since the holder's last edit, by the clock that all processes have in common. */
  age: number
}

type LockRow = Omit<KeptLock, 'age'> & { updatedAt: string }

export interface UserRef {
  relationTo: string
  value: DocumentId
}

export interface HeldLock extends KeptLock {
  user: UserRef
}

/** Who edits the document. An expired lock is none (R4), and so is one whose user is gone. */
export async function currentLock(
  req: PayloadRequest,
  document: Document,
): Promise<HeldLock | null> {
  const entity = entityOf(document)
  if (!isLockable(req, entity)) return null
  const kept = await readLocks(req, lockOf(document))
  return kept.find((lock): lock is HeldLock => isHeld(lock, durationOf(entity))) ?? null
}

/** The last edited first. */
export async function readLocks(req: PayloadRequest, where: Where): Promise<KeptLock[]> {
  const { docs } = await req.payload.db.find<LockRow>({
    collection: locksSlug,
    where,
    sort: '-updatedAt',
    pagination: false,
    limit: 0,
    req,
  })
  if (docs.length === 0) return []
  const now = await databaseNow(req)
  return docs.map(({ updatedAt, ...lock }) => ({
    ...lock,
    age: Math.max(0, now - Date.parse(updatedAt)),
  }))
}

/** What it is on; null: nothing that the config has. */
export const lockedDocument = ({
  document,
  globalSlug,
}: Partial<Pick<KeptLock, 'document' | 'globalSlug'>>): AskedDocument | null => {
  if (document) return { collectionSlug: document.relationTo, id: document.value }
  return globalSlug ? { globalSlug } : null
}

export const isHeld = (lock: KeptLock, duration: number): lock is HeldLock =>
  Boolean(lock.user) && leftOf(lock, duration) > 0

export const leftOf = ({ age }: KeptLock, duration: number): number => duration - age

export const isOf = ({ user }: HeldLock, who: PayloadRequest['user']): boolean =>
  who !== null && user.relationTo === who?.collection && String(user.value) === String(who.id)
