import { isDeepStrictEqual } from 'node:util'
import type { Payload, PayloadRequest, Where } from 'payload'
import type { Document } from '../../kit/document.ts'
import { lockOf, locksSlug } from './lock-place.ts'

/** The lock on this document is its saver's own, or comes while this save is under way: it stays. */
export function keepFor(req: PayloadRequest, document: Document): void {
  req.context.stateroomKeptLock = lockOf(document)
}

/**
 * Payload takes the lock away with each save, so that others come in between two autosaves. Called
 * when the database is there.
 */
export function keepOwnLocks({ db }: Payload): void {
  const { deleteMany } = db
  db.deleteMany = async (deletion) => {
    if (deletion.collection === locksSlug && isKept(deletion)) return
    await deleteMany.call(db, deletion)
  }
}

const isKept = ({ req, where }: { req?: Partial<PayloadRequest>; where: Where }): boolean => {
  const kept = req?.context?.stateroomKeptLock
  return kept !== undefined && isDeepStrictEqual(where, kept)
}
