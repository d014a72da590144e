import { isDeepStrictEqual } from 'node:util'
import type { Payload, PayloadRequest, Where } from 'payload'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import type { Document } from '../../kit/document.ts'
import { keptOnPayload } from '../../kit/kept-on-payload.ts'
import { mongoOf } from '../../kit/mongo/mongo-database.ts'
import { onCommit, onRollback } from '../../kit/on-commit.ts'
import { withExactWhere } from './exact-where.ts'
import { lockOf, locksSlug } from './lock-place.ts'

/** How many saves under way keep each lock. */
const keptOn = keptOnPayload<Map<string, number>>('kept-locks')

/** The lock on this document is its saver's own, or comes while this save is under way: it stays. */
export async function keepFor(req: PayloadRequest, document: Document): Promise<void> {
  const where = lockOf(document)
  req.context.stateroomKeptLock = where
  // On MongoDB Payload takes the lock away without saying for whom.
  if (!mongoOf(req.payload) || !req.transactionID) return
  const { payload } = req
  const kept = keptOn.of(payload) ?? new Map<string, number>()
  keptOn.keep(payload, kept)
  const key = JSON.stringify(where)
  const count = (by: number) => kept.set(key, (kept.get(key) ?? 0) + by)
  const end = () => {
    count(-1)
    if (kept.get(key) === 0) kept.delete(key)
  }
  count(1)
  await onCommit(req, end)
  await onRollback(req, end)
}

/** Payload takes the lock away with each save, so that others come in between two autosaves. */
export function keepOwnLocks(payload: Payload): DatabaseLayer {
  const exact = mongoOf(payload) ? <Asked>(asked: Asked) => asked : withExactWhere
  return {
    deleteMany: async (deletion, next) => {
      if (deletion.collection === locksSlug && isKept(payload, deletion)) return
      await next(exact(deletion))
    },
    find: (asked, next) => next(exact(asked)),
  }
}

const isKept = (
  payload: Payload,
  { req, where }: { req?: Partial<PayloadRequest>; where: Where },
): boolean => {
  if (!req) return keptOn.of(payload)?.has(JSON.stringify(where)) ?? false
  const kept = req.context?.stateroomKeptLock
  return kept !== undefined && isDeepStrictEqual(where, kept)
}
