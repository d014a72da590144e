import type { Payload, PayloadRequest } from 'payload'
import type { DatabaseLayer } from './database-layer.ts'

type Waiting = Map<string, (() => void)[]>

const waitingOf = new WeakMap<Payload, Waiting>()

/** Lets work wait for the transaction that it follows from: what is rolled back has no consequences. */
export function workOnCommit(payload: Payload): DatabaseLayer {
  const waiting: Waiting = new Map()
  waitingOf.set(payload, waiting)
  const take = (transaction: string) => {
    const work = waiting.get(transaction) ?? []
    waiting.delete(transaction)
    return work
  }
  return {
    commitTransaction: async (id, next) => {
      const work = take(String(await id))
      await next(id)
      for (const one of work) one()
    },
    rollbackTransaction: async (id, next) => {
      take(String(await id))
      await next(id)
    },
  }
}

/** Does it once what this request writes is kept; at once where there is no transaction. */
export async function onCommit(req: PayloadRequest, work: () => void): Promise<void> {
  const id = await req.transactionID
  const waiting = waitingOf.get(req.payload)
  if (id === undefined || id === null || !waiting) return work()
  const key = String(id)
  waiting.set(key, [...(waiting.get(key) ?? []), work])
}
