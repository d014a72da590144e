import type { Payload } from 'payload'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import { mustStillHold, release } from '../../kit/mongo/holds.ts'

interface Writing {
  req?: { transactionID?: unknown } | undefined
}

/** Ends what a transaction holds with it, and lets none write who may have lost it. */
export function keepHolds(payload: Payload): DatabaseLayer {
  const writing = async <Asked extends Writing>(
    asked: Asked,
    next: (asked: Asked) => Promise<unknown>,
  ) => {
    const transaction = await asked.req?.transactionID
    if (transaction) await mustStillHold(payload, String(transaction))
    return next(asked)
  }
  return {
    commitTransaction: async (id, next) => {
      const transaction = String(await id)
      try {
        await mustStillHold(payload, transaction)
        await next(id)
      } finally {
        await release(payload, transaction)
      }
    },
    rollbackTransaction: async (id, next) => {
      const transaction = String(await id)
      try {
        await next(id)
      } finally {
        await release(payload, transaction)
      }
    },
    create: writing,
    createGlobal: writing,
    createGlobalVersion: writing,
    createVersion: writing,
    deleteMany: writing,
    deleteOne: writing,
    updateGlobal: writing,
    updateGlobalVersion: writing,
    updateMany: writing,
    updateOne: writing,
    updateVersion: writing,
  } as DatabaseLayer
}
