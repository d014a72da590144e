import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest, Where } from 'payload'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import type { Document } from '../../kit/document.ts'
import { withExactWhere } from './exact-where.ts'
import { lockOf, locksSlug } from './lock-place.ts'

/** The lock on this document is its saver's own, or comes while this save is under way: it stays. */
export function keepFor(req: PayloadRequest, document: Document): void {
  req.context.stateroomKeptLock = lockOf(document)
}

/** Payload takes the lock away with each save, so that others come in between two autosaves. */
export const keepOwnLocks: DatabaseLayer = {
  deleteMany: async (deletion, next) => {
    if (deletion.collection === locksSlug && isKept(deletion)) return
    await next(withExactWhere(deletion))
  },
  find: (asked, next) => next(withExactWhere(asked)),
}

const isKept = ({ req, where }: { req?: Partial<PayloadRequest>; where: Where }): boolean => {
  const kept = req?.context?.stateroomKeptLock
  return kept !== undefined && isDeepStrictEqual(where, kept)
}
